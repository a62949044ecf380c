import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../testing/new-folder.ts'
import { ConfigError, findFormer, readConfig } from './config.ts'
import { environmentNames, type SettingName, secretNames, settings } from './settings.ts'

test('an empty environment gives the demo settings', () => {
  expect(readConfig({})).toMatchObject({ port: 8080, host: '127.0.0.1', examplesPort: 8081, publicUrl: 'http://127.0.0.1:8080' })
  expect(readConfig({}).retentionDays).toBe(730)
})

test('PUBLIC_URL follows the port unless it is set, and loses its trailing slash', () => {
  expect(readConfig({ PORT: '9000' }).publicUrl).toBe('http://127.0.0.1:9000')
  expect(readConfig({ PUBLIC_URL: 'https://test.example/' }).publicUrl).toBe('https://test.example')
})

test.each([
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '0x10'],
  ['PORT', '80.5'],
  ['PUBLIC_URL', 'test.example'],
  ['PUBLIC_URL', 'https://test.example/path'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['DATABASE_URL', 'postgres://user:hidden@one.example:5432,two.example:5432/g'],
  ['DATABASE_URL', 'postgres://one.example,two.example/g'],
  ['SMTP_URL', 'http://localhost'],
  ['TRUST_PROXY', 'maybe'],
  ['RETENTION_DAYS', '-1'],
  ['ID_KEY', 'secret'],
  ['NODE_ENV', 'live'],
])('%s=%s is rejected by name, without repeating its value', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^Bad setting: ${name} must be .*$`))
  expect(read).not.toThrow(value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
})

test.each(['p#ss', 'p@ss/x', 'p%ss', 'p?ss', '12#ss', '12?s@s', '7/s', 'p s', '50%', 'p#a,b'])(
  'a password with %s in an address is said to need encoding, and not printed',
  (password) => {
    for (const [name, address] of Object.entries({ DATABASE_URL: 'postgres://gamalyze:', SMTP_URL: 'smtps://gamalyze:' })) {
      const read = (text: string) => readConfig({ NODE_ENV: 'test', [name]: `${address}${text}@db.example/g` })
      expect(() => read(password)).toThrow(
        new RegExp(`^Bad setting: ${name} must be an address whose user and password are encoded: % as %25, # as`),
      )
      expect(() => read(password)).not.toThrow(password)
      read(encodeURIComponent(password))
    }
  },
)

test.each([
  'u:p:s@s@db.example/g',
  'db.example/g?application_name=a@b',
  'u:p@db.example:5432/g?options=-c%20x#y',
  'u%40x:p@[::1]/g',
  'db.example',
])('the address postgres://%s needs no more encoding', (address) => {
  expect(readConfig({ NODE_ENV: 'test', DATABASE_URL: `postgres://${address}` }).databaseUrl).toContain(address)
})

test('all bad settings are reported at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'loud', SMTP_URL: 'x', ROLE: 'web', ID_KEY_FILE: '/none' })).toThrow(
    /PORT .*ID_KEY_FILE .*SMTP_URL .*LOG_LEVEL .*ROLE must be all/,
  )
})

