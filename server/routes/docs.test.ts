import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { webhookTypes } from '../../contract/webhooks.ts'
import { version } from '../process/version.ts'
import { startTestServer } from '../testing/test-server.ts'

let now = Date.now()
const server = await startTestServer({}, { clock: () => now })
afterAll(() => server.close())

const get = (path: string, headers = {}) => fetch(server.url + path, { redirect: 'manual', headers })

test.each([
  '/docs/',
  '/docs/quickstart',
  '/docs/embedding',
  '/docs/web-views',
  '/docs/api/',
  '/docs/sdk/',
  '/docs/sdk/core',
  '/docs/errors/bad_options',
  '/embed-check',
])('%s is a page under a policy that names its inline scripts, with the address of this server', async (path) => {
  const reply = await get(path)
  const html = await reply.text()
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(reply.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  const policy = reply.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => code)
  for (const code of inline) expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  expect(html).not.toMatch(/ style="|<style|test\.provider\.example/)
})

test.each([
  ['/docs', '/docs/'],
  ['/docs/embedding/', '/docs/embedding'],
  ['/docs/embedding.html', '/docs/embedding'],
  ['/docs/api', '/docs/api/'],
  ['/docs/sdk', '/docs/sdk/'],
  ['/docs/api/index.html', '/docs/api/'],
  ['/docs/errors/BAD_OPTIONS', '/docs/errors/bad_options'],
  ['/docs/json', '/openapi.json'],
])('%s leads to %s', async (path, place) => {
  const reply = await get(path)
  expect(reply.status).toBe(308)
  expect(reply.headers.get('location')).toBe(place)
})

test.each(['/docs/nothing', '/docs/errors/', '/docs/errors/nothing', '/docs/%2e%2e/package.json', '/docs/.hidden', '/docs/x.br'])(
  '%s is no file of the build, or a page',
  async (path) => {
    expect((await get(path)).status).toBe(path === '/docs/errors/' ? 200 : 404)
  },
)

test('each page has its text beside it, and llms.txt lists them all with this server’s address', async () => {
  const list = await (await get('/llms.txt')).text()
  const addresses = [...list.matchAll(/\]\((http[^)]+\.md)\)/g)].map(([, address = '']) => new URL(address).pathname)
  expect(addresses).toContain('/docs/quickstart.md')
  expect(addresses).toContain('/docs/errors/unauthorized.md')
  for (const address of addresses) {
    const reply = await get(address)
    expect(reply.headers.get('content-type'), address).toBe('text/markdown; charset=utf-8')
    expect(await reply.text()).toMatch(/^# /m)
  }
  expect((await get('/docs/api.md')).status).toBe(200)
})

test('the licences name what is in the app, the console, the SDK, the documentation and the server, with the text of each', async () => {
  const text = await (await get('/docs/licences.txt')).text()
  expect(text).toMatch(/^react 19.+, MIT: app, console, server\n {4}Copyright \(c\) Meta/m)
  expect(text).toMatch(/^penpal .+: app, SDK, server$/m)
  expect(text).toMatch(/^@vue\/runtime-dom .+: documentation$/m)
  expect(text).toMatch(/^Fonts in app\/theme\/fonts, OFL-1.1$/m)
  for (const words of ['Permission is hereby granted', 'SIL OPEN FONT LICENSE Version 1.1', 'Apache License']) expect(text).toContain(words)
})

test.each([`gamalyze-sdk-${version}.tgz`, 'gamalyze.mjs'])('%s knows the provider that serves it, and is whole', async (name) => {
  const bytes = Buffer.from(await (await get(`/sdk/v1/${name}`)).arrayBuffer())
  const text = (name.endsWith('.tgz') ? gunzipSync(bytes) : bytes).toString('latin1')
  expect(text).toContain(`${JSON.stringify(server.deps.config.publicUrl)} `)
  if (name.endsWith('.tgz')) expect(spawnSync('tar', ['-tz'], { input: bytes }).stdout.toString()).toContain('package/dist/server.js')
})

