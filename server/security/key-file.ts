import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a file readable by this user only, unless there is one. It appears complete or not at all, and outlives a power failure. */
export const createKeyFile = (file: string, text: string): void => {
  const fresh = `${file}.${randomBytes(8).toString('hex')}`
  writeFileSync(fresh, text, { flag: 'wx', mode: 0o600, flush: true })
  try {
    linkSync(fresh, file)
    syncFolder(dirname(file))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(fresh)
  }
}

const syncFolder = (folder: string): void => {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
