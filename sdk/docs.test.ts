// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths } from '../contract/paths.ts'
import { events, mount } from './index.ts'
import { fakeFrame } from './testing.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
/** First cells of the page's first table with that heading, taken apart. */
const rows = (page: string, heading: string) =>
  (read(`../docs/${page}.md`).split(`| ${heading} |`)[1]?.split('\n\n')[0] ?? '')
    .split('\n')
    .flatMap((line) => line.match(/^\| `?([\w, ]+?)`? \|/)?.[1]?.split(', ') ?? [])

test('the guide says what to do about each error code, and lists no other', () => {
  const codes = read('embed-error.ts').matchAll(/^ {2}\| '([A-Z_]+)'/gm)
  expect(rows('errors', 'code')).toEqual([...codes].map(([, code]) => code))
})

test('the guide lists each event, and no other', () => {
  expect(rows('events', 'event').toSorted()).toEqual(events.toSorted())
})

test('the guide names each screen that fastForward stops at', () => {
  const page = read('../docs/testing.md')
  const screens = Object.keys(paths).filter((name) => name !== 'accessibility' && name !== 'privacy')
  expect(screens.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

// The guide's other code runs in a browser (e2e/sdk/guide.spec.ts).
test("the guide's lines for unit tests run unchanged", async () => {
  const [, code] = /```ts\n([^`]*fakeFrame\([^`]*)```/.exec(read('../docs/testing.md')) ?? []
  expect(code).toContain('frame.commands')
  const handle = mount(document.body, { operator: 'demo', secret: 's'.repeat(36), baseUrl: 'https://provider.example' })
  const heard: unknown[] = []
  handle.on('progress', (payload) => heard.push(payload))
  const Run = Object.getPrototypeOf(async () => {}).constructor
  await new Run('fakeFrame', 'handle', 'expect', code)(fakeFrame, handle, expect)
  expect(heard).toEqual([{ cardsTurned: 1, cardsTotal: 80 }])
  handle.destroy()
})
