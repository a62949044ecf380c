import type { Plugin } from 'vite'
import { consoleCalls } from '../contract/console/calls.ts'

/** Leaves of the console's contract only method and path of each call: its schemas are types to the console, and bytes to nobody. */
export const bakeCalls = (): Plugin => ({
  name: 'bake-calls',
  load: (id) => {
    if (!/\/contract\/console\/calls\.ts$/.test(id)) return null
    const addresses = Object.entries(consoleCalls).map(([name, { method, path }]) => [name, { method, path }])
    return `export const consoleCalls = ${JSON.stringify(Object.fromEntries(addresses))}`
  },
})
