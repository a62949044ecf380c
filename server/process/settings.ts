import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Makes a setting's value from its text; throws what completes "NAME must be …". */
type Parser<T> = (text: string) => T
type Setting<T> = {
  parse: Parser<T>
  default: T
  about: string
  /** The default in the reference, where it is not the value itself */
  shown?: string | undefined
  /** May also be named by NAME_FILE */
  secret?: true | undefined
  /** Stands in the file of PROVIDER_FILE, under its name in `Config`; its name of 1.0.0 in the environment is read until 2.0. */
  inFile?: true | undefined
  /** Not in the reference: of the demo alone, or only read for what 1.0.0 made */
  unlisted?: true | undefined
}

const setting = <T, D extends T | undefined>(
  parse: Parser<T>,
  value: D,
  about: string,
  more: Omit<Setting<T>, 'parse' | 'default' | 'about'> = {},
): Setting<D extends undefined ? T | undefined : T> => ({
  parse,
  default: value as Setting<D extends undefined ? T | undefined : T>['default'],
  about,
  ...more,
})
const secret = true
const inFile = true

const matching =
  (pattern: RegExp, must: string): Parser<string> =>
  (text) => {
    if (!pattern.test(text)) throw new TypeError(must)
    return text
  }
const whole =
  (least: number, most: number, must: string): Parser<number> =>
  (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (!(value >= least && value <= most)) throw new TypeError(must)
    return value
  }
const oneOf =
  <const Choice extends string>(...choices: Choice[]): Parser<Choice> =>
  (text) => {
    const choice = choices.find((each) => each === text)
    if (choice === undefined) throw new TypeError(`one of ${choices.join(', ')}`)
    return choice
  }
const address =
  (pattern: RegExp, must: string): Parser<string> =>
  (text) => {
    if (!URL.canParse(text)) throw new TypeError(must)
    return matching(pattern, must)(text)
  }
