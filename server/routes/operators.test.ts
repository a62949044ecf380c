import { imageSize } from 'image-size'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())
const get = (path: string) => server.call('GET', path)

describe('branding', () => {
  it('links style sheet and images that are immutable under their URL', async () => {
    const page = String((await get('/gamalyze?operator=NFL')).body)
    const sheet = /href="(\/operators\/nfl\/theme\.css\?v=[0-9a-f]+)"/.exec(page)?.[1] ?? ''
    const reply = await get(sheet)
    expect(reply.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(reply.headers.get('cache-control')).toContain('immutable')
    const image = /url\("(\/operators\/nfl\/background\.svg\?v=[0-9a-f]+)"\)/.exec(String(reply.body))?.[1] ?? ''
    expect((await get(image)).headers.get('content-type')).toBe('image/svg+xml')
  })

  it('is revalidated under any other URL', async () => {
    for (const path of ['/operators/nfl/theme.css', '/operators/nfl/theme.css?v=0', '/operators/nfl/logo.svg'])
      expect((await get(path)).headers.get('cache-control'), path).toBe('no-cache')
  })

  it('falls back to the provider’s for an unknown operator', async () => {
    const usual = (await get('/operators/mindway/theme.css')).body
    // %E2%84%AA: the Kelvin sign, a k in small letters only beyond ASCII.
    for (const id of ['nosuch', '%E2%84%AAubb-klubben', '%252e%252e', '%F0%9F%83%8F', '__proto__'])
      expect((await get(`/operators/${id}/theme.css`)).body, id).toBe(usual)
  })

  it('cannot run scripts: an image opened on its own may load nothing', async () => {
    const { headers } = await get('/operators/hc/logo-1.svg')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    'nfl/operator.json',
    'nfl/..%2foperator.schema.json',
    '..%2f..%2fpackage.json/x.svg',
    'nfl/%2e%2e%2fhc%2flogo-1.svg',
    'nfl/nosuch.svg',
    '_fonts/nosuch',
    '_flags/..%2fnfl%2flogo.svg',
  ])('%s is not found', async (path) => {
    const { status } = await get(`/operators/${path}`)
    expect([403, 404]).toContain(status)
  })

  it('has a picture for links, drawn in the colours of each label', async () => {
    const pictureOf = async (id: string) => Buffer.from(await (await fetch(`${server.url}/operators/${id}/share.png`)).arrayBuffer())
    const [one, other] = await Promise.all(['nfl', 'hc'].map(pictureOf))
    expect(imageSize(one ?? Buffer.of())).toMatchObject({ type: 'png', width: 1200, height: 630 })
    expect(one).not.toEqual(other)
  })

  it('shares fonts and flags', async () => {
    expect((await get('/operators/_flags/gre.svg')).headers.get('content-type')).toBe('image/svg+xml')
    expect((await get('/operators/_fonts/manrope/manrope-greek.woff2')).headers.get('content-type')).toBe('font/woff2')
  })
})

describe('the workbench', () => {
  it('does not exist in production', async () => {
    expect((await get('/workbench/')).status).toBe(404)
  })
})