test('a secret may stand in a file, whose last line break does not count', () => {
  const folder = newFolder(onTestFinished)
  const file = join(folder, 'url')
  writeFileSync(file, 'postgres://db.example/g\n')
  expect(readConfig({ NODE_ENV: 'test', DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://db.example/g')
  expect(() => readConfig({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://db.example/h' })).toThrow(
    'Bad setting: only one of DATABASE_URL and DATABASE_URL_FILE may be set',
  )
  expect(() => readConfig({ ID_KEY_FILE: join(folder, 'none') })).toThrow('Bad setting: ID_KEY_FILE must be a readable file')
  writeFileSync(file, '\n')
  expect(() => readConfig({ SMTP_URL_FILE: file })).toThrow('Bad setting: the file of SMTP_URL_FILE is empty')
  writeFileSync(file, 'mysql://user:hidden@db.example/g')
  expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow('Bad setting: DATABASE_URL must be a postgres:// address')
})

test.each([
  ['RETENTION_DAY', 'RETENTION_DAYS'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['ID_KEY_FLIE', 'ID_KEY_FILE'],
  ['PUBLIC_URL_FILE', 'PUBLIC_URL'],
  ['PORT_FILE', 'PORT'],
  ['RETENTION_DAXS', 'RETENTION_DAYS'],
])('%s is taken for a misspelt %s and refused', (name, nearest) => {
  expect(() => readConfig({ [name]: 'x', PATH: '/bin', HOSTNAME: 'h', PGHOST: 'p' })).toThrow(
    `Bad setting: ${name} is no setting: is ${nearest} meant?`,
  )
})

test.each([
  ['LOGLEVEL', 'debug'],
  ['DATADIR', '/var/lib/mysql'],
  ['MAILFROM', 'cron@example.org'],
  ['DB_KEY', 'x'],
  ['DATABASE_URI', 'sqlite://'],
  ['TRUSTED_PROXY', '10.0.0.1'],
  ['HOSTS', 'a,b'],
  ['EXAMPLE_PORT', 'tcp://10.96.0.1:80'],
  ['CONSOLE_PORT', 'tcp://10.96.0.1:8082'],
  ['GAMALYZE_PORT', 'tcp://10.96.0.1:80'],
])('%s=%s of other tools and of Kubernetes stops nothing', (name, value) => {
  expect(readConfig({ NODE_ENV: 'test', [name]: value })).toEqual(readConfig({ NODE_ENV: 'test' }))
})

test.each(['PORT', 'SMTP_URL', 'DATABASE_URL_FILE'])('%s without a value is refused', (name) => {
  expect(() => readConfig({ [name]: '' })).toThrow(`Bad setting: ${name} is empty: give it a value, or leave it out`)
})

test('every default is a value that its setting takes', () => {
  for (const { parse, default: value } of Object.values(settings))
    if (['string', 'number', 'boolean'].includes(typeof value) && value !== '') expect(parse(`${value}`)).toBe(value)
})

test.each([
  [{}, 'PUBLIC_URL must be set in production'],
  [{ PUBLIC_URL: 'http://test.example' }, 'PUBLIC_URL must be https in production'],
  // With what else is wrong.
  [{ PUBLIC_URL: 'http://test.example', DATABASE_URL: 'mysql://x' }, /DATABASE_URL .*; PUBLIC_URL must be https in production/],
  [{ PUBLIC_URL: 'https://test.example' }, undefined],
  [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, undefined],
])('a server in production with %j is refused, if it is, for its PUBLIC_URL', (given, refusal) => {
  const require = () => readConfig(given, 'server')
  if (refusal) expect(require).toThrow(refusal)
  else expect(require).not.toThrow()
})

test.each([
  [{ CONSOLE_URL: 'http://console.example' }, true],
  [{ CONSOLE_PORT: '8082' }, true],
  [{ CONSOLE_URL: 'https://console.example' }, false],
  [{ CONSOLE_PORT: '8082', PUBLIC_URL: 'http://127.0.0.1:8080' }, false],
])('a console in production with %j is refused for its address: %s', (given, isRefused) => {
  const env = { PUBLIC_URL: 'https://test.example', ...given }
  const require = () => readConfig(env, 'server')
  if (isRefused) expect(require).toThrow('CONSOLE_URL must be set to an https address in production')
  else expect(require).not.toThrow()
})

test('DRAIN_SECONDS is 10 in production and 0 elsewhere', () => {
  expect(readConfig({}).drainSeconds).toBe(10)
  expect(readConfig({ NODE_ENV: 'test' }).drainSeconds).toBe(0)
})

test('the lines of README are of settings that there are, with their defaults', () => {
  const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| (`[A-Z_]{4,}`[^|]*) \| ([^|]+) \|/gm)]
  expect(rows.length).toBeGreaterThan(5)
  for (const [, names = '', shown] of rows) {
    const [name = ''] = names.match(/[A-Z_]+/) ?? []
    const { default: value, shown: word = value ?? '–' } = settings[name as SettingName]
    expect(`${word}`.replaceAll('`', ''), name).toContain(name === 'PUBLIC_URL' ? 'PORT' : shown?.replaceAll('`', ''))
  }
})

test('docs/kubernetes.md names the file of each secret', () => {
  const page = readFileSync('docs/kubernetes.md', 'utf8')
  expect(secretNames.filter((name) => !page.includes(`\`${name}_FILE\``))).toEqual([])
})

test("what is the provider's stands in a file; names of 1.0.0 in the environment are read and named, and both at once are refused", () => {
  const folder = newFolder(onTestFinished)
  const withFile = (content: string, env: Record<string, string> = {}) => {
    const file = join(folder, 'provider.json')
    writeFileSync(file, content)
    return () => readConfig({ NODE_ENV: 'test', PROVIDER_FILE: file, ...env })
  }
  const appOrigins = ['https://a.example', 'https://b.example']
  expect(withFile(JSON.stringify({ mailFrom: 'a@b.example', mailsPerDay: 7, appOrigins }))()).toMatchObject({
    mailFrom: 'a@b.example',
    mailsPerDay: 7,
    mailsPerAddress: 5,
    appOrigins,
  })
  const wrong = (content: string, env?: Record<string, string>) => withFile(content, env)
  expect(wrong('{')).toThrow('Bad setting: PROVIDER_FILE must be a readable JSON file with an object')
  expect(wrong('[]')).toThrow('PROVIDER_FILE must be a readable JSON file with an object')
  expect(wrong('{"mailForm":"a@b.example"}')).toThrow('Bad setting: "mailForm" in PROVIDER_FILE is no setting: choose from mailFrom, ')
  expect(wrong('{"mailsPerDay":-1}')).toThrow('Bad setting: "mailsPerDay" in PROVIDER_FILE must be a number per day, 0 for no limit')
  expect(wrong('{"mailsPerDay":1}', { MAILS_PER_DAY: '2' })).toThrow(
    'only one of MAILS_PER_DAY and "mailsPerDay" in PROVIDER_FILE may be set',
  )

  expect(readConfig({ NODE_ENV: 'test', MAILS_PER_DAY: '2' }).mailsPerDay).toBe(2)
  expect(findFormer({ MAILS_PER_DAY: '2', BUILD_ID: 'x', PORT: '1', OTEL_EXPORTER_OTLP_HEADERS_FILE: '/none' })).toEqual([
    'MAILS_PER_DAY is now "mailsPerDay" in PROVIDER_FILE, and read here until 2.0',
    expect.stringMatching(/^BUILD_ID is no setting any more/),
    'OTEL_EXPORTER_OTLP_HEADERS_FILE is no setting any more, and not read: no traces are sent',
  ])
})

test('there are at most 24 settings of the environment', () => {
  expect(environmentNames.length).toBeLessThanOrEqual(24)
})
