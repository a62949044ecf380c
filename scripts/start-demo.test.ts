import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stackTypes } from '../contract/constants.ts'
import type { LatePart } from '../server/pages/demo.ts'
import { readConfig } from '../server/process/config.ts'
import { runHere } from '../server/testing/run-here.ts'
import { startProcess } from '../server/testing/test-process.ts'
import { drawsOf, sharedParts } from '../server/testing/test-server.ts'
import { textVersionOf } from '../server/testing/text-version.ts'
import { type RunningDemo, startDemo } from './start-demo.ts'
// @ts-expect-error it has no types
import { whyNoDemo } from './this-machine.mjs'

const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-demo-'))
let demo: RunningDemo
let latePart: LatePart | undefined
const startOn = (DATA_DIR: string) =>
  startDemo(readConfig({ NODE_ENV: 'development', PORT: '0', EXAMPLES_PORT: '0', DATA_DIR, LOG_LEVEL: 'warn' }), sharedParts(), (part) =>
    part === latePart ? 'Being made, 3 s' : undefined,
  )
const start = () => startOn(dataDir)
beforeAll(async () => {
  demo = await start()
})
afterAll(async () => {
  await demo?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const call = async (url: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}) => {
  const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const reply = await fetch(url, { method, headers: { ...json, ...headers }, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const text = await reply.text()
  return {
    status: reply.status,
    headers: reply.headers,
    body: /json/.test(`${reply.headers.get('content-type')}`) ? JSON.parse(text) : text,
  }
}

test.each<[settings: Record<string, string>, names: string]>([
  [{ NODE_ENV: 'production' }, 'NODE_ENV=production'],
  ...['0.0.0.0', '::', '0', '0x0', '::ffff:0.0.0.0', '192.168.1.7', 'fe80::1', 'nowhere.invalid'].map(
    (HOST): [Record<string, string>, string] => [{ HOST }, 'HOST'],
  ),
  ...[
    'https://test.example',
    'http://0',
    'http://192.168.1.7:8080',
    'http://[::]',
    'http://localhost.example',
    'http://127.0.0.1.example',
  ].map((PUBLIC_URL): [Record<string, string>, string] => [{ PUBLIC_URL }, 'PUBLIC_URL']),
  [{ PROVIDER_FILE: 'provider.json' }, 'PROVIDER_FILE'],
  [{ CONSOLE_URL: 'https://console.example', APP_ORIGINS: 'http://localhost:1,https://app.example' }, 'CONSOLE_URL, APP_ORIGINS'],
])('ruling 59: a demo with %j is refused before anything is opened', async (settings, names) => {
  expect(await whyNoDemo({ PORT: '80', ...settings })).toBe(
    `This is a demo, and anybody who reaches it becomes its owner: use npm run serve (docs/operations.md), or for this machine only, unset ${names}`,
  )
})

test.each([
  {},
  { NODE_ENV: '', HOST: '', PUBLIC_URL: '' },
  { NODE_ENV: 'development', PORT: '80' },
  ...['127.0.0.1', '127.0.0.2', '0x7f.1', '::1', '::ffff:127.0.0.1', 'localhost'].map((HOST) => ({ HOST })),
  ...['127.0.0.2', '127.1', '[::1]', 'localhost.', 'LOCALHOST', 'a.localhost'].map((host) => ({ PUBLIC_URL: `http://${host}:8080` })),
  // Told with the other settings.
  { PUBLIC_URL: 'localhost:8080' },
])('a demo with %j may start', async (settings) => {
  expect(await whyNoDemo(settings)).toBeUndefined()
})

test('ruling 59: the demo, its set-up and that of npm run dev are each refused in one line, which leaves nothing behind', async () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect([scripts.start, scripts.dev]).toEqual(Array(2).fill(expect.stringMatching(/^node scripts\/setup\.mjs --demo .*&& /)))
  // The other one is production without being told, and whatever the environment says.
  expect(scripts.serve).toMatch(/ NODE_ENV=production node dist\/server\/main\.js$/)
  const settings = { NODE_ENV: 'production', DATA_DIR: join(dataDir, 'none') }
  for (const [script, ...args] of [['scripts/start.ts'], ['scripts/setup.mjs', '--demo']] as const) {
    const process = startProcess(script, [...args], settings)
    expect(await process.ended).toBe(1)
    expect(process.out() + process.err()).toMatch(/^This is a demo, .* unset NODE_ENV=production\n$/)
  }
  expect(existsSync(settings.DATA_DIR)).toBe(false)
})

/** A checkout whose npm is a script: `$0` gets its arguments in the folder where it installs. */
const checkoutWithNpm = (script: string) => {
  const root = mkdtempSync(join(dataDir, 'checkout-'))
  for (const file of ['.npmrc', 'package.json', 'package-lock.json', 'sdk/package.json', 'lab/package.json', 'scripts/setup.mjs'])
    cpSync(file, join(root, file))
  for (const file of ['scripts/build-sources.mjs', 'scripts/this-machine.mjs']) cpSync(file, join(root, file))
  writeFileSync(join(root, 'npm'), `#!/bin/sh\n[ "$1" = config ] && echo http://registry.example/of/ours/ && exit\n${script}\n`, {
    mode: 0o755,
  })
  mkdirSync(join(root, 'node_modules'))
  writeFileSync(join(root, 'node_modules/before'), '')
  return { root, setUp: (...args: string[]) => startProcess(join(root, 'scripts/setup.mjs'), args, { PATH: `${root}:/usr/bin:/bin` }) }
}

test.each([
  ['said that all is well', 'mkdir -p node_modules/half', 'npm ci broke off: is its registry reached? Its log says why'],
  ['failed', 'mkdir -p node_modules/half; echo why >&2; exit 3', /^npm ci .* exited with 3$/],
])('the set-up takes nothing for installed and loses nothing where npm broke off and %s (ruling 63)', async (_, script, reason) => {
  const { root, setUp } = checkoutWithNpm(script)
  const process = setUp('--no-build')
  expect(await process.ended).toBe(1)
  expect(process.err().split('set-up failed: ')[1]?.trim()).toEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason))
  if (script.includes('why')) expect(process.err()).toContain('why\nset-up failed')
  expect(readdirSync(join(root, 'node_modules'))).toEqual(['before'])
})

