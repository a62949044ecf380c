import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operators, openOperators } from '../operators/registry.ts'
import { loadAppPage } from './app-page.ts'

const source = fileURLToPath(new URL('../../operators/mindway', import.meta.url))
const provider = { name: 'Gamalyze', url: 'https://gamalyze.example/', contact: 'contact@gamalyze.example', retentionDays: 730 }
/** As built by Vite. */
const index = `<!doctype html><html lang="en"><head><!--operator-->
<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/figtree.woff2" />
<script type="module" crossorigin src="/assets/main.js"></script>
<link rel="stylesheet" crossorigin href="/assets/main.css"></head><body><div id="root"></div></body>`
let dir: string
let operators: Operators
let pageOf: Awaited<ReturnType<typeof loadAppPage>>

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'pages-'))
  cpSync(source, join(dir, 'mindway'), { recursive: true })
  const file = join(dir, 'mindway', 'operator.json')
  const fields = { origins: ['https://www.partner.example'], previewOrigins: ['https://*.preview.example'] }
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...fields }))
  writeFileSync(join(dir, 'index.html'), index)
  operators = await openOperators({ dir, provider, hot: false })
  pageOf = await loadAppPage(pathToFileURL(join(dir, 'index.html')))
})
afterAll(() => {
  operators.close()
  rmSync(dir, { recursive: true })
})

test('previews may embed only the page for tests (D11)', async () => {
  expect(operators.problems()).toEqual([])
  const usual = await pageOf(operators.get('mindway'))
  const ofTests = await pageOf(operators.get('mindway'), { forTests: true })
  expect(usual.policy).toContain("frame-ancestors 'self' https://www.partner.example; ")
  expect(ofTests.policy).toContain(
    "frame-ancestors 'self' https://www.partner.example http://localhost:* https://localhost:* http://127.0.0.1:* https://*.preview.example; ",
  )
  expect(ofTests.policy.replace(/frame-ancestors [^;]*/, '')).toBe(usual.policy.replace(/frame-ancestors [^;]*/, ''))
  expect(`${usual.html}`).not.toMatch(/testOrigins|preview/)
  expect(`${ofTests.html}`).toContain('"origins":["https://www.partner.example"]')
  expect(`${ofTests.html}`).toContain(
    '"testOrigins":["http://localhost:*","https://localhost:*","http://127.0.0.1:*","https://*.preview.example"]',
  )
})

test('each page is built once and cached', () => {
  const operator = operators.get('mindway')
  expect(pageOf(operator)).toBe(pageOf(operator))
  expect(pageOf(operator, { language: 'da' })).toBe(pageOf(operator, { language: 'dan' }))
  expect(pageOf(operator, { forTests: true })).toBe(pageOf(operator, { forTests: true }))
})

test('resources of the first paint are fetched before the scripts', async () => {
  const { html } = await pageOf(operators.get('mindway'))
  const links = [...`${html}`.matchAll(/<(?:link|script)[^>]* (?:href|src)="([^"?]+)/g)].map(([, href]) => href)
  expect(links).toEqual([
    '/operators/mindway/theme.css',
    '/operators/mindway/logo.svg',
    '/assets/figtree.woff2',
    '/assets/main.js',
    '/assets/main.css',
  ])
  expect(`${html}`).toMatch(/<link rel="preload" as="image" fetchpriority="high" href="\/operators\/mindway\/logo\.svg\?v=[0-9a-f]{10}">/)
})

test('an operator’s own typeface replaces the provider’s', async () => {
  const { html } = await pageOf({ ...operators.get('mindway'), fontHref: '/operators/_fonts/own.woff2' })
  expect(`${html}`.match(/as="font"[^>]*href="([^"]+)"/g)).toEqual([
    'as="font" type="font/woff2" crossorigin href="/operators/_fonts/own.woff2"',
  ])
})

test('the page has the operator’s bar and a reload link before any script, in the requested language, and nothing inline', async () => {
  const { html, policy } = await pageOf(operators.get('mindway'), { language: 'ger' })
  const page = `${html}`
  expect(page).toContain('<html lang="de" dir="ltr">')
  const [, shell = ''] = page.match(/<div id="root"><\/div>(.*)<\/body>/s) ?? []
  expect(shell).toMatch(
    /^<header data-arrival data-bar><img src="\/operators\/mindway\/logo\.svg\?v=\w+" alt="[^"]+" width="\d+" height="\d+">/,
  )
  expect(shell).toContain('role="progressbar" aria-label="Einen Moment, bitte"')
  expect(shell).toContain('<h1>Einen Moment, bitte</h1>')
  expect(shell).toContain('<a href="">Seite neu laden</a>')
  expect(shell).toMatch(/<noscript>.*JavaScript.*<\/noscript>/)
  expect(shell).not.toMatch(/<script|style=|onerror|onload/)
  expect(policy).toContain("style-src 'self'; ")
})
