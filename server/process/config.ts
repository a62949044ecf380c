import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Type } from 'typebox'
import { Value } from 'typebox/value'

/** A setting that matches the pattern; the description completes "NAME must be …". */
const setting = (pattern: string, description: string) => ({ schema: Type.Optional(Type.String({ pattern })), description })
const port = setting(
  '^([0-9]|[1-9][0-9]{1,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$',
  'a whole number from 0 to 65535',
)
const origin = setting('^https?://[^/?#\\s@]+/?$', 'an http or https address without path')
const count = (description: string) => setting('^[1-9][0-9]{0,6}$', description)

const idKey = '^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$'
/** Whether a text is 32 bytes in base64. */
export const isIdKey = (text: string): boolean => new RegExp(idKey).test(text)

const limit = setting('^[0-9]{1,9}$', 'a number per day, 0 for no limit')

/** Every setting, with its name in the environment. */
const settings = {
  PORT: port,
  HOST: setting('^[0-9A-Za-z.:-]+$', 'a host name or an IP address'),
  EXAMPLES_PORT: port,
  DATA_DIR: setting('^[^\\u0000]+$', 'a folder'),
  OPERATORS_DIR: setting('^[^\\u0000]+$', 'a folder'),
  DATABASE_URL: setting('^postgres(ql)?://\\S+$', 'a postgres:// address'),
  ID_KEY: setting(idKey, '32 random bytes in base64'),
  DATABASE_POOL: count('a number of connections of at least 1'),
  SMTP_URL: setting('^smtps?://\\S+$', 'an smtp:// or smtps:// address'),
  MAIL_FROM: setting('^[^\\r\\n]*[^\\s@<]+@[^\\s@>]+>?$', 'a mail address'),
  PUBLIC_URL: origin,
  CONSOLE_URL: origin,
  CONSOLE_PORT: port,
  PROVIDER_URL: setting('^https?://\\S+$', 'an http or https address'),
  CONTACT_EMAIL: setting('^[^\\s@]+@[^\\s@]+$', 'a mail address'),
  APP_ORIGINS: setting('^https?://[^/?#\\s@,]+(,https?://[^/?#\\s@,]+)*$', 'comma-separated http or https addresses without path'),
  NODE_ENV: setting('^[a-z]+$', 'a word such as production'),
  TRUST_PROXY: setting('^([0-9]|true|false|[0-9a-fA-F.:/,]+)$', 'true, false, a number of proxies, or their addresses'),
  LOG_LEVEL: setting('^(fatal|error|warn|info|debug|silent)$', 'one of fatal, error, warn, info, debug, silent'),
  REGISTRATIONS_PER_NETWORK: limit,
  MAILS_PER_ADDRESS: limit,
  MAILS_PER_NETWORK: limit,
  MAILS_PER_OPERATOR: limit,
  MAILS_PER_DAY: limit,
  RETENTION_DAYS: setting('^[0-9]{1,5}$', 'a number of days, 0 to keep games for good'),
  WORKERS: count('a number of processes of at least 1'),
  ROLE: setting('^(all|web|worker|console)$', 'one of all, web, worker, console'),
}
type Name = keyof typeof settings
const names = Object.keys(settings) as Name[]
const Environment = Type.Object(Object.fromEntries(names.map((name) => [name, settings[name].schema])))
type Environment = { [name in Name]?: string }

/** Settings of one process: read once at startup, passed to whatever needs them. */
export type Config = {
  port: number
  host: string
  examplesPort: number
  dataDir: string
  /** One folder per operator; by default the one in this repository. */
  operatorsDir: string
  /** PostgreSQL; without it a SQLite file in the data folder is used. */
  databaseUrl: string | undefined
  databasePool: number
  /** The installation key, 32 bytes; without it a file in the data folder is used. */
  idKey: Buffer | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Public origin of the server, without a trailing slash. */
  publicUrl: string
  /** The partner console, if enabled: a listener and an origin of its own. */
  console: { url: string /** Undefined where another process serves it */; port: number | undefined } | undefined
  providerUrl: string
  contactEmail: string
  trustProxy: boolean | number | string
  logLevel: string
  /** Additional origins that may serve the app. */
  appOrigins: string[]
  /** NODE_ENV is production: development conveniences are off. */
  production: boolean
  /** Daily limits; 0 for none. */
  perDay: { registrationsOfNetwork: number; mailsToAddress: number; mailsOfNetwork: number; mailsOfOperator: number; mails: number }
  /** Games older than this are removed; 0 keeps them. */
  retentionDays: number
  /** Worker processes for analyses and documents; by default one per core. */
  workers: number
  /** `web` answers players, `worker` analyses games, renders documents and delivers webhooks, `console` serves the console alone, `all` does everything. */
  role: 'all' | 'web' | 'worker' | 'console'
}