test('the demo is installed without what checks and tests, at the addresses of the registry in use; then all the rest is', async () => {
  const { root, setUp } = checkoutWithNpm(
    `mkdir node_modules && cp package-lock.json node_modules/.package-lock.json && cp package.json "\${0%npm}\${PWD##*-}.json"
    [ "\${PWD##*-}" = builders ] && until [ -e "\${0%npm}server.json" ]; do sleep 0.1; done; true`,
  )
  const asked = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
  // It then finds no Node to go on with, or nothing to build with.
  await setUp('--demo').ended
  expect(asked('builders.json')).toMatchObject({
    dependencies: { react: expect.any(String) },
    devDependencies: { vite: expect.any(String) },
  })
  expect(asked('server.json')).toMatchObject({ dependencies: { fastify: expect.any(String) }, devDependencies: {} })
  const names = ['builders.json', 'server.json'].flatMap((file) => Object.keys(asked(file).devDependencies))
  expect(names).toEqual(['@vitejs/plugin-react', '@wyw-in-js/vite', 'rolldown', 'vite'])
  const { packages } = asked('node_modules/.package-lock.json')
  const { version } = packages['node_modules/@fastify/static']
  expect(packages['node_modules/@fastify/static'].resolved).toBe(`http://registry.example/of/ours/@fastify/static/-/static-${version}.tgz`)
  await setUp('--no-build').ended
  expect(asked('all.json')).toEqual(JSON.parse(readFileSync('package.json', 'utf8')))
  expect(readdirSync(join(root, 'dist'))).toEqual([])
})

