import { request } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { providerOperator } from '../../contract/constants.ts'
import type { OperatorView } from '../../contract/operator-view.ts'
import { paths } from '../../contract/paths.ts'
import { loadSetTexts } from '../../i18n/set-texts.ts'
import type { Reply } from '../testing/call-server.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())

const get = (path: string) => server.call('GET', path)
/** Sends the raw path: fetch would normalise it. */
const rawStatus = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = request(server.url, { path }, (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    })
    call.on('error', reject)
    call.end()
  })

test.each(['/?Operator=nfl', '/gamalyze/', ...Object.values(paths).map((path) => path.replace(':key', 'plan_ahead'))])(
  '%s is the app',
  async (path) => {
    const { status, headers, body } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(body).toContain('id="operator"')
  },
)

test('the address of the server alone says whose test it is, in the language of the browser, and nothing of a link that is not valid', async () => {
  const { status, headers, body } = await server.call('GET', '/', undefined, { 'accept-language': 'x, da-DK;q=0.9, en;q=0.8' })
  const { root, info } = await loadSetTexts('dan')
  expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'text/html; charset=utf-8' })
  expect(body).toContain(`<html lang="${info.lang}"`)
  for (const text of [root.landing.title(), root.landing.intro(), 'https://gamalyze.example/', '"/privacy"']) expect(body).toContain(text)
  expect(body).not.toMatch(/id="operator"|localhost|127\.0\.0\.1|\/mail"/)
})

test.each(['/gamalyze/xyz', '/gamalyze/advice/Plan', '/foo', '/foo/bar'])('%s is the app with status 404 (R40)', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: expect.stringContaining('id="operator"') })
})

test.each([
  ['GET', '/api/v1/nothing'],
  ['GET', '/assets/nothing.js'],
  ['GET', '/favicon.ico'],
  ['POST', '/gamalyze'],
  ['PUT', '/api/v1/game/card_value'],
])('%s %s is a problem with status 404', async (method, path) => {
  const reply = await server.call(method, path)
  expect(reply).toMatchObject({ status: 404, body: { code: 'not_found', status: 404 } })
  expect(reply.headers.get('content-type')).toContain('application/problem+json')
})

test('the loader stub contains this server’s address', async () => {
  const { status, headers, body } = await get('/sdk/v1/stub.js')
  expect({ status, type: headers.get('content-type'), policy: headers.get('cross-origin-resource-policy') }).toEqual({
    status: 200,
    type: 'text/javascript; charset=utf-8',
    policy: 'cross-origin',
  })
  expect(body).toContain("'http://127.0.0.1:0/sdk/v1/gamalyze.js'")
})

/** The operator data embedded in the page, and the list of pages that may embed it. */
const carriedBy = ({ body, headers }: Reply) => {
  const [, json = ''] = String(body).match(/<script type="application\/json" id="operator">(.*?)<\/script>/) ?? []
  const [, ancestors = ''] = headers.get('content-security-policy')?.match(/frame-ancestors ([^;]*)/) ?? []
  return { view: JSON.parse(json) as OperatorView, ancestors: ancestors.split(' ') }
}

test('a page contains its operator’s data and lets only that operator’s pages embed it (R23, D11)', async () => {
  const [one, other] = await Promise.all([get('/gamalyze?operator=NFL'), get('/gamalyze?operator=hc')])
  for (const [reply, id] of [
    [one, 'nfl'],
    [other, 'hc'],
  ] as const) {
    const { view, ancestors } = carriedBy(reply)
    expect(view.id).toBe(id)
    expect(reply.body).toContain(`/operators/${id}/theme.css`)
    expect(ancestors).toEqual(["'self'", ...view.origins])
    expect(view).not.toHaveProperty('testOrigins')
  }
})

test.each([
  'operator=nfl&operator=hc',
  'operator=nfl&Operator=hc',
  'OPERATOR=hc&operator=nfl',
  'operator=%6efl&operator=hc',
  'operator=nfl%00',
  'operator=n\ufb02',
  'operator=constructor',
  'operator=__proto__',
  'operator=tostring',
  'operator[]=nfl',
])('a page of ?%s is of one operator: what it shows and who may embed it', async (query) => {
  const reply = await get(`/gamalyze?${query}`)
  const { view, ancestors } = carriedBy(reply)
  expect(reply.status).toBe(200)
  expect(['nfl', 'hc', providerOperator]).toContain(view.id)
  expect(reply.body).toContain(`/operators/${view.id}/theme.css`)
  expect(ancestors).toEqual(["'self'", ...view.origins])
})

test('a page, a document and a file are the same whatever host, prefix or address a header claims, and lead nowhere else', async () => {
  const claims = {
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example;proto=http',
    'x-forwarded-prefix': '//evil.example',
    'x-original-url': '/evil',
    'x-rewrite-url': '/evil',
  }
  for (const path of ['/gamalyze?operator=nfl', '/sdk/v1/stub.js', '/openapi.json', '/docs/quickstart', '/.well-known/security.txt']) {
    const [plain, claimed] = await Promise.all([get(path), server.call('GET', path, undefined, claims)])
    expect({ path, status: claimed.status, body: claimed.body }).toEqual({ path, status: plain.status, body: plain.body })
    expect(JSON.stringify([...claimed.headers])).not.toContain('evil')
  }
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    '/docs//evil.example',
    '/docs/%2f%2fevil.example/',
    '/gamalyze//evil.example/..',
  ])
    expect(Math.floor((await rawStatus(path)) / 100), path).toBe(4)
})

