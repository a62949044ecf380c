import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { loadFirstChunks } from './first-chunks.ts'

/** What the page loads, in order, with how it loads it. */
const loadedChunks = async (manifest: object, index: string, embedded: boolean, report = false): Promise<string[]> => {
  const dir = mkdtempSync(join(tmpdir(), 'chunks-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const file = join(dir, 'manifest.json')
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
