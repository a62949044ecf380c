import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { idCharacters } from '../../contract/constants.ts'
import { createSecret, hashSecret } from '../keys/secrets.ts'
import type { Operators } from '../operators/registry.ts'
import type { Config } from '../process/config.ts'
import type { Clock } from '../process/time.ts'
import type { Store } from '../store/store.ts'

const readable = new RegExp(`^${idCharacters}$`)

/** The demo's secrets by operator, as stored in `DATA_DIR/demo.json`; damaged entries are dropped. */
const readSecrets = (file: string): Record<string, string> => {
  if (!existsSync(file)) return {}
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const entries = Object.entries(content !== null && typeof content === 'object' ? content : {})
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && readable.test(entry[1])))
  } catch {
    return {}
  }
}

type Needs = { config: Config; clock: Clock; store: Store; operators: Operators }

/** One secret per operator, kept across restarts. Revoked ones stay revoked and are replaced. */
export const openDemoSecrets = async (needs: Needs): Promise<Record<string, string>> => {
  const { config, store, operators, clock } = needs
  const file = join(config.dataDir, 'demo.json')
  const storedSecrets = readSecrets(file)
  const secrets: Record<string, string> = {}
  for (const { id } of operators.list()) {
    const storedSecret = storedSecrets[id]
    const record = storedSecret && (await store.findSecret(hashSecret(storedSecret)))
    const usable = storedSecret !== undefined && (!record || (record.revokedAt === null && record.operator === id))
    const secret = usable ? storedSecret : createSecret()
    if (!usable || !record)
      await store.addSecret({ hash: hashSecret(secret), operator: id, test: true, createdAt: clock(), revokedAt: null })
    secrets[id] = secret
  }
  writeSecrets(file, secrets)
  return secrets
}

/** Written atomically, readable by this user only. */
export const writeSecrets = (file: string, secrets: Record<string, string>): void => {
  const fresh = `${file}.new`
  writeFileSync(fresh, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  chmodSync(fresh, 0o600)
  renameSync(fresh, file)
}
