import { statfsSync } from 'node:fs'
import { resolve } from 'node:path'

const gigabyte = 2 ** 30

/** An in-memory file system for temporary files, if there is one with room. */
const memory = () => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 4 * gigabyte ? { TMPDIR: '/dev/shm' } : {}
  } catch {
    return {}
  }
}

/**
 * Settings that speed up a whole run without changing what is tested: databases in memory; Node's compile cache, as a run starts about a
 * hundred server processes, each with one helper thread, as there are more processes than cores; no print of the page in each error of Testing
 * Library, which makes one at each look for what is not there yet; and fewer garbage collections in the type checker, which is written in Go.
 */
export const testSettings = {
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
  NODE_OPTIONS: '--v8-pool-size=1',
  DEBUG_PRINT_LIMIT: '0',
  GOGC: '400',
  ...memory(),
}