test.each([
  ['secret', 'create', '--operator', 'nfl'],
  ['key', 'create', '--operator', 'nfl'],
  ['webhook', 'add', '--operator', 'nfl', '--url', 'https://partner.example/webhooks'],
])('ruling 59: a demo is refused on the database of an installation that has but a %s, and leaves it as it is', async (kind, ...args) => {
  const settings = { NODE_ENV: 'development', DATA_DIR: join(dataDir, `of-${kind}`) }
  await runHere([kind, ...args], settings)
  await expect(startOn(settings.DATA_DIR)).rejects.toThrow(/gamalyze\.sqlite is not a demo's: use npm run serve, or set DATA_DIR/)
  expect((await runHere([kind, 'list'], settings)).out.split('\n')).toHaveLength(1)
  expect(existsSync(join(settings.DATA_DIR, 'demo.json'))).toBe(false)
})

/** Explores, then prefers the third deck: a game that gives a firm result. */
const stacks = Array.from({ length: 80 }, (_, turn) => stackTypes[turn % 3 === 2 ? 2 : ((turn + 1) >> 1) % 4] ?? 'a')

test('the example partner server has log-in, session, webhooks, consent, result and withdrawal (R44, R45, ruling 25)', async () => {
  const own = (path: string, method?: string, body?: unknown, cookie = '') => call(`${demo.partnerUrl}${path}`, method, body, { cookie })
  expect(await own('secret', 'POST')).toMatchObject({ status: 401 })
  expect(await own('webhooks', 'POST', { type: 'game.completed' })).toMatchObject({ status: 400 })
  expect(await own('login', 'POST', { user: 'Nobody' })).toMatchObject({ status: 400 })
  const { headers } = await own('login', 'POST', { user: 'Robin' })
  const cookie = `${headers.get('set-cookie')}`.split(';')[0] ?? ''
  const { body: secret } = await own('secret', 'POST', undefined, cookie)
  expect(secret).toMatch(/^ss_[\w-]{33}$/)

  const uid = randomUUID()
  const api = (path: string, method?: string, body?: unknown) => call(`${demo.url}/api/v1/${path}`, method, body)
  const registered = await api(`authentication/user_secret/${uid}/${secret}/quiet-hour`, 'POST')
  expect(registered.headers.get('gamalyze-reference')).toMatch(/^rf_/)
  const reference = registered.headers.get('gamalyze-reference')
  for (const draw of drawsOf(uid, stacks)) expect((await api('game/store_card_selection', 'POST', draw)).status).toBe(200)
  while ((await api(`results/results/${uid}`, 'POST')).status === 202);

  const events = await fetch(`${demo.partnerUrl}events`, { headers: { cookie } })
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const hear = async (text: string) => {
    while (!heard.includes(text)) heard += (await reader?.read())?.value ?? ''
  }
  await hear('game.analysed')
  expect(heard.match(/game\.\w+/g)).toEqual(['game.started', 'game.completed', 'game.analysed'])
  expect(heard).not.toContain(uid)
  expect((await own(`completion/${reference}`, 'GET', undefined, cookie)).body).toMatchObject({ reference, operator: 'quiet-hour' })

  const result = async () => (await own(`result/${reference}`, 'GET', undefined, cookie)).body
  const text_version = await textVersionOf(demo.url, 'quiet-hour')
  const agree = (share: boolean) => api(`results/consent/${uid}`, 'PUT', { open: false, share, text_version })
  expect(await result()).toBeNull()
  expect(await agree(true)).toMatchObject({ status: 200 })
  await hear('result.shared')
  expect(await result()).toMatchObject({ category: expect.any(String), score: expect.any(Number) })
  expect((await api(`results/consent/${uid}`)).body).toMatchObject({ share: true, read: [expect.any(Number)] })
  await agree(false)
  expect(await result()).toBeNull()
  await hear('consent.withdrawn')

  const other = await own('login', 'POST', { user: 'Kim' })
  const foreign = `${other.headers.get('set-cookie')}`.split(';')[0] ?? ''
  expect((await own(`completion/${reference}`, 'GET', undefined, foreign)).body).toBeNull()
  expect((await own('games', 'DELETE', undefined, cookie)).body).toEqual({ deleted: 1 })
  await reader?.cancel()
})

test('the first page of the demo leads everywhere, and one press on it signs in to the console; another site’s does not', async () => {
  const { body, headers } = await call(`${demo.url}/`)
  const links = [...body.matchAll(/(?:href|action)="([^"]+)"/g)].map(([, href]) => href.replaceAll('&amp;', '&'))
  const [signIn = ''] = links.filter((link) => link.endsWith('/demo/sign-in'))
  expect(links).toEqual(expect.arrayContaining([`${demo.examplesUrl}/`, '/mail', '/docs/', '/workbench/']))
  expect(links).toContain(`/gamalyze?operator=mindway&secret=${demo.secrets.mindway}`)
  expect(signIn.startsWith(demo.consoleUrl)).toBe(true)
  expect(headers.get('content-security-policy')).toContain(`form-action ${signIn}`)
  expect((await call(`${demo.url}/start.json`)).body).toEqual({ mails: expect.any(Number), parts: {} })

  const press = (origin: string) =>
    fetch(signIn, { method: 'POST', redirect: 'manual', headers: { origin, 'content-type': 'application/x-www-form-urlencoded' } })
  expect((await press('https://elsewhere.example')).status).toBe(403)
  const pressed = await press('http://127.0.0.1:0')
  expect({ status: pressed.status, to: pressed.headers.get('location') }).toEqual({ status: 303, to: '/' })
  const cookie = pressed.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  expect(await call(`${demo.consoleUrl}/api/console/session`, 'GET', undefined, { cookie })).toMatchObject({
    status: 200,
    body: { email: 'you@gamalyze.example' },
  })
})

test.each<[LatePart, () => string]>([
  ['console', () => demo.consoleUrl],
  ['docs', () => `${demo.url}/docs/`],
  ['workbench', () => `${demo.url}/workbench/`],
])('while %s is being made its address says so, calmly, and opens it once it is there', async (part, address) => {
  latePart = part
  const { status, headers, body } = await call(address())
  expect({ status, type: headers.get('content-type') }).toEqual({ status: 503, type: 'text/html; charset=utf-8' })
  expect(body).toContain('isn’t here yet</h1><p>Being made, 3 s.')
  expect((await call(`${demo.url}/start.json`)).body.parts).toEqual({ [part]: 'Being made, 3 s' })
  latePart = undefined
  expect((await call(address())).body).not.toContain('Being made')
})

test('the demo keeps its secrets across restarts, readable by this user only', async () => {
  const file = join(dataDir, 'demo.json')
  const secrets = readFileSync(file, 'utf8')
  expect(Object.keys(JSON.parse(secrets))).toContain('nfl')
  expect(Object.values<string>(JSON.parse(secrets)).every((secret) => /^[A-Za-z0-9_-]{36}$/.test(secret))).toBe(true)
  await demo.close()
  demo = await start()
  expect(readFileSync(file, 'utf8')).toBe(secrets)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})
