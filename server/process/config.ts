import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { diff } from 'node:util'
import { camel, consolePort, namesInFile, type SettingName, type Settings, secretNames, settingNames, settings } from './settings.ts'

type Environment = Record<string, string | undefined>

/** Settings of one process: read once at startup, passed to whatever needs them. */
export type Config = Omit<Settings, 'publicUrl' | 'drainSeconds'> & {
  publicUrl: string
  drainSeconds: number
  /** NODE_ENV says nothing else: development conveniences are off. */
  production: boolean
  /** The partner console, if enabled: a listener and an origin of its own. */
  console: { url: string /** Undefined where another process serves it */; port: number | undefined } | undefined
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

/** Reads the settings from the environment, for a command or for a server, which needs more; throws ConfigError naming every bad one. */
export const readConfig = (environment: Environment, program: 'command' | 'server' = 'command'): Config => {
  const env = withoutServices(environment)
  const { values, wrong } = readValues(env)
  const production = values.nodeEnv === 'production'
  const publicUrl = values.publicUrl ?? `http://127.0.0.1:${values.port}`
  const config = {
    ...values,
    publicUrl,
    drainSeconds: values.drainSeconds ?? (production ? 10 : 0),
    production,
    console: readConsole(values, publicUrl),
  }
  const all = [
    ...wrong,
    ...findMisspelt(env),
    ...findBroken(rules, config, env),
    ...(program === 'server' ? missingForServer(config, env) : []),
  ]
  if (all.length > 0) throw new ConfigError(`Bad setting: ${all.join('; ')}`)
  return config
}

/** Without the NAME_PORT that Kubernetes adds to the environment for each of its services. */
const withoutServices = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([name, value = '']) => !(name.endsWith('_PORT') && value.startsWith('tcp://'))))

/** The value of each setting, secrets also from NAME_FILE; names what is wrong, never a value: an address may contain a password. */
const readValues = (env: Environment): { values: Settings; wrong: string[] } => {
  const wrong: string[] = []
  const provider = readProvider(env.PROVIDER_FILE, wrong)
  const read = (name: SettingName): unknown => {
    const { parse, default: initial, inFile } = settings[name]
    const ofProvider = inFile ? provider[camel(name)] : undefined
    try {
      if (ofProvider !== undefined && env[name] !== undefined) throw new ConfigError(`only one of ${name} and ${placeOf(name)} may be set`)
      const text = ofProvider === undefined ? textOf(name, env) : `${ofProvider}`
      return text === undefined ? initial : parse(text)
    } catch (error) {
      wrong.push(
        error instanceof ConfigError
          ? error.message
          : `${ofProvider === undefined ? name : placeOf(name)} must be ${(error as Error).message}`,
      )
      return initial
    }
  }
  const values = Object.fromEntries(settingNames.map((name) => [camel(name), read(name)])) as Settings
  return { values, wrong }
}

const placeOf = (name: SettingName): string => `"${camel(name)}" in PROVIDER_FILE`

/** The provider's own file: an object with some of what `inFile` says; names what is wrong. */
const readProvider = (file: string | undefined, wrong: string[]): Record<string, unknown> => {
  if (!file) return {}
  try {
    const content: unknown = JSON.parse(readText(file) ?? '')
    if (typeof content !== 'object' || content === null || Array.isArray(content)) throw new TypeError('no object')
    const names: string[] = namesInFile.map(camel)
    for (const name of Object.keys(content).filter((name) => !names.includes(name)))
      wrong.push(`"${name.slice(0, 40)}" in PROVIDER_FILE is no setting: choose from ${names.join(', ')}`)
    return content as Record<string, unknown>
  } catch {
    wrong.push('PROVIDER_FILE must be a readable JSON file with an object')
    return {}
  }
}

/** What still names the provider as it is shipped, which players would read. */
export const shippedNames = (config: Config) =>
  (['providerUrl', 'contactEmail', 'mailFrom'] as const).filter((name) => config[name].includes('gamalyze.example'))

/** Names of 1.0.0 that are void, and why */
const voidNames: [pattern: RegExp, why: string][] = [
  [/^BUILD_ID$/, 'build_info has the id that the build gives itself'],
  [/^OTEL_/, 'no traces are sent'],
]

/** Names of 1.0.0 that are not settings any more, or stand elsewhere, as lines. */
export const findFormer = (env: Environment): string[] => [
  ...namesInFile.filter((name) => env[name] !== undefined).map((name) => `${name} is now ${placeOf(name)}, and read here until 2.0`),
  ...(env.SIGNING_KEY === undefined && env.SIGNING_KEY_FILE === undefined
    ? []
    : ['SIGNING_KEY signs nothing any more, as ID_KEY does: leave it only to verify what 1.0.0 signed']),
  ...Object.keys(env).flatMap((name) =>
    voidNames.filter(([pattern]) => pattern.test(name)).map(([, why]) => `${name} is no setting any more, and not read: ${why}`),
  ),
]

