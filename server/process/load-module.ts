/** Imports a module of ours that is found by its name in a folder. In the bundle `server/vite.config.ts` takes its place. */
export const loadModule = (address: URL): Promise<unknown> => import(address.href)