test('the reference and the OpenAPI document have partner calls and webhooks', async () => {
  const document = (await (await get('/openapi.json')).json()) as { paths: object; webhooks: object; tags: { name: string }[] }
  expect(Object.keys(document.webhooks)).toEqual([...webhookTypes])
  expect(Object.keys(document.paths)[0]).toMatch(/^\/api\/v1\/partner\//)
  expect(document.tags[0]?.name).toBe('partner')
  const text = await (await get('/docs/api/index.md')).text()
  expect(text).toContain('### createSession')
  expect(text).not.toContain('card_value')
  expect(await (await get('/docs/api/frame.md')).text()).toContain('card_value')
})

test('every body of a call and of a webhook has a name in the OpenAPI document, which says each once', async () => {
  type Body = { content?: Record<string, { schema: { $ref?: string } }> }
  type Operations = Record<string, Record<string, { requestBody?: Body; responses: Record<string, Body> }>>
  const text = await (await get('/openapi.json')).text()
  expect(text.length).toBeLessThan(110_000)
  const document = JSON.parse(text) as { paths: Operations; webhooks: Operations; components: { schemas: object } }
  const bodies = [document.paths, document.webhooks]
    .flatMap((operations) => Object.values(operations).flatMap((methods) => Object.entries(methods)))
    .flatMap(([, { requestBody, responses }]) => (requestBody ? [requestBody, ...Object.values(responses)] : Object.values(responses)))
  const names = bodies.flatMap(({ content = {} }) => Object.values(content).map(({ schema }) => schema.$ref?.split('/').at(-1)))
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining([...new Set(names)]))
  expect(names).toEqual(expect.arrayContaining(['Problem', 'Results', 'EventPage', 'GameCompleted']))
})

test('the pages come in the product’s typeface, whole, and lead to the console', async () => {
  const html = await (await get('/docs/')).text()
  const [, font = ''] = /<link rel="preload" as="font" type="font\/woff2" href="([^"]+)"/.exec(html) ?? []
  expect(Buffer.from(await (await get(font)).arrayBuffer())).toEqual(readFileSync('app/theme/fonts/figtree-latin-wght-normal.woff2'))
  expect(html).toContain('<a class="console-link" href="/docs/console">')
})

test('an unchanged page is not sent again, and is compressed', async () => {
  const reply = await get('/docs/', { 'accept-encoding': 'br' })
  expect(reply.headers.get('content-encoding')).toBe('br')
  expect((await get('/docs/', { 'if-none-match': reply.headers.get('etag') })).status).toBe(304)
})

const listing = async (operator: string, origin: string) => {
  const reply = await fetch(`${server.url}/embed-check.json?${new URLSearchParams({ operator, origin })}`)
  expect(reply.headers.get('access-control-allow-origin')).toBe('*')
  expect(reply.headers.get('access-control-expose-headers')).toBe('date') // for who asks whether their clock is right
  return reply.json()
}

test('a page learns whether the operator is known and whether it may embed the test, and nothing else', async () => {
  expect(await listing('mindway', 'http://localhost:5173')).toEqual({ operator: true, page: 'local' })
  expect(await listing('MINDWAY', 'https://evil.example')).toEqual({ operator: true, page: 'unknown' })
  expect(await listing('nobody', 'http://localhost:5173')).toEqual({ operator: false, page: 'unknown' })
})

test('a request without operator or origin is refused', async () => {
  expect((await fetch(`${server.url}/embed-check.json?operator=mindway`)).status).toBe(400)
  expect((await fetch(`${server.url}/embed-check.json?operator=${'x'.repeat(65)}&origin=a`)).status).toBe(400)
})

test('the method card is served with its figures, and nothing else of the parent folder', async () => {
  const page = await fetch(`${server.url}/method-card`)
  expect(page.url).toBe(`${server.url}/method-card/`)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const html = await page.text()
  expect(html).toContain('<h1>Method card</h1>')
  expect(html, 'without scripts or inline styles').not.toMatch(/<script|<style|style=/)
  const parts = [...html.matchAll(/(?:src|href)="([^":]+)"/g)].map(([, path]) => path)
  expect(parts.length).toBeGreaterThan(0)
  for (const part of parts) expect((await fetch(`${page.url}${part}`)).status, part).toBe(200)
  for (const path of ['../operations.md', '%2e%2e/operations.md', '..%2foperations.md'])
    expect((await fetch(`${server.url}/method-card/${path}`)).status, path).toBe(404)
})

test('the live section of the method card counts what players say about their results, by claim, rounded down to tens', async () => {
  const living = async () => (await (await fetch(`${server.url}/method-card/`)).text()).split('What players of this installation say')[1]
  expect(await living()).toContain('Not enough answers yet.')
  const say = (event: 'fits_yes' | 'fits_no' | 'help', claim?: string) =>
    server.store.tallies.add({ operator: 'nfl', day: 20_773, event, key: claim })
  for (let i = 0; i < 12; i++) await say('fits_yes', 'habit_betaP_high')
  for (let i = 0; i < 9; i++) await say('fits_no', 'habit_betaF_high')
  for (let i = 0; i < 10; i++) await say('help')
  expect(await living(), 'within five minutes').toContain('Not enough answers yet.')
  now += 300_000
  const page = (await living())?.replaceAll('\n', '')
  expect(page).toContain('<tr><td>habit_betaP_high</td><td>10</td><td>0</td><td>0</td></tr>')
  expect(page).not.toContain('habit_betaF_high')
  expect(page?.match(/<tr>/g)).toHaveLength(2)
})
