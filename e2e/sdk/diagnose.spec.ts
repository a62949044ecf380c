import { readdirSync } from 'node:fs'
import type { Frame } from '@playwright/test'
import type { Diagnosis } from '../../sdk/handle.ts'
import { broken, type DiagnosedPage, healthy } from './fixtures/diagnosed-pages.ts'
import { expect, test } from './support/test.ts'

test('diagnose names each permission that a sandbox lacks, and a page without an origin is told so', async ({ page, context, sites }) => {
  const permissions = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'.split(' ')
  const address = (csp: string) => {
    const body = `<div id="test"></div><script src="${sites.frame}/sdk/v1/gamalyze.js"></script>`
    return `${sites.host}/given?${new URLSearchParams({ body, csp })}`
  }
  const ask = (frame: Frame) =>
    frame.evaluate(async () => {
      const handle = window.Gamalyze.mount('#test', { operator: 'demo', secret: 's'.repeat(36) })
      const { checks } = await handle.diagnose()
      return [handle.state, checks.find(({ name }) => name === 'sandbox')?.hint]
    })
  const without = (permission: string) => `A frame around this page, or its policy, has a sandbox without ${permission}: add it there.`
  await page.goto(sites.host)
  const asked = permissions.slice(1).map(async (missing) => {
    const sandbox = permissions.filter((permission) => permission !== missing).join(' ')
    await page.evaluate(
      ([name, permitted, src]) => document.body.append(Object.assign(document.createElement('iframe'), { name, sandbox: permitted, src })),
      [missing, sandbox, address('')] as const,
    )
    await expect.poll(() => page.frame(missing)?.evaluate(() => 'Gamalyze' in window)).toBe(true)
    return [missing, await ask(page.frame(missing) as Frame)]
  })
  const other = await context.newPage()
  await other.goto(address('sandbox allow-scripts'))
  const alone = ['a page', await ask(other.mainFrame())]
  expect(Object.fromEntries([...(await Promise.all(asked)), alone])).toEqual({
    ...Object.fromEntries(permissions.slice(1).map((missing) => [missing, ['ready', without(missing)]])),
    'allow-same-origin': ['connecting', without('allow-same-origin')],
    'a page': ['connecting', without('allow-same-origin')],
  })
})

/** Which pages: `all`, or those with this in their names; `npm run soak -- diagnose` looks at all. */
const wanted = process.env.DIAGNOSE ?? ''
const usual = [
  'a style hides embeds',
  'a newsletter lies over all',
  'messages of others are stopped',
  'frames are credentialless',
  'a site around is not on the list',
  'an editor made the quotes typographic',
  'preview in srcdoc',
  'preview in a blob',
  'closed shadow root with a slot',
]
const isWanted = ([name]: [string, unknown]) => wanted === 'all' || (wanted ? name.includes(wanted) : usual.includes(name))
declare global {
  interface Window {
    diagnosis: Diagnosis | undefined
  }
}

const htmlOf = ({ head = '', body = '<div id="test"></div>', before = '', mount, options = '', after = '' }: DiagnosedPage) =>
  `${before && `<script>${before}</script>`}${head}<body><h1>Partner</h1><main>${body}</main><script src="PROVIDER/sdk/v1/gamalyze.js"></script>
  <script type="module">
    ${mount ?? "window.test = Gamalyze.mount('#test', OPTIONS)"}
    ${after && `await new Promise((resolve) => { test.ready.then(resolve, resolve); test.on('error', resolve) }); ${after}`}
    await new Promise((resolve) => setTimeout(resolve, 100))
    const failed = ({ message }) => ({ ok: false, checks: [{ name: 'error', ok: false, hint: message }] })
    window.diagnosis = test.diagnose ? await test.diagnose().catch(failed) : failed(test)
  </script>`.replaceAll('OPTIONS', `{ operator: 'mindway', secret: 'SECRET', language: 'eng', ${options} }`)

/** A page that shows another: at an address, or made of its text, as editors do for a preview. */
const outerOf = (how: string, html: string, address: string) => {
  const text = JSON.stringify(`<!doctype html>${html}`).replaceAll('</', '<\\/')
  const source = how.startsWith('srcdoc') ? `srcdoc: ${text}` : `src: URL.createObjectURL(new Blob([${text}], { type: 'text/html' }))`
  return /^(srcdoc|blob)/.test(how)
    ? `<body><script>document.body.append(Object.assign(document.createElement('iframe'), { width: 900, height: 900, ${source} }))</script>`
    : how.replace('INNER', address)
}

/** Pages that are looked at together: most wait for a time to be over. */
const together = 4

test('diagnose names the fault of each broken page, and finds none on a healthy one', async ({ context, partner }) => {
  test.setTimeout(1_200_000)
  const { origin, server } = partner
  const fixed = readdirSync(new URL('../../dist/sdk/', import.meta.url)).find((name) => /^\d/.test(name)) ?? ''
  const words = { PROVIDER: server.url, LIVE: server.secret, NFL: await server.newSecret('nfl', '--test'), FIXED: fixed }
  const fill = (text: string) =>
    text.replace(/PROVIDER|LIVE|NFL|FIXED/g, (word) => words[word as keyof typeof words]).replace(/SECRET(?!_)/g, server.testSecret)
  const misses: unknown[] = []
  const examine = async (at: number, name: string, row: DiagnosedPage) => {
    const { headers = {}, outer = '', fault } = row
    const [inside, outside] = [`inner-${at}`, `outer-${at}`]
    const html = fill(htmlOf(row))
    const site = outer.includes('elsewhere') ? origin.replace('localhost', 'elsewhere.localhost') : origin
    const filled = Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, fill(value)]))
    Object.assign(partner.headers, { [inside]: filled, [outside]: filled })
    Object.assign(partner.pages, { [inside]: html, [outside]: outerOf(outer, html, `${origin}/${inside}`) })
    const page = await context.newPage()
    const isNested = outer && outer !== 'elsewhere'
    await page.goto(`${site}/${isNested ? outside : inside}`)
    // A policy may forbid what Playwright's own waiting needs.
    const find = () =>
      page
        .frames()
        [isNested ? 1 : 0]?.evaluate(() => window.diagnosis)
        .catch(() => undefined)
    await expect.poll(async () => !!(await find()), { message: name }).toBe(true)
    const { ok, checks } = (await find()) as Diagnosis
    await page.close()
    const failed = checks.filter((check) => !check.ok && check.name !== 'speed')
    const named = failed.find((check) => check.name === fault?.[0])
    if (fault ? !named || !fault[1].test(`${named.hint} ${named.at}`) : !ok || failed.length > 0) misses.push([name, failed])
  }
  const rows = Object.entries({ ...broken, ...healthy })
    .filter(isWanted)
    .entries()
  const examineNext = async () => {
    for (const [at, [name, row]] of rows) await examine(at, name, row)
  }
  await Promise.all(Array.from({ length: together }, examineNext))
  expect(misses).toEqual([])
})
