import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openOperators } from '../operators/registry.ts'
import { copyOperators, testProvider } from '../testing/all-operators.ts'
import { newFolder } from '../testing/new-folder.ts'
import { loadAppPage } from './app-page.ts'
import { encodingsFor } from './encodings.ts'
import { loadFirstChunks } from './first-chunks.ts'

/** As built by Vite. */
const index = `<!doctype html><html lang="en"><head><!--operator-->
<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/figtree.woff2" />
<script type="module" crossorigin src="/assets/main.js"></script>
<link rel="stylesheet" crossorigin href="/assets/main.css"></head><body><div id="root"></div></body>`
const dir = newFolder()
copyOperators(dir, 'mindway')
const file = join(dir, 'mindway', 'operator.json')
const fields = { origins: ['https://www.partner.example'], previewOrigins: ['https://*.preview.example'] }
writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...fields }))
writeFileSync(join(dir, 'index.html'), index)
const operators = await openOperators({ dir, provider: testProvider, hot: false })
const pageOf = await loadAppPage(pathToFileURL(join(dir, 'index.html')))

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

test.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['BR;Q=0.9, gzip', ['gzip', 'br']],
  ['br;q=0', []],
  ['br;q=0.000, gzip', ['gzip']],
  ['br; q=0', []],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['*;q=0, br', ['br']],
  ['gzip;q=0, *', ['br']],
  ['identity', []],
  ['identity;q=0', []],
  ['identity;q=0, br', ['br']],
  ['identity;q=0, *;q=0.1', ['br', 'gzip']],
  ['identity, br;q=0.5', []],
  ['identity;q=0.5, gzip;q=0.5', ['gzip']],
  ['br;q=x', []],
  ['xbr, br-x', []],
])('%j takes %j', (header, encodings) => expect(encodingsFor(header)).toEqual(encodings))

/** What the page loads, in order, with how it loads it. */
const loadedChunks = async (manifest: object, index: string, embedded: boolean, report = false): Promise<string[]> => {
  const file = join(newFolder(onTestFinished), 'manifest.json')
  writeFileSync(file, JSON.stringify(manifest))
  const html = (await loadFirstChunks(pathToFileURL(file), index))('ger', embedded, report)
  return [...html.matchAll(/<(?:script (\w+)|link rel="(\w+)").*?"\/assets\/([^"]+)"/g)].map(
    ([, script, link, name]) => `${script ?? link} ${name}`,
  )
}
const modules = {
  '_main.js': { file: 'assets/main.js', name: 'main', css: ['assets/main.css'] },
  '_show.js': { file: 'assets/show.js', name: 'show', imports: ['_main.js'], css: ['assets/show.css'] },
  'screens/landing/landing.tsx': { file: 'assets/landing.js', name: 'landing', imports: ['_main.js', '_show.js'] },
  '../i18n/ger/root.ts': { file: 'assets/ger.js', imports: ['_main.js'] },
  '../i18n/eng/root.ts': { file: 'assets/eng.js' },
  'screens/full-report/full-report.tsx': { file: 'assets/report.js', imports: ['_show.js'], css: ['assets/report.css'] },
  '../i18n/ger/help.ts': { file: 'assets/help.js' },
  '../sdk/port.ts': { file: 'assets/port.js', imports: ['_main.js'] },
}
const scripts = {
  ...modules,
  '_main.js': { ...modules['_main.js'], script: 'assets/first-main.js', embeddedScript: 'assets/first-embedded.js' },
  '_show.js': { ...modules['_show.js'], script: 'assets/first-show.js' },
  'screens/landing/landing.tsx': { ...modules['screens/landing/landing.tsx'], script: 'assets/first-landing.js' },
}

test('the page runs the scripts of the first screen in order, and preloads the language’s messages', async () => {
  const index = '<link rel="stylesheet" href="/assets/main.css"><link rel="stylesheet" href="/assets/show.css">'
  const others = ['defer first-show.js', 'defer first-landing.js', 'modulepreload ger.js']
  expect(await loadedChunks(scripts, index, false)).toEqual(['defer first-main.js', ...others])
  // In a frame the first script holds also the code that talks to the embedding page.
  expect(await loadedChunks(scripts, index, true)).toEqual(['defer first-embedded.js', ...others])
})

test('the page of a full report preloads its code and texts too, and what hands on to modules what a script holds', async () => {
  const index = '<link rel="stylesheet" href="/assets/main.css"><link rel="stylesheet" href="/assets/show.css">'
  const report = ['preload report.css', 'modulepreload report.js', 'modulepreload help.js']
  const loaded = await loadedChunks(scripts, index, false, true)
  expect(loaded).toEqual(expect.arrayContaining([...(await loadedChunks(scripts, index, false)), ...report, 'modulepreload show.js']))
})

test('the page preloads modules that are in no script once each, dependencies first, without those the page loads by itself', async () => {
  const index = '<script type="module" src="/assets/main.js"></script><link rel="stylesheet" href="/assets/main.css">'
  const links = ['preload show.css', 'modulepreload show.js', 'modulepreload landing.js', 'modulepreload ger.js']
  expect(await loadedChunks(modules, index, false)).toEqual(links)
  expect(await loadedChunks(modules, index, true)).toEqual([...links, 'modulepreload port.js'])
})

test('the page has no such links without a manifest', async () =>
  expect((await loadFirstChunks(new URL('file:///nowhere/manifest.json'), ''))('eng', true)).toBe(''))