/** All problems with the settings, in one line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly code: string
  constructor(message: string, code = 'BAD_SETTING') {
    super(message)
    this.code = code
  }
}

/** Reads the settings from the environment; throws ConfigError naming every bad one. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const given: Environment = Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
  const wrong = findWrong(given)
  if (given.ROLE && given.ROLE !== 'all' && !given.DATABASE_URL) throw new ConfigError('Bad setting: ROLE must be all without DATABASE_URL')
  if (wrong.length > 0) throw new ConfigError(`Bad setting: ${wrong.join('; ')}`)
  if (given.NODE_ENV === 'production' && given.DATABASE_URL && !given.ID_KEY)
    throw new ConfigError('Bad setting: ID_KEY must be set in production with DATABASE_URL: 32 random bytes in base64')
  const listen = Number(given.PORT ?? 8080)
  const host = given.HOST ?? '127.0.0.1'
  const publicUrl = (given.PUBLIC_URL ?? `http://127.0.0.1:${listen}`).replace(/\/$/, '')
  return {
    port: listen,
    host,
    examplesPort: Number(given.EXAMPLES_PORT ?? 8081),
    dataDir: resolve(given.DATA_DIR ?? 'data'),
    operatorsDir: resolve(given.OPERATORS_DIR ?? fileURLToPath(new URL('../../operators/', import.meta.url))),
    databaseUrl: given.DATABASE_URL,
    databasePool: Number(given.DATABASE_POOL ?? 10),
    idKey: given.ID_KEY === undefined ? undefined : Buffer.from(given.ID_KEY, 'base64'),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? 'Gamalyze <no-reply@gamalyze.example>',
    publicUrl,
    console: readConsole(given, publicUrl),
    providerUrl: given.PROVIDER_URL ?? 'https://gamalyze.example/',
    contactEmail: given.CONTACT_EMAIL ?? 'contact@gamalyze.example',
    trustProxy: readTrustProxy(given.TRUST_PROXY),
    logLevel: given.LOG_LEVEL ?? 'info',
    appOrigins: given.APP_ORIGINS?.split(',') ?? [],
    production: given.NODE_ENV === 'production',
    perDay: {
      registrationsOfNetwork: Number(given.REGISTRATIONS_PER_NETWORK ?? 20_000),
      mailsToAddress: Number(given.MAILS_PER_ADDRESS ?? 5),
      mailsOfNetwork: Number(given.MAILS_PER_NETWORK ?? 500),
      mailsOfOperator: Number(given.MAILS_PER_OPERATOR ?? 10_000),
      mails: Number(given.MAILS_PER_DAY ?? 50_000),
    },
    retentionDays: Number(given.RETENTION_DAYS ?? 730),
    workers: Number(given.WORKERS ?? availableParallelism()),
    role: (given.ROLE ?? 'all') as Config['role'],
  }
}

/** Default port of the console. */
export const consolePort = 8082
/** Address of a local console: with another host name than the test's, as cookies ignore ports. */
export const localConsole = (publicUrl: string, port: number): string =>
  `http://${new URL(publicUrl).hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${port}`

const readConsole = ({ CONSOLE_URL, CONSOLE_PORT, NODE_ENV, ROLE = 'all' }: Environment, publicUrl: string): Config['console'] => {
  if (CONSOLE_URL === undefined && CONSOLE_PORT === undefined && ROLE !== 'console') return undefined
  const port = Number(CONSOLE_PORT ?? consolePort)
  const url = (CONSOLE_URL ?? localConsole(publicUrl, port)).replace(/\/$/, '')
  if (NODE_ENV === 'production' && new URL(url).hostname === new URL(publicUrl).hostname)
    throw new ConfigError('Bad setting: CONSOLE_URL must have another host name than PUBLIC_URL, as cookies ignore ports')
  const isServed = ROLE === 'all' || ROLE === 'console' || (ROLE === 'web' && CONSOLE_PORT !== undefined)
  return { url, port: isServed ? port : undefined }
}

/** How long games are kept, to be printed at every start. */
export const retentionLine = ({ retentionDays: days }: Config): string =>
  days === 0 ? 'Games are kept for good: RETENTION_DAYS is 0' : `Games are removed after ${days} days (RETENTION_DAYS)`

/** The SQLite file of an installation without DATABASE_URL. */
export const databaseFile = (config: Config): string => join(config.dataDir, 'gamalyze.sqlite')

/** Returns names only, never values: an address may contain a password. */
const findWrong = (given: Environment): string[] => {
  const wrong = new Set<Name>(Value.Errors(Environment, given).map((error) => error.instancePath.slice(1) as Name))
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL', 'CONSOLE_URL', 'PROVIDER_URL'] as const)
    if (given[name] && !URL.canParse(given[name])) wrong.add(name)
  return [...wrong].map((name) => `${name} must be ${settings[name].description}`)
}

const readTrustProxy = (value = 'false'): boolean | number | string => {
  if (value === 'true' || value === 'false') return value === 'true'
  return /^[0-9]$/.test(value) ? Number(value) : value
}