const httpAddress = address(/^https?:\/\/\S+$/, 'an http or https address')
const origin: Parser<string> = (text) =>
  address(/^https?:\/\/[^/?#\s@]+\/?$/, 'an http or https address without path')(text).replace(/\/$/, '')
const port = whole(0, 65_535, 'a whole number from 0 to 65535')
const perDay = whole(0, 999_999_999, 'a number per day, 0 for no limit')
const folder: Parser<string> = (text) => resolve(matching(/^[^\0]+$/, 'a folder')(text))

/** Whether an address seems to have a password with a character that needs percent-encoding. */
const isUnencoded = (text: string): boolean => {
  const [, authority = '', rest = ''] = /^[^/]*\/\/([^/?#]*)(.*)$/s.exec(text) ?? []
  const user = authority.slice(0, Math.max(authority.lastIndexOf('@'), 0))
  if (/%(?![0-9a-f]{2})|\s/i.test(user)) return true
  // Only a parameter may have an @ of its own.
  return rest.includes('@') && !(URL.canParse(text) && /^\/[^/?#@]*\?[^#]*$/.test(rest))
}
const encoded = 'an address whose user and password are encoded: % as %25, # as %23, / as %2F, ? as %3F, @ as %40, a space as %20'
const withPassword =
  (parse: Parser<string>): Parser<string> =>
  (text) => {
    if (isUnencoded(text)) throw new TypeError(encoded)
    return parse(text)
  }
const database: Parser<string> = (text) => {
  if (/^[^/]*\/\/([^/?#]*@)?[^/?#@]*,/.test(text))
    throw new TypeError('the postgres:// address of one host: for failover a name in DNS, or a proxy, that follows the primary')
  return address(/^postgres(ql)?:\/\/\S+$/, 'a postgres:// address')(text)
}

const idKeyPattern = /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/
/** Whether a text is 32 bytes in base64. */
export const isIdKey = (text: string): boolean => idKeyPattern.test(text)

const trustProxy: Parser<boolean | number | string> = (text) => {
  if (text === 'true' || text === 'false') return text === 'true'
  matching(/^([0-9]|[0-9a-fA-F.:/,]+)$/, 'true, false, a number of proxies, or their addresses')(text)
  return /^[0-9]$/.test(text) ? Number(text) : text
}

/** What a server uses beside its workers, and each of them, MB */
export const memoryMb = { server: 500, worker: 150 }

/** How many workers fit into an amount of memory, bytes. */
export const workersIn = (bytes: number): number => Math.max(1, Math.floor((bytes / 1e6 - memoryMb.server) / memoryMb.worker))

/** One for each core, as far as a container or unit lets them: more than fit would be killed when all are at work. */
const defaultWorkers = (): number => {
  // 0, or more than any machine has, where nothing is limited.
  const limit = process.constrainedMemory()
  return Math.min(availableParallelism(), limit > 0 ? workersIn(limit) : Number.POSITIVE_INFINITY)
}

export const consolePort = 8082

/**
 * Every setting, by its name in the environment: one row each. The rest follows from it: the property of `Config` (`RETENTION_DAYS` is
 * `retentionDays`), its type, and the reference in `docs/settings.md`.
 */
export const settings = {
  PORT: setting(port, 8080, 'Port to listen on; 0 takes a free port'),
  HOST: setting(
    matching(/^[0-9A-Za-z.:-]+$/, 'a host name or an IP address'),
    '127.0.0.1',
    'Address to listen on. In a container: `0.0.0.0`',
  ),
  PUBLIC_URL: setting(
    origin,
    undefined,
    'Origin at which players reach it; required in production, an https address or one of this machine. With `https:` responses have HSTS',
    { shown: '`http://127.0.0.1:PORT`' },
  ),
  NODE_ENV: setting(
    oneOf('production', 'development', 'test'),
    'production',
    "`production`: webhooks to this machine are refused, pages on it embed with test secrets only, and only `PUBLIC_URL`'s own name counts as the app's. On the command line, a `DATA_DIR` with a demo in it means the demo",
    { shown: '`production`; the demo `development`' },
  ),
  ROLE: setting(
    oneOf('all', 'web', 'worker', 'console'),
    'all',
    '`web` answers players and sends mails, `worker` analyses games, typesets documents and delivers webhooks, `console` serves the partner console; the last two serve only `/healthz`, `/readyz` and `/metrics` on `PORT`. `all` does everything. Values other than `all` need `DATABASE_URL`: a SQLite file belongs to one process',
  ),
  DATA_DIR: setting(folder, resolve('data'), 'SQLite file and keys, on a [local disk](data.md#files)', { shown: '`./data`' }),
  BACKUP_DIR: setting(
    folder,
    undefined,
    'Folder of backups. A copy of the SQLite file is put there every day; of PostgreSQL you put yours there. It also has the [list of deleted games](operations.md#restore) that `restore` needs',
  ),
  BACKUPS_KEPT: setting(whole(1, 9999, 'a number of at least 1'), 7, 'Daily copies of the SQLite file that are kept'),
  DATABASE_URL: setting(withPassword(database), undefined, '`postgres://…`: PostgreSQL instead of the file', { secret }),
  DATABASE_POOL: setting(whole(1, 9_999_999, 'a number of connections of at least 1'), 10, 'Connections per process'),
  ID_KEY: setting(
    (text) => Buffer.from(matching(idKeyPattern, '32 random bytes in base64')(text), 'base64'),
    undefined,
    'The [installation key](data.md#the-installation-key); required in production with `DATABASE_URL`',
    { shown: 'file `id.key` in `DATA_DIR`', secret },
  ),
  SIGNING_KEY: setting(
    matching(/^-----BEGIN PRIVATE KEY-----[A-Za-z0-9+/=\s]+-----END PRIVATE KEY-----\s*$/, 'an Ed25519 private key, PKCS#8 in PEM'),
    undefined,
    'Signed the reports of 1.0.0: its public half stays at `/.well-known/gamalyze-keys.json`',
    { secret, unlisted: true },
  ),
  RETENTION_DAYS: setting(
    whole(0, 99_999, 'a number of days, 0 to keep games for ever'),
    730,
    'Games older than this are removed (default: two years); every start prints it. `0` keeps them for ever: document the reason, since the terms then say so to every player. After the clock jumps by more than two days, and in a restored or copied database, [nothing is removed for 24 hours](operations.md#a-wrong-clock)',
  ),
  SMTP_URL: setting(
    withPassword(address(/^smtps?:\/\/\S+$/, 'an smtp:// or smtps:// address')),
    undefined,
    'Mail server, as `smtps://user:password@mail.example:465` or `smtp://mail.example:587`; encryption is required unless it runs on this machine. Query parameters: `?requireTLS=false`, `?maxConnections=16`. Without it every mail fails (in the demo, the mail catcher takes them)',
    { secret },
  ),
  MAIL_FROM: setting(
    matching(/^[^\r\n]*[^\s@<]@[^\s@>]+>?$/, 'a mail address'),
    'Gamalyze <no-reply@gamalyze.example>',
    'Sender of all mails',
    { inFile },
  ),
  OPERATORS_DIR: setting(
    folder,
    fileURLToPath(new URL('../../operators', import.meta.url)),
    'One folder per operator, read while running; removing one [ends](data.md#live-paused-ended) its label',
    { shown: '`./operators`' },
  ),
  PROVIDER_FILE: setting(
    folder,
    undefined,
    '[The provider’s own file](#the-providers-own-file), JSON: who it is, the sender of mails, limits a day',
  ),
  PROVIDER_URL: setting(httpAddress, 'https://gamalyze.example/', 'The provider’s public site', { inFile }),
  CONTACT_EMAIL: setting(matching(/^[^\s@]+@[^\s@]+$/, 'a mail address'), 'contact@gamalyze.example', 'The provider’s contact', { inFile }),
  TRUST_PROXY: setting(
    trustProxy,
    false,
    'Number of proxies in front, or their addresses. If it is wrong, limits count the proxy or [trust the client](operations.md#a-proxy-in-front)',
  ),
  APP_ORIGINS: setting(
    (text) =>
      matching(
        /^https?:\/\/[^/?#\s@,]+(,https?:\/\/[^/?#\s@,]+)*$/,
        'comma-separated http or https addresses without path',
      )(text).split(','),
    [],
    'More origins that serve the app, a list: like `PUBLIC_URL`, their pages may make changes',
    { shown: '–', inFile },
  ),
  REGISTRATIONS_PER_NETWORK: setting(
    perDay,
    20_000,
    'New games a day (UTC) from an IPv4 address or IPv6 /56 with one operator’s page secrets; 0 for no limit',
    { inFile },
  ),
  REGISTRATIONS_PER_KEY: setting(perDay, 1_000_000, 'The same for the sessions of one server key', { inFile }),
  MAILS_PER_ADDRESS: setting(
    perDay,
    5,
    'Mails a day (UTC) to one mailbox: through page secrets of all operators together, and through sessions of each; 0 for no limit',
    { inFile },
  ),
  MAILS_PER_NETWORK: setting(perDay, 500, 'The same from one IPv4 address or IPv6 /56 with one operator’s page secrets', { inFile }),
  MAILS_PER_OPERATOR: setting(perDay, 10_000, 'The same for one operator', { inFile }),
  MAILS_PER_DAY: setting(perDay, 50_000, 'The same in total; half of them are divided equally among all operators', { inFile }),
  WORKERS: setting(
    whole(1, 9_999_999, 'a number of processes of at least 1'),
    defaultWorkers(),
    'Processes for analyses and documents. They work continuously at a lower priority than requests; each uses up to 150 MB. In addition, each process starts one more when first needed, which checks labels, texts and pictures, draws marks for mails, and uses up to 150 MB',
    { shown: 'number of cores, or as many as fit into the memory limit of the container or unit' },
  ),
  CONSOLE_URL: setting(
    origin,
    undefined,
    'The [partner console](console.md)’s origin, with a different host name from `PUBLIC_URL`, and also https in production. `web` serves it only with `CONSOLE_PORT`; with `CONSOLE_URL` alone it knows the address of a process with `ROLE=console`',
    { shown: '–; the demo `http://localhost:8082`' },
  ),
  CONSOLE_PORT: setting(port, undefined, 'The console’s port; without either of the two there is no console', {
    shown: '–; the demo, `ROLE=console` or with `CONSOLE_URL` `8082`',
  }),
  DRAIN_SECONDS: setting(
    whole(0, 999, 'a number of seconds from 0 to 999'),
    undefined,
    'After SIGTERM `/readyz` returns 503 for this long before the port closes, so that a proxy stops sending requests: at least two of its intervals. SIGINT does not wait',
    { shown: '`10` in production, else `0`' },
  ),
  LOG_LEVEL: setting(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'), 'info', '`fatal` … `debug`, `silent`'),
  EXAMPLES_PORT: setting(port, 8081, 'Of the example pages', { unlisted: true }),
}

export type SettingName = keyof typeof settings
export const settingNames = Object.keys(settings) as SettingName[]
/** Those that stand in the provider's own file. */
export const namesInFile = settingNames.filter((name) => settings[name].inFile)
/** Those of the environment. */
export const environmentNames = settingNames.filter((name) => !settings[name].inFile && !settings[name].unlisted)
/** Settings that hold a secret: NAME_FILE may name a file with it. */
export const secretNames = settingNames.filter((name) => settings[name].secret)

/** `RETENTION_DAYS` is `retentionDays`. */
type Camel<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<Camel<Tail>>}`
  : Lowercase<Text>
export const camel = <Name extends string>(name: Name): Camel<Name> =>
  name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as Camel<Name>

export type Settings = { [Each in SettingName as Camel<Each>]: (typeof settings)[Each]['default'] }
