import { readFileSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { diff } from 'node:util'
import { Value } from 'typebox/value'
import { Environment, idKeyPattern, type SettingName, secretNames, settingNames, settings } from './settings.ts'

/** Whether a text is 32 bytes in base64. */
export const isIdKey = (text: string): boolean => new RegExp(idKeyPattern).test(text)

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
  /** Signs reports for regulators, PKCS#8 in PEM; without it a file in the data folder is used. */
  signingKey: string | undefined
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
  /** NODE_ENV says nothing else: development conveniences are off. */
  production: boolean
  /** Daily limits; 0 for none. */
  perDay: { [Name in Extract<SettingName, `${string}_PER_${string}`>]: number }
  /** Games older than this are removed; 0 keeps them. */
  retentionDays: number
  /** Worker processes for analyses and documents; by default one per core. */
  workers: number
  /** `web` answers players, `worker` analyses games, renders documents and delivers webhooks, `console` serves the console alone, `all` does everything. */
  role: 'all' | 'web' | 'worker' | 'console'
  /** Seconds between SIGTERM and the closing of the port. */
  drainSeconds: number
  /** OpenTelemetry's traces, if an endpoint is set; its packages read the other standard variables themselves. */
  tracing: { protocol: string; headers: string | undefined } | undefined
  /** Names the build in `build_info`; empty if none is given. */
  buildId: string
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
  const { environment, wrong } = withFiles(env)
  wrong.push(...findWrong(environment), ...findMissing(env, isProduction(environment)))
  if (wrong.length > 0) throw new ConfigError(`Bad setting: ${wrong.join('; ')}`)
  const listen = Number(environment.PORT ?? 8080)
  const host = environment.HOST ?? '127.0.0.1'
  const publicUrl = (environment.PUBLIC_URL ?? `http://127.0.0.1:${listen}`).replace(/\/$/, '')
  return {
    port: listen,
    host,
    examplesPort: Number(environment.EXAMPLES_PORT ?? 8081),
    dataDir: resolve(environment.DATA_DIR ?? 'data'),
    operatorsDir: resolve(environment.OPERATORS_DIR ?? fileURLToPath(new URL('../../operators/', import.meta.url))),
    databaseUrl: environment.DATABASE_URL,
    databasePool: Number(environment.DATABASE_POOL ?? 10),
    idKey: environment.ID_KEY === undefined ? undefined : Buffer.from(environment.ID_KEY, 'base64'),
    signingKey: environment.SIGNING_KEY,
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM ?? 'Gamalyze <no-reply@gamalyze.example>',
    publicUrl,
    console: readConsole(environment, publicUrl),
    providerUrl: environment.PROVIDER_URL ?? 'https://gamalyze.example/',
    contactEmail: environment.CONTACT_EMAIL ?? 'contact@gamalyze.example',
    trustProxy: readTrustProxy(environment.TRUST_PROXY),
    logLevel: environment.LOG_LEVEL ?? 'info',
    appOrigins: environment.APP_ORIGINS?.split(',') ?? [],
    production: isProduction(environment),
    perDay: {
      REGISTRATIONS_PER_NETWORK: Number(environment.REGISTRATIONS_PER_NETWORK ?? 20_000),
      REGISTRATIONS_PER_KEY: Number(environment.REGISTRATIONS_PER_KEY ?? 1_000_000),
      MAILS_PER_ADDRESS: Number(environment.MAILS_PER_ADDRESS ?? 5),
      MAILS_PER_NETWORK: Number(environment.MAILS_PER_NETWORK ?? 500),
      MAILS_PER_OPERATOR: Number(environment.MAILS_PER_OPERATOR ?? 10_000),
      MAILS_PER_DAY: Number(environment.MAILS_PER_DAY ?? 50_000),
    },
    retentionDays: Number(environment.RETENTION_DAYS ?? 730),
    workers: Number(environment.WORKERS ?? availableParallelism()),
    role: (environment.ROLE ?? 'all') as Config['role'],
    drainSeconds: Number(environment.DRAIN_SECONDS ?? (isProduction(environment) ? 10 : 0)),
    tracing: readTracing(environment),
    buildId: environment.BUILD_ID ?? '',
  }
}

