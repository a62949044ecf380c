import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError } from '../process/config.ts'
import { isIdKey } from '../process/settings.ts'

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

/** HMAC-SHA-256, hex, of a purpose and its parts under the installation's key, which is not in the database. Purposes never share a hash. */
export type IdHash = (purpose: string, ...parts: string[]) => string

export const createIdHash = (key: Buffer): IdHash => {
  // Hashing with a KeyObject takes 4 µs; with the raw bytes it takes 25.
  const secret = createSecretKey(key)
  return (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex')
}

/** The stored form of a partner's own player id: the same id at two operators is two players. */
export const hashExternalId = (idHash: IdHash, operator: string, externalId: string): string => idHash('external id', operator, externalId)

/** Key file of an installation without `ID_KEY`. */
export const idKeyFile = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'id.key')

/** The installation's key: the setting, else the file; undefined if there is none. Throws ConfigError when the file cannot be used. */
export const readIdKey = (config: Pick<Config, 'idKey' | 'dataDir'>): Buffer | undefined => {
  if (config.idKey) return config.idKey
  const file = idKeyFile(config)
  const text = readKeyFile(file)?.trim()
  if (text !== undefined && !isIdKey(text))
    throw new ConfigError(`The installation key in ${file} is damaged: it must be 32 bytes in base64`)
  return text === undefined ? undefined : Buffer.from(text, 'base64')
}

/**
 * Makes the key file, readable by this user only: it appears complete or not at all, and outlives a power failure. A process that lost the race
 * uses the other's.
 */
export const createIdKey = (config: Pick<Config, 'idKey' | 'dataDir'>): Buffer => {
  const file = idKeyFile(config)
  const fresh = `${file}.${randomBytes(8).toString('hex')}`
  writeFileSync(fresh, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600, flush: true })
  try {
    linkSync(fresh, file)
    const folder = openSync(config.dataDir, 'r')
    fsyncSync(folder)
    closeSync(folder)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(fresh)
  }
  return readIdKey(config) ?? createIdKey(config)
}