test('many ranges of a file are answered with no more than the file', async () => {
  const path = '/sdk/v1/gamalyze.js'
  const bytes = async (headers: Record<string, string>) => (await (await fetch(server.url + path, { headers })).arrayBuffer()).byteLength
  expect(await bytes({ range: `bytes=${'0-,'.repeat(500)}0-` })).toBeLessThanOrEqual(await bytes({}))
})

test('a page with test=1 may be embedded by local pages too, and lists them', async () => {
  const local = ['http://localhost:*', 'https://localhost:*', 'http://127.0.0.1:*']
  for (const operator of ['nfl', 'hc', 'nosuch']) {
    const { view, ancestors } = carriedBy(await get(`/gamalyze?operator=${operator}&TEST=1`))
    expect(view.testOrigins).toEqual(local)
    expect(ancestors).toEqual(["'self'", ...view.origins, ...local])
  }
  const usual = await get('/gamalyze?operator=nfl')
  for (const query of ['test=0', 'test=', 'test=true', 'test=1&test=1', 'test=11']) {
    const { body, headers } = await get(`/gamalyze?operator=nfl&${query}`)
    expect(body).toBe(usual.body)
    expect(headers.get('content-security-policy')).toBe(usual.headers.get('content-security-policy'))
  }
  expect((await get('/gamalyze?operator=nfl&test=1')).headers.get('etag')).not.toBe(usual.headers.get('etag'))
})

test('a page in a tab of its own has its screen’s title, and says to messengers what a link to it is', async () => {
  const { body } = await get('/gamalyze?operator=nfl&language=dan')
  const page = String(body)
  const { root } = await loadSetTexts('dan')
  const content = (name: string) => page.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1]
  expect(page).toContain(`<title>${root.landing.title()} | NFL</title>`)
  expect(content('og:title')).toBe(`${root.landing.title()} | NFL`)
  expect(content('description')).toBe(root.landing.intro())
  expect(content('og:image')).toMatch(/^http.*\/operators\/nfl\/share\.png$/)
  expect(page).toMatch(/<link rel="icon" href="data:image\/svg/)
  expect(String((await get('/gamalyze?operator=nfl&embed=1')).body)).not.toMatch(/og:|name="description"|image\/svg/)
})

test('an unknown operator gets the provider’s page', async () => {
  for (const operator of ['nosuch', '../../etc', '%00', 'a'.repeat(3000)])
    expect((await get(`/gamalyze?operator=${encodeURIComponent(operator)}`)).body).toContain('"id":"mindway"')
})

test('the policy allows nothing inline, nothing from elsewhere and no string as code', async () => {
  const policy = (await get('/gamalyze')).headers.get('content-security-policy') ?? ''
  expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/)/)
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    "base-uri 'none'",
  ])
    expect(policy.split('; ')).toContain(part)
  // Only who may embed it are others.
  for (const part of policy.split('; ')) if (!part.startsWith('frame-ancestors')) expect(part).not.toContain('.')
  expect((await get('/gamalyze')).body).not.toMatch(/<style|<script(?![^>]*(src=|application\/json))| on[a-z]+=| style=/)
})

test('a page of another origin has no hold on the window it opens; the frame has one on its own tab', async () => {
  const policyFor = async (site?: string) => {
    const { headers } = await server.call('GET', '/gamalyze', undefined, site ? { 'sec-fetch-site': site } : {})
    return headers.get('cross-origin-opener-policy')
  }
  for (const site of [undefined, 'none', 'cross-site', 'same-site']) expect(await policyFor(site)).toBe('same-origin-allow-popups')
  expect(await policyFor('same-origin')).toBe('unsafe-none')
})

test.each([
  ['br', 'br'],
  ['br;q=0', null],
  ['*;q=0', null],
  ['br;q=0.5, identity', null],
  ['identity;q=0, *', 'br'],
])('a client that accepts %s gets %s, page and asset', async (accepted, encoding) => {
  const [, asset = ''] = String((await get('/gamalyze')).body).match(/(\/assets\/first-main-[^"]+\.js)/) ?? []
  for (const path of ['/gamalyze', asset])
    expect((await fetch(server.url + path, { headers: { 'accept-encoding': accepted } })).headers.get('content-encoding')).toBe(encoding)
})

test('no response sets a cookie, and all forbid MIME sniffing and referrers (R16)', async () => {
  for (const path of ['/gamalyze', '/api/v1/nothing', '/healthz', '/openapi.json', '/docs/', '/metrics', '/operators/nfl/theme.css']) {
    const { headers } = await get(path)
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  }
})

test('an unchanged page is not sent again', async () => {
  const etag = (await get('/gamalyze')).headers.get('etag') ?? ''
  const revalidation = await fetch(`${server.url}/gamalyze`, { headers: { 'if-none-match': etag } })
  expect(revalidation.status).toBe(304)
})

test('assets have hashed names, are cached forever and are served compressed', async () => {
  const [, asset = ''] = String((await get('/gamalyze')).body).match(/(\/assets\/first-main-[^"]+\.js)/) ?? []
  const reply = await fetch(server.url + asset, { headers: { 'accept-encoding': 'br' } })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(reply.headers.get('content-encoding')).toBe('br')
})

test.each([
  '/assets/../../../package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/sdk/v1/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/assets/%00',
])('%s is not found', async (path) => {
  expect([400, 403, 404]).toContain(await rawStatus(path))
})

test('/metrics counts requests by route, and reveals nothing about a player', async () => {
  const uid = await server.newGame()
  await get(`/api/v1/results/results/${uid}`)
  const { status, body } = await get('/metrics')
  expect(status).toBe(200)
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/v1/results/results/:id",status="404"} 1')
  expect(body).not.toContain(uid)
  expect(body).not.toContain(server.secret)
})
