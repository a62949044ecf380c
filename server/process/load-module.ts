/** Imports a module of ours that is found by its name in a folder. In the bundle `vite.server.config.ts` takes its place. */
export const loadModule = (address: URL): Promise<unknown> => import(address.href)
