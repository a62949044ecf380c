import type { Plugin } from 'vite'
import { consoleCalls } from '../../contract/console/console-calls.ts'

/** Reduces the console's contract to the method and path of each call: the console needs the schemas as types only, not in its bundle. */
export const bakeCalls = (): Plugin => ({
  name: 'bake-calls',
  load: (id) => {
    if (!/\/contract\/console\/calls\.ts$/.test(id)) return null
    const addresses = Object.entries(consoleCalls).map(([name, { method, path }]) => [name, { method, path }])
    return `export const consoleCalls = ${JSON.stringify(Object.fromEntries(addresses))}`
  },
})
