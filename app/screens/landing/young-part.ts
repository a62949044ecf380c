/** Loaded when somebody says that they are too young. */
export const young = { load: () => import('./young.tsx').then(({ Young }) => Young) }
