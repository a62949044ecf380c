import { readdirSync } from 'node:fs'
import type { Diagnosis } from '../../sdk/handle.ts'
import { broken, type DiagnosedPage, healthy } from './fixtures/diagnosed-pages.ts'
import { expect, test } from './support/partner-site.ts'

const all = process.env.DIAGNOSE === 'all'
const only = process.env.ONLY
/** `npm run soak -- diagnose` looks at all. */
const usual = [
  'a style hides embeds',
  'a newsletter lies over all',
  'a policy in a header',
  'messages of others are stopped',
  'frames are credentialless',
  'a site around is not on the list',
  'Trusted Types without names',
  'values on every object',
  'preview in srcdoc',
  'preview in a blob',
  'closed shadow root with a slot',
]
declare global {
  interface Window {
    diagnosis: Diagnosis | undefined
  }
}
const fixed = () => readdirSync(new URL('../../dist/sdk/', import.meta.url)).find((name) => /^\d/.test(name)) ?? ''

const htmlOf = ({ head = '', body = '<div id="test"></div>', before = '', mount, options = '', after = '' }: DiagnosedPage) =>
  `${before && `<script>${before}</script>`}${head}<body><h1>Partner</h1><main>${body}</main><script src="PROVIDER/sdk/v1/gamalyze.js"></script>
  <script type="module">${mount ?? "window.test = Gamalyze.mount('#test', OPTIONS)"}
  const settled = new Promise((resolve) => { test.ready.then(resolve, resolve); test.on('error', resolve) })
  ${after && `await settled; ${after}`}
  await new Promise((resolve) => setTimeout(resolve, 100))
  window.diagnosis = await test.diagnose()</script>`.replaceAll(
    'OPTIONS',
    `{ operator: 'mindway', secret: 'SECRET', language: 'eng', ${options} }`,
  )

test('diagnose names the fault of each broken page, and finds none on a healthy one', async ({ browser, partner }) => {
  test.setTimeout(1_200_000)
  const nfl = await partner.server.newSecret('nfl', '--test')
  const fill = (text: string) =>
    text
      .replaceAll('PROVIDER', partner.server.url)
      .replaceAll('SECRET', partner.server.testSecret)
      .replaceAll("'LIVE'", `'${partner.server.secret}'`)
      .replaceAll('NFL', nfl)
      .replaceAll('FIXED', fixed())
  const misses: unknown[] = []
  const rows = Object.entries({ ...broken, ...healthy }).filter(([name]) => (only ? name.includes(only) : all || usual.includes(name)))
  for (const [name, row] of rows) {
    const { headers = {}, outer = '', fault } = row
    const html = fill(htmlOf(row))
    const elsewhere = partner.origin.replace('localhost', 'elsewhere.localhost')
    const address = `${partner.origin}/inner`
    const escaped = JSON.stringify(`<!doctype html>${html}`).replaceAll('</', '<\\/')
    const makes: Record<string, string> = {
      srcdoc: `<script>const frame = document.createElement('iframe'); frame.width = frame.height = 900; frame.srcdoc = ${escaped}; document.documentElement.append(frame)</script>`,
      blob: `<script>const frame = document.createElement('iframe'); frame.width = frame.height = 900; frame.src = URL.createObjectURL(new Blob([${escaped}], { type: 'text/html' })); document.documentElement.append(frame)</script>`,
    }
    partner.headers = Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, fill(value)]))
    partner.pages = { inner: html, outer: makes[outer] ?? outer.replace('INNER', address) }
    const isNested = outer && outer !== 'elsewhere'
    const site = outer.includes('elsewhere') ? elsewhere : partner.origin
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(`${site}/${isNested ? 'outer' : 'inner'}`)
    if (isNested)
      await expect
        .poll(
          () =>
            page
              .frames()[1]
              ?.evaluate('typeof Gamalyze')
              .catch(() => ''),
          name,
        )
        .toBe('object')
    const host = (isNested ? page.frames()[1] : page.mainFrame()) ?? page.mainFrame()
    const took = Date.now()
    const { ok, checks } = await host.evaluate(async () => {
      for (let tries = 0; tries < 400 && !window.diagnosis; tries++) await new Promise((resolve) => setTimeout(resolve, 100))
      return window.diagnosis ?? { ok: false, checks: [] }
    })
    const failed = checks.filter((check) => !check.ok && check.name !== 'speed')
    const named = fault && failed.find(({ name: check }) => check === fault[0])
    const hit = fault ? named && fault[1].test(`${named.hint} ${named.at}`) : ok && failed.length === 0
    if (only || !hit || (fault && failed.length > 1))
      console.log(hit ? 'HIT' : 'MISS', name, Date.now() - took, JSON.stringify(failed, null, 1))
    await context.close()
    if (!hit) misses.push([name, failed])
  }
  console.log(rows.length, 'pages', misses.length, 'missed')
  expect(misses).toEqual([])
})
