import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { idCharacters } from '../../contract/constants.ts'
import { linkLifetimesMs, makeLink } from '../console/links.ts'
import type { Deps } from '../http/deps.ts'
import { demoMember } from '../store/open-store.ts'
import { createSecret, createServerKey, createWebhookSecret, hashSecret } from './secrets.ts'

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

/** One secret per operator, kept across restarts. Revoked ones stay revoked and are replaced. */
export const openDemoSecrets = async ({
  config,
  store,
  operators,
  clock,
}: Pick<Deps, 'config' | 'store' | 'operators' | 'clock'>): Promise<Record<string, string>> => {
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
const writeSecrets = (file: string, secrets: Record<string, string>): void => {
  const fresh = `${file}.new`
  writeFileSync(fresh, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  chmodSync(fresh, 0o600)
  renameSync(fresh, file)
}

/** Credentials of the example partner server. */
export type DemoPartner = { key: string; webhookSecret: string }
/** The operator of that example: it asks players to share their result. */
const partnerOperator = 'quiet-hour'

const readPartner = (file: string): Partial<DemoPartner> => {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const { key, webhookSecret } = (content ?? {}) as Record<string, unknown>
    return typeof key === 'string' && typeof webhookSecret === 'string' ? { key, webhookSecret } : {}
  } catch {
    return {}
  }
}

/** A test server key and the secret of a webhook endpoint, kept across restarts; a revoked key is replaced. */
export const openDemoPartner = async ({ config, store, clock }: Pick<Deps, 'config' | 'store' | 'clock'>): Promise<DemoPartner> => {
  const file = join(config.dataDir, 'demo-partner.json')
  const { key: kept, webhookSecret = createWebhookSecret() } = readPartner(file)
  const record = kept === undefined ? undefined : await store.keys.find(hashSecret(kept))
  const key = kept !== undefined && record?.revokedAt === null ? kept : createServerKey()
  if (key !== kept) await store.keys.add({ hash: hashSecret(key), operator: partnerOperator, name: 'demo', test: true, createdAt: clock() })
  writeSecrets(file, { key, webhookSecret })
  return { key, webhookSecret }
}

/** Makes sure that the example receives its games' events. */
export const openDemoEndpoint = async ({ store, clock }: Pick<Deps, 'store' | 'clock'>, url: string, secret: string): Promise<void> => {
  const endpoints = await store.webhooks.list(partnerOperator)
  if (endpoints.some((endpoint) => endpoint.url === url && endpoint.secret === secret && endpoint.disabledAt === null)) return
  await store.webhooks.add({ operator: partnerOperator, test: true, url, secret, createdAt: clock() })
}

/** A link that signs in to the console, as a member of the provider and owner of the example's operator. */
export const openDemoMember = async ({ store, clock, consoleAt }: Pick<Deps, 'store' | 'clock' | 'consoleAt'>): Promise<string> => {
  const now = clock()
  for (const operator of [undefined, partnerOperator]) await store.members.add({ email: demoMember, operator, role: 'owner', at: now })
  return makeLink(store, consoleAt.url, { email: demoMember, expiresAt: now + linkLifetimesMs.first })
}
