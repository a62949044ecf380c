import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { loadFirstChunks } from './first-chunks.ts'

test('links the chunks of the first screen once each, dependencies first, without those the page loads by itself', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'chunks-'))
  const file = join(dir, 'manifest.json')
  const manifest = {
    '_main.js': { file: 'assets/main.js', css: ['assets/main.css'] },
    '_show.js': { file: 'assets/show.js', imports: ['_main.js'], css: ['assets/show.css'] },
    'screens/landing/landing.tsx': { file: 'assets/landing.js', imports: ['_main.js', '_show.js'] },
    '../i18n/ger/index.ts': { file: 'assets/ger.js', imports: ['_main.js'] },
    '../i18n/eng/index.ts': { file: 'assets/eng.js' },
    '../sdk/port.ts': { file: 'assets/port.js', imports: ['_main.js'] },
  }
  writeFileSync(file, JSON.stringify(manifest))
  const index = '<script src="/assets/main.js"></script><link rel="stylesheet" href="/assets/main.css">'
  const chunks = await loadFirstChunks(pathToFileURL(file), index)
  const linked = (links: string) => [...links.matchAll(/rel="(\w+)".*?href="([^"]+)"/g)].map(([, rel, href]) => [rel, href])
  const { head, body } = chunks('ger', false)
  expect(linked(head)).toEqual([
    ['preload', '/assets/show.css'],
    ['modulepreload', '/assets/show.js'],
    ['modulepreload', '/assets/landing.js'],
    ['modulepreload', '/assets/ger.js'],
  ])
  expect(linked(body)).toEqual([['stylesheet', '/assets/show.css']])
  // In a frame also the code that talks to the embedding page.
  expect(linked(chunks('ger', true).head).at(-1)).toEqual(['modulepreload', '/assets/port.js'])
  rmSync(dir, { recursive: true })
})

test('without a manifest there are no links', async () =>
  expect((await loadFirstChunks(new URL('file:///nowhere/manifest.json'), ''))('eng', true)).toEqual({ head: '', body: '' }))
