import { Type } from 'typebox'

/** One setting: its pattern, what completes "NAME must be …", its default as the reference prints it, and what it is for. */
type Setting = { pattern: string; description: string; default: string; about: string /** May also be named by NAME_FILE */; secret?: true }

const port = {
  pattern: '^([0-9]|[1-9][0-9]{1,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$',
  description: 'a whole number from 0 to 65535',
}
const origin = { pattern: '^https?://[^/?#\\s@]+/?$', description: 'an http or https address without path' }
const folder = { pattern: '^[^\\u0000]+$', description: 'a folder' }
const perDay = { pattern: '^[0-9]{1,9}$', description: 'a number per day, 0 for no limit' }
const otlp = { pattern: '^https?://\\S+$', description: 'an http or https address' }
const count = (description: string) => ({ pattern: '^[1-9][0-9]{0,6}$', description })

export const idKeyPattern = '^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$'

/** Every setting, by its name in the environment, in the order of the reference in `docs/operations.md`, which is made from it. */
export const settings = {
  PORT: { ...port, default: '`8080`', about: 'Where it listens; 0 takes a free port' },
  HOST: {
    pattern: '^[0-9A-Za-z.:-]+$',
    description: 'a host name or an IP address',
    default: '`127.0.0.1`',
    about: 'The address it listens on. In a container: `0.0.0.0`',
  },
  PUBLIC_URL: {
    ...origin,
    default: '`http://127.0.0.1:PORT`',
    about:
      'Origin under which players reach it; in production it must be set, to an https address or one of this machine. With `https:` replies carry HSTS',
  },
  NODE_ENV: {
    pattern: '^(production|development|test)$',
    description: 'one of production, development, test',
    default: '`production`; the demo `development`',
    about:
      "`production`: webhooks to this machine are refused, pages on it embed with test secrets only, and only `PUBLIC_URL`'s own name counts as the app's. The command line takes a `DATA_DIR` with a demo in it for the demo's",
  },
  ROLE: {
    pattern: '^(all|web|worker|console)$',
    description: 'one of all, web, worker, console',
    default: '`all`',
    about:
      '`web` answers players and sends mails, `worker` analyses games, typesets documents and delivers webhooks, `console` serves the partner console; the last two answer only `/healthz`, `/readyz` and `/metrics` on `PORT`. `all` does everything. Other than `all` only with `DATABASE_URL`: a SQLite file is one process’s',
  },
  DATA_DIR: { ...folder, default: '`./data`', about: 'SQLite file and keys, [for this user alone](#data)' },
  DATABASE_URL: {
    pattern: '^postgres(ql)?://\\S+$',
    description: 'a postgres:// address',
    default: '–',
    about: '`postgres://…`: PostgreSQL instead of the file',
    secret: true,
  },
  DATABASE_POOL: { ...count('a number of connections of at least 1'), default: '`10`', about: 'Connections of one process' },
  ID_KEY: {
    pattern: idKeyPattern,
    description: '32 random bytes in base64',
    default: 'file `id.key` in `DATA_DIR`',
    about: 'The [installation key](#the-installation-key); must be set in production with `DATABASE_URL`',
    secret: true,
  },
  SIGNING_KEY: {
    pattern: '^-----BEGIN PRIVATE KEY-----[A-Za-z0-9+/=\\s]+-----END PRIVATE KEY-----\\s*$',
    description: 'an Ed25519 private key, PKCS#8 in PEM',
    default: 'file `signing.key` in `DATA_DIR`',
    about:
      'Signs reports for regulators; its public half is at `/.well-known/gamalyze-keys.json`. Processes that do not share a `DATA_DIR` need it here',
    secret: true,
  },
  RETENTION_DAYS: {
    pattern: '^[0-9]{1,5}$',
    description: 'a number of days, 0 to keep games for good',
    default: '`730`',
    about:
      'Games older than this are removed, after two years by default; every start prints it. `0` keeps them for good: a choice to write down with its reason, since the terms then tell every player so. After a jump of the clock by more than two days, and in a database that was restored or copied, [nothing is removed for 24 hours](#a-wrong-clock)',
  },
  SMTP_URL: {
    pattern: '^smtps?://\\S+$',
    description: 'an smtp:// or smtps:// address',
    default: '–',
    about:
      'Mail server, as `smtps://user:password@mail.example:465` or `smtp://mail.example:587`; encryption is required unless it runs on this machine. The query sets more: `?requireTLS=false`, `?maxConnections=16`. Without one every mail fails (demo: the catcher takes them)',
    secret: true,
  },
  MAIL_FROM: {
    pattern: '^[^\\r\\n]*[^\\s@<]@[^\\s@>]+>?$',
    description: 'a mail address',
    default: '`Gamalyze <no-reply@gamalyze.example>`',
    about: 'Sender of all mails',
  },
  OPERATORS_DIR: {
    ...folder,
    default: '`./operators`',
    about: 'One folder for each operator, read while running; taking one away [ends](#live-paused-ended) its label',
  },
  PROVIDER_URL: {
    pattern: '^https?://\\S+$',
    description: 'an http or https address',
    default: '`https://gamalyze.example/`',
    about: 'The provider’s public site',
  },
  CONTACT_EMAIL: {
    pattern: '^[^\\s@]+@[^\\s@]+$',
    description: 'a mail address',
    default: '`contact@gamalyze.example`',
    about: 'The provider’s contact',
  },
  TRUST_PROXY: {
    pattern: '^([0-9]|true|false|[0-9a-fA-F.:/,]+)$',
    description: 'true, false, a number of proxies, or their addresses',
    default: '`false`',
    about: 'Number of proxies in front, or their addresses. Wrong here means that limits count the proxy or believe the client',
  },
  APP_ORIGINS: {
    pattern: '^https?://[^/?#\\s@,]+(,https?://[^/?#\\s@,]+)*$',
    description: 'comma-separated http or https addresses without path',
    default: '–',
    about: 'More origins that serve the app, with commas: their pages may change something beside `PUBLIC_URL`',
  },
  REGISTRATIONS_PER_NETWORK: {
    ...perDay,
    default: '`20000`',
    about: 'New games a day (UTC) of an IPv4 address or IPv6 /56 at one operator with its page secrets; 0 for no limit',
  },
  REGISTRATIONS_PER_KEY: { ...perDay, default: '`1000000`', about: 'The same by the sessions of one server key' },
  MAILS_PER_ADDRESS: {
    ...perDay,
    default: '`5`',
    about: 'Mails a day (UTC) to one mailbox: by page secrets of all operators, and by sessions of each; 0 for no limit',
  },
  MAILS_PER_NETWORK: {
    ...perDay,
    default: '`500`',
    about: 'The same from one IPv4 address or IPv6 /56 at one operator with its page secrets',
  },
  MAILS_PER_OPERATOR: { ...perDay, default: '`10000`', about: 'The same of one operator' },
  MAILS_PER_DAY: { ...perDay, default: '`50000`', about: 'The same in all; half of them are for all operators in equal parts' },
  WORKERS: {
    ...count('a number of processes of at least 1'),
    default: 'number of cores',
    about:
      'Processes for analyses and documents. They work without a pause, at a lower priority than requests; each holds up to 150 MB. Beside them each process starts one more when it first needs it: it checks labels, texts and pictures and draws marks for mails, and holds up to 150 MB',
  },
  CONSOLE_URL: {
    ...origin,
    default: '–; the demo `http://localhost:8082`',
    about:
      'The [partner console](console.md)’s origin, of another host name than `PUBLIC_URL`, in production https like that one. `web` serves it only with `CONSOLE_PORT`; with `CONSOLE_URL` alone it knows the address of a process with `ROLE=console`',
  },
  CONSOLE_PORT: {
    ...port,
    default: '–; the demo and `ROLE=console` `8082`',
    about: 'The console’s port; without these two there is no console',
  },
  DRAIN_SECONDS: {
    pattern: '^[0-9]{1,3}$',
    description: 'a number of seconds from 0 to 999',
    default: '`10` in production, else `0`',
    about:
      'After SIGTERM `/readyz` answers 503 for this long before the port closes, so that a proxy sends nobody any more: at least two of its intervals. SIGINT does not wait',
  },
  LOG_LEVEL: {
    pattern: '^(fatal|error|warn|info|debug|silent)$',
    description: 'one of fatal, error, warn, info, debug, silent',
    default: '`info`',
    about: '`fatal` … `debug`, `silent`',
  },
  BUILD_ID: {
    pattern: '^[A-Za-z0-9._-]{1,64}$',
    description: 'up to 64 letters, digits, dots, dashes and underscores',
    default: '–',
    about: 'Names the build, such as its commit, in the metric `build_info`',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    ...otlp,
    default: '–',
    about: 'Address of an OpenTelemetry collector, such as `http://127.0.0.1:4318`; without it there are [no traces](#traces)',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: { ...otlp, default: '–', about: 'The same with its path, such as `/v1/traces`; goes first' },
  OTEL_EXPORTER_OTLP_PROTOCOL: {
    pattern: '^http/(protobuf|json)$',
    description: 'http/protobuf or http/json',
    default: '`http/protobuf`',
    about: 'Or `http/json`; there is no gRPC',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    pattern: '^[^=,\\s]+=[^,\\r\\n]*(,[^=,\\s]+=[^,\\r\\n]*)*$',
    description: 'comma-separated pairs name=value',
    default: '–',
    about: 'Headers for the collector, such as `authorization=Bearer%20…`',
    secret: true,
  },
  OTEL_SERVICE_NAME: {
    pattern: '^[^\\r\\n]{1,255}$',
    description: 'a name',
    default: '`gamalyze`',
    about: 'The name of this service in traces',
  },
  OTEL_TRACES_SAMPLER: {
    pattern: '^(parentbased_)?(always_on|always_off|traceidratio)$',
    description: 'always_on, always_off or traceidratio, or one of them after parentbased_',
    default: '`parentbased_always_on`',
    about: 'Which traces are kept: `traceidratio` takes a share',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    pattern: '^(0(\\.[0-9]+)?|1(\\.0+)?|\\.[0-9]+)$',
    description: 'a number from 0 to 1',
    default: '`1`',
    about: 'The share of `traceidratio`, such as `0.01`',
  },
  OTEL_TRACES_EXPORTER: { pattern: '^(otlp|none)$', description: 'otlp or none', default: '`otlp`', about: '`none`: no traces' },
  OTEL_SDK_DISABLED: { pattern: '^(true|false)$', description: 'true or false', default: '`false`', about: '`true`: no traces' },
  EXAMPLES_PORT: { ...port, default: '`8081`', about: 'Demo only' },
} satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
export const settingNames = Object.keys(settings) as SettingName[]
/** Settings that hold a secret: NAME_FILE may name a file with it. */
export const secretNames = settingNames.filter((name) => 'secret' in settings[name])

/** The settings as they stand in the environment, unread. */
export type Environment = { [name in SettingName]?: string }
export const Environment = Type.Object(
  Object.fromEntries(settingNames.map((name) => [name, Type.Optional(Type.String({ pattern: settings[name].pattern }))])),
)

/** The reference of all settings as a Markdown table. */
export const settingsTable = (): string =>
  [
    '| Setting | Default | |',
    '|---|---|---|',
    ...settingNames.map((name) => {
      const file = secretNames.includes(name) ? ` (or \`${name}_FILE\`)` : ''
      return `| \`${name}\`${file} | ${settings[name].default} | ${settings[name].about} |`
    }),
  ].join('\n')