/** The settings as given, secrets also by NAME_FILE, and which files are wrong. */
const withFiles = (env: Record<string, string | undefined>): { environment: Environment; wrong: string[] } => {
  const environment: Environment = Object.fromEntries(settingNames.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
  const wrong: string[] = []
  for (const name of secretNames) {
    const file = env[`${name}_FILE`]
    if (!file) continue
    if (environment[name]) wrong.push(`only one of ${name} and ${name}_FILE may be set`)
    try {
      environment[name] = readFileSync(file, 'utf8').trim()
      if (!environment[name]) wrong.push(`the file of ${name}_FILE is empty`)
    } catch {
      wrong.push(`${name}_FILE must be a file that can be read`)
    }
  }
  return { environment, wrong }
}

/** Without being told: a server is safe that nobody told what it is for. */
const isProduction = ({ NODE_ENV = 'production' }: Environment): boolean => NODE_ENV === 'production'

/** What one setting asks of another. */
const findMissing = (env: Record<string, string | undefined>, production: boolean): string[] => {
  const isSet = (name: 'DATABASE_URL' | 'ID_KEY') => Boolean(env[name] || env[`${name}_FILE`])
  const wrong: string[] = []
  if (env.ROLE && env.ROLE !== 'all' && !isSet('DATABASE_URL')) wrong.push('ROLE must be all without DATABASE_URL')
  if (production && isSet('DATABASE_URL') && !isSet('ID_KEY'))
    wrong.push('ID_KEY must be set in production with DATABASE_URL: 32 random bytes in base64')
  return wrong
}

const isLocal = (url: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/**
 * What a server in production must have set, beyond what every command reads.
 * @throws ConfigError
 */
export const requireProductionUrls = ({ production, publicUrl, console }: Config, env: Record<string, string | undefined>): void => {
  if (!production) return
  if (!env.PUBLIC_URL) throw new ConfigError('Bad setting: PUBLIC_URL must be set in production: the https address of the test')
  if (!publicUrl.startsWith('https:') && !isLocal(publicUrl))
    throw new ConfigError('Bad setting: PUBLIC_URL must be https in production: the test asks for nothing over an open line')
  if (console && !console.url.startsWith('https:') && !(isLocal(console.url) && isLocal(publicUrl)))
    throw new ConfigError('Bad setting: CONSOLE_URL must be set to an https address in production')
}

/** Letters put in or taken out between two words; a changed one counts twice. */
const edits = (one: string, other: string): number =>
  Math.abs(one.length - other.length) > 2 ? Number.POSITIVE_INFINITY : diff(one, other).filter(([kind]) => kind !== 0).length

/** Names in the environment that are no settings and look like misspelt ones, or like files of those that hold no secret, each with the nearest setting. */
export const misspeltSettings = (env: Record<string, string | undefined>): { name: string; nearest: string }[] => {
  const knownNames = [...settingNames, ...secretNames.map((name) => `${name}_FILE`)]
  return Object.keys(env)
    .filter((name) => !knownNames.includes(name))
    .flatMap((name) => {
      const nearest = knownNames.find((other) => name === `${other}_FILE` || (other.length > 4 && edits(name.toUpperCase(), other) <= 2))
      return nearest ? [{ name, nearest }] : []
    })
}

/** Settings NAME_FILE whose file every user of this machine may read. */
export const openSecretFiles = (env: Record<string, string | undefined>): string[] =>
  secretNames.map((name) => `${name}_FILE`).filter((name) => env[name] && statSync(env[name]).mode & 0o007)

/** Default port of the console. */
export const consolePort = 8082
/** Address of a local console: with another host name than the test's, as cookies ignore ports. */
export const localConsole = (publicUrl: string, port: number): string =>
  `http://${new URL(publicUrl).hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${port}`

const readConsole = (environment: Environment, publicUrl: string): Config['console'] => {
  const { CONSOLE_URL, CONSOLE_PORT, ROLE = 'all' } = environment
  if (CONSOLE_URL === undefined && CONSOLE_PORT === undefined && ROLE !== 'console') return undefined
  const port = Number(CONSOLE_PORT ?? consolePort)
  const url = (CONSOLE_URL ?? localConsole(publicUrl, port)).replace(/\/$/, '')
  if (isProduction(environment) && new URL(url).hostname === new URL(publicUrl).hostname)
    throw new ConfigError('Bad setting: CONSOLE_URL must have another host name than PUBLIC_URL, as cookies ignore ports')
  const isServed = ROLE === 'all' || ROLE === 'console' || (ROLE === 'web' && CONSOLE_PORT !== undefined)
  return { url, port: isServed ? port : undefined }
}

const readTracing = (environment: Environment): Config['tracing'] => {
  const endpoint = environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? environment.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint || environment.OTEL_SDK_DISABLED === 'true' || environment.OTEL_TRACES_EXPORTER === 'none') return undefined
  return { protocol: environment.OTEL_EXPORTER_OTLP_PROTOCOL ?? 'http/protobuf', headers: environment.OTEL_EXPORTER_OTLP_HEADERS }
}

/** How long games are kept, to be printed at every start. */
export const retentionLine = ({ retentionDays: days }: Config): string =>
  days === 0 ? 'Games are kept for good: RETENTION_DAYS is 0' : `Games are removed after ${days} days (RETENTION_DAYS)`

/** The SQLite file of an installation without DATABASE_URL. */
export const databaseFile = (config: Config): string => join(config.dataDir, 'gamalyze.sqlite')

const oneHost = 'the postgres:// address of one host: for failover a name in DNS, or a proxy, that follows the primary'

const encoded = 'an address whose user and password are encoded: % as %25, # as %23, / as %2F, ? as %3F, @ as %40, a space as %20'

/** Whether a character of an address's password, which the address then ends or continues with, stands there as itself. */
const isUnencoded = (address: string): boolean => {
  const [, authority = '', rest = ''] = /^[^/]*\/\/([^/?#]*)(.*)$/s.exec(address) ?? []
  const user = authority.slice(0, Math.max(authority.lastIndexOf('@'), 0))
  if (/%(?![0-9a-f]{2})|\s/i.test(user)) return true
  // Only a parameter may have an @ of its own.
  return rest.includes('@') && !(URL.canParse(address) && /^\/[^/?#@]*\?[^#]*$/.test(rest))
}

const addresses = [
  'DATABASE_URL',
  'SMTP_URL',
  'PUBLIC_URL',
  'CONSOLE_URL',
  'PROVIDER_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
] as const

/** Returns names only, never values: an address may contain a password. */
const findWrong = (environment: Environment): string[] => {
  const wrong = new Set<SettingName>(Value.Errors(Environment, environment).map((error) => error.instancePath.slice(1) as SettingName))
  for (const name of addresses) if (environment[name] && !URL.canParse(environment[name])) wrong.add(name)
  const severalHosts = /^[^/]*\/\/([^/?#]*@)?[^/?#@]*,/.test(environment.DATABASE_URL ?? '')
  if (severalHosts) wrong.add('DATABASE_URL')
  const unencoded = (['DATABASE_URL', 'SMTP_URL'] as SettingName[]).filter((name) => isUnencoded(environment[name] ?? ''))
  for (const name of unencoded) wrong.add(name)
  const expected = (name: SettingName): string => {
    if (unencoded.includes(name)) return encoded
    return severalHosts && name === 'DATABASE_URL' ? oneHost : settings[name].description
  }
  return [...wrong].map((name) => `${name} must be ${expected(name)}`)
}

const readTrustProxy = (value = 'false'): boolean | number | string => {
  if (value === 'true' || value === 'false') return value === 'true'
  return /^[0-9]$/.test(value) ? Number(value) : value
}
