import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ConfigError } from '../process/config.ts'

const isFile = 'which is or lies in a file: name a folder'
const isFull = 'whose disk is full: free some of it, or name another folder'
const isRefused = 'which this user may not write: make the user its owner, or name another folder'
/** Why nothing can be written, and what to do, by the system's code. */
const reasons: Record<string, string> = {
  ENOTDIR: isFile,
  EEXIST: isFile,
  EROFS: 'whose disk is read-only: mount it for writing, or name another folder',
  EACCES: isRefused,
  EPERM: isRefused,
  ENOSPC: isFull,
  EDQUOT: isFull,
}

/** Creates the data folder. @throws ConfigError that says why nothing can be written there, and what to do */
export const prepareFolder = (folder: string): void => {
  try {
    makeFolder(folder, 0o700)
    // A file has no such entry.
    accessSync(`${folder}/.`, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const reason = reasons[code] ?? `which cannot be made (${code}): name another`
    throw new ConfigError(`Bad setting: DATA_DIR must be a writable folder, not ${folder}, ${reason}`)
  }
}

/** Makes a folder and those above it, one at a time: with `recursive` Node never returns below a folder that refuses with ENOENT, such as /proc. */
export const makeFolder = (folder: string, mode?: number): void => {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) makeFolder(parent, mode)
  mkdirSync(folder, { mode })
}

/** Files of this product, and of file systems. */
const ours = /^(gamalyze\.sqlite|id\.key|signing\.key|demo\.json|demo-partner\.json|deleted-games-)/
const isOthers = (path: string): boolean => (statSync(path).mode & 0o077) !== 0

/**
 * Removes other users' access to the data folder, its database and keys, whatever their owner and umask: anybody who reads a uid can open
 * that report. The folder itself only if it contains nothing else, since it may be /tmp. A line names what stays accessible.
 */
export const closeFolder = (folder: string, warn: (line: string) => void = () => {}): void => {
  const names = namesIn(folder)
  const own = names.filter((name) => ours.test(name))
  if (own.length === 0) return
  const isAlone = names.every((name) => ours.test(name) || name === 'lost+found')
  const open = [
    ...own.map((name) => ({ path: join(folder, name), mode: 0o600 })),
    { path: folder, mode: isAlone ? 0o700 : undefined },
  ].filter(({ path, mode }) => isStillOpen(path, mode))
  if (open.length > 0)
    warn(`Other users of this machine may open ${open.map(({ path }) => path).join(', ')}: chmod 700 a folder, 600 a file, as its owner`)
}

/** Nothing where there is no folder, as beside PostgreSQL, or this user may not look into it. */
const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const isStillOpen = (path: string, mode: number | undefined): boolean => {
  try {
    if (mode !== undefined && isOthers(path)) chmodSync(path, mode)
  } catch {
    // Another user's, or on a disk without modes.
  }
  try {
    return isOthers(path)
  } catch {
    // A log that the last reader of a database has taken away.
    return false
  }
}