/** @throws ConfigError that says why there is none */
const textOf = (name: SettingName, env: Environment): string | undefined => {
  const file = secretNames.includes(name) ? env[`${name}_FILE`] : undefined
  if (env[name] === '' || file === '')
    throw new ConfigError(`${file === '' ? `${name}_FILE` : name} is empty: give it a value, or leave it out`)
  if (file === undefined) return env[name]
  if (env[name] !== undefined) throw new ConfigError(`only one of ${name} and ${name}_FILE may be set`)
  const text = readText(file)?.trim()
  if (text === undefined) throw new ConfigError(`${name}_FILE must be a readable file`)
  if (text === '') throw new ConfigError(`the file of ${name}_FILE is empty`)
  return text
}

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** What one setting asks of another. `isSet`: also by its file. */
type Rule = { isBroken(config: Config, isSet: (name: SettingName) => boolean): boolean; message: string }

const isLocal = (url: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
const isSafe = (url: string): boolean => url.startsWith('https:')

const rules: Rule[] = [
  { isBroken: ({ role }, isSet) => role !== 'all' && !isSet('DATABASE_URL'), message: 'ROLE must be all without DATABASE_URL' },
  {
    isBroken: ({ production }, isSet) => production && isSet('DATABASE_URL') && !isSet('ID_KEY'),
    message: 'ID_KEY must be set in production with DATABASE_URL: 32 random bytes in base64',
  },
  {
    isBroken: ({ production, console, publicUrl }) =>
      production && console !== undefined && new URL(console.url).hostname === new URL(publicUrl).hostname,
    message: 'CONSOLE_URL must have another host name than PUBLIC_URL, as cookies ignore ports',
  },
]
/** The same for a server, beyond what every command reads. */
const rulesOfServers: Rule[] = [
  {
    isBroken: ({ production }, isSet) => production && !isSet('PUBLIC_URL'),
    message: 'PUBLIC_URL must be set in production: the https address of the test',
  },
  {
    isBroken: ({ production, publicUrl }) => production && !isSafe(publicUrl) && !isLocal(publicUrl),
    message: 'PUBLIC_URL must be https in production: the test asks for nothing over an open line',
  },
  {
    isBroken: ({ production, publicUrl, console }) =>
      production && console !== undefined && !isSafe(console.url) && !(isLocal(console.url) && isLocal(publicUrl)),
    message: 'CONSOLE_URL must be set to an https address in production',
  },
]

const findBroken = (list: Rule[], config: Config, env: Environment): string[] =>
  list.filter(({ isBroken }) => isBroken(config, (name) => Boolean(env[name] || env[`${name}_FILE`]))).map(({ message }) => message)

/** What a server in production must have set, beyond what every command reads, as lines. */
export const missingForServer = (config: Config, env: Environment): string[] => findBroken(rulesOfServers, config, env)

/** Names of other tools that look like misspelt settings. */
const ofOthers = ['LOGLEVEL', 'DATADIR', 'MAILFROM']

/** Whether a name is a longer one's but for two letters, or a shorter one's but for one or for the order of two: `DB_KEY` is no `ID_KEY`. */
const isSlip = (name: string, setting: string): boolean => {
  if (setting.length < 5 || Math.abs(name.length - setting.length) > 2) return false
  const edits = diff(name, setting).filter(([kind]) => kind !== 0).length
  const isOrder = [...name].sort().join() === [...setting].sort().join()
  return edits <= (setting.length > 12 || isOrder ? 2 : 1)
}

/** Names in the environment that look like misspelt settings, or like files of those that hold no secret. */
const findMisspelt = (env: Environment): string[] => {
  const names: string[] = [...settingNames, ...secretNames.map((name) => `${name}_FILE`)]
  return Object.keys(env)
    .filter((name) => ![...names, ...ofOthers].includes(name))
    .flatMap((name) => {
      const nearest = names.find((other) => name === `${other}_FILE` || isSlip(name.toUpperCase(), other))
      return nearest ? [`${name} is no setting: is ${nearest} meant?`] : []
    })
}

/** Settings NAME_FILE whose file every user of this machine may read. */
export const openSecretFiles = (env: Environment): string[] =>
  secretNames.map((name) => `${name}_FILE`).filter((name) => env[name] && statSync(env[name]).mode & 0o007)

/** Address of a local console: with another host name than the test's, as cookies ignore ports. */
export const localConsole = (publicUrl: string, port: number): string =>
  `http://${new URL(publicUrl).hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${port}`

const readConsole = ({ consoleUrl, consolePort: port, role }: Settings, publicUrl: string): Config['console'] => {
  if (consoleUrl === undefined && port === undefined && role !== 'console') return undefined
  const url = consoleUrl ?? localConsole(publicUrl, port ?? consolePort)
  const isServed = role === 'all' || role === 'console' || (role === 'web' && port !== undefined)
  return { url, port: isServed ? (port ?? consolePort) : undefined }
}

/** How long games are kept, to be printed at every start. */
export const retentionLine = ({ retentionDays: days }: Config): string =>
  days === 0 ? 'Games are kept for good: RETENTION_DAYS is 0' : `Games are removed after ${days} days (RETENTION_DAYS)`

/** The SQLite file of an installation without DATABASE_URL. */
export const databaseFile = (config: Config): string => join(config.dataDir, 'gamalyze.sqlite')
