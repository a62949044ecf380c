/** For callbacks that have nothing to do in the workbench. */
export const nothing = () => {}
