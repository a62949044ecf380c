import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ConfigError } from '../process/config.ts'

/** The text of a key file; undefined if there is none. @throws ConfigError */
export const readKeyFile = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT') return undefined
    throw new ConfigError(`The key in ${file} cannot be read (${code}): check its owner and permissions`)
  }
}

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
