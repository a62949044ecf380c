import type { Plugin } from 'vite'
import { consoleCalls } from '../../contract/console/console-calls.ts'

/** Reduces the console's contract to the method and path of each call: the console needs the schemas as types only, not in its bundle. */
export const bakeCalls = (): Plugin => {
  let isBaked = false
  return {
    name: 'bake-calls',
    apply: 'build',
    load: (id) => {
      if (!id.endsWith('/contract/console/console-calls.ts')) return null
      isBaked = true
      const addresses = Object.entries(consoleCalls).map(([name, { method, path, ...call }]) => [
        name,
        { method, path, ...('makes' in call && { makes: call.makes }) },
      ])
      return `export const consoleCalls = ${JSON.stringify(Object.fromEntries(addresses))}`
    },
    buildEnd: (error) => {
      if (!error && !isBaked) throw new Error('the calls of the console were not baked: its bundle holds every schema')
    },
  }
}
