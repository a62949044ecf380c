import { statfsSync } from 'node:fs'
import { resolve } from 'node:path'

const gigabyte = 2 ** 30

/** The system's memory as a place for files, where there is one with room. */
const memory = () => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 4 * gigabyte ? { TMPDIR: '/dev/shm' } : {}
  } catch {
    return {}
  }
}

/**
 * What makes a whole run quick and changes nothing of what is tested: databases whose writes wait for no disk, and Node's compiled code,
 * which a hundred processes of the server load.
 */
export const testSettings = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'), ...memory() }
