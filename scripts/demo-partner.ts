import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lifetimesMs } from '../contract/lifetimes.ts'
import { makeLink } from '../server/console/links.ts'
import { createServerKey, createWebhookSecret, hashSecret } from '../server/keys/secrets.ts'
import { type Config, ConfigError } from '../server/process/config.ts'
import type { Clock } from '../server/process/time.ts'
import { writeSecrets } from '../server/security/demo-secrets.ts'
import { databaseName, demoMember } from '../server/store/open-store.ts'
import type { Store } from '../server/store/store.ts'

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
export const openDemoPartner = async ({ config, store, clock }: { config: Config; clock: Clock; store: Store }): Promise<DemoPartner> => {
  const file = join(config.dataDir, 'demo-partner.json')
  const { key: storedKey, webhookSecret = createWebhookSecret() } = readPartner(file)
  const record = storedKey === undefined ? undefined : await store.keys.find(hashSecret(storedKey))
  const key = storedKey !== undefined && record?.revokedAt === null ? storedKey : createServerKey()
  if (key !== storedKey)
    await store.keys.add({ hash: hashSecret(key), operator: partnerOperator, name: 'demo', test: true, createdAt: clock() })
  writeSecrets(file, { key, webhookSecret })
  return { key, webhookSecret }
}

/** Makes sure that the example receives its games' events. */
export const openDemoEndpoint = async ({ store, clock }: { clock: Clock; store: Store }, url: string, secret: string): Promise<void> => {
  const endpoints = await store.webhooks.list(partnerOperator)
  if (endpoints.some((endpoint) => endpoint.url === url && endpoint.secret === secret && endpoint.disabledAt === null)) return
  await store.webhooks.add({ operator: partnerOperator, test: true, url, secret, createdAt: clock() })
}

/** Refuses the database of an installation: anybody who can reach this machine would own it, and the installation would refuse it from then on. */
export const refuseInstallation = async ({ config, store }: { config: Config; store: Store }): Promise<void> => {
  if ((await store.members.of(demoMember)).length > 0) return
  const keys = [...(await store.listSecrets()), ...(await store.keys.list()), ...(await store.webhooks.list())]
  const isUsed = (await store.members.counts()).size > 0 || keys.some(({ test }) => !test)
  if (!isUsed) return
  const setting = config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'
  throw new ConfigError(`${databaseName(config)} is not a demo's: use npm run serve, or set ${setting} to another one for the demo`)
}

/** A link that signs in to the console, as a member of the provider and owner of the example's operator. */
export const openDemoMember = async ({
  store,
  clock,
  consoleSite,
}: {
  clock: Clock
  store: Store
  consoleSite: { url: string }
}): Promise<string> => {
  const now = clock()
  for (const operator of [undefined, partnerOperator]) await store.members.add({ email: demoMember, operator, role: 'owner', at: now })
  return makeLink(store, consoleSite.url, { email: demoMember, expiresAt: now + lifetimesMs.firstLink })
}
