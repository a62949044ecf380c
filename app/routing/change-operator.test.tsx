import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OperatorView } from '../../contract/operator-view.ts'
import { createStore } from '../store.ts'
import { openRecorder } from '../testing/recorder.ts'
import { changeOperator } from './adopt-external-user.ts'

const page = { id: 'mindway' } as OperatorView
const found = { id: 'nfl', name: 'NFL', languages: [], cardColors: [], header: {}, background: {}, provider: {} }
const view = 'GET /operators/nfl/view.json'
const themes = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
const places = () => themes().map(({ href }) => new URL(href).pathname)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  document.head.innerHTML = '<link rel="stylesheet" href="/app.css"><link rel="stylesheet" href="/operators/mindway/theme.css">'
})
afterEach(() => void vi.useRealTimers())

/** Asks for the look of nfl, and waits until its style sheet is on its way: after that of the page. */
const start = async () => {
  const { url } = await openRecorder(() => ({ body: found }))
  const currentOperator = createStore(page)
  // Not by polling, which would move the clock.
  const begun = new Promise((resolve) => new MutationObserver(resolve).observe(document.head, { childList: true }))
  const done = changeOperator(currentOperator, 'nfl')
  await begun
  const [, old, next] = themes()
  expect({ oldHref: old?.getAttribute('href'), nextHref: next?.href }).toEqual({
    oldHref: '/operators/mindway/theme.css',
    nextHref: `${url}/operators/nfl/theme.css`,
  })
  return { currentOperator, done, next }
}

test('words and colours change together, once the new style sheet is there (ruling 22)', async () => {
  const { currentOperator, done, next } = await start()
  expect(currentOperator.get()).toBe(page)
  next?.dispatchEvent(new Event('load'))
  await done
  expect(currentOperator.get()).toEqual(found)
  expect(places()).toEqual(['/app.css', '/operators/nfl/theme.css'])
})

test('a style sheet that fails leaves the colours of the page, and the words change', async () => {
  const { currentOperator, done, next } = await start()
  next?.dispatchEvent(new Event('error'))
  await done
  expect(currentOperator.get()).toEqual(found)
  expect(places()).toEqual(['/app.css', '/operators/mindway/theme.css'])
})

test('a slow style sheet is awaited for three seconds, and replaces the old one when it arrives', async () => {
  const { currentOperator, done, next } = await start()
  await vi.advanceTimersByTimeAsync(2999)
  expect(currentOperator.get()).toBe(page)
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect({ currentOperator: currentOperator.get().id, themes: themes().length }).toEqual({ currentOperator: 'nfl', themes: 3 })
  next?.dispatchEvent(new Event('load'))
  expect(places()).toEqual(['/app.css', '/operators/nfl/theme.css'])
})

test('a page without a theme of its own gets none', async () => {
  document.head.replaceChildren()
  const { calls } = await openRecorder(() => ({ body: found }))
  const currentOperator = createStore(page)
  await changeOperator(currentOperator, 'nfl')
  expect({ calls: calls(), currentOperator: currentOperator.get(), themes: themes() }).toEqual({
    calls: [view],
    currentOperator: found,
    themes: [],
  })
})

test('the same operator is not requested, and nobody is notified', async () => {
  const { calls } = await openRecorder(() => ({ body: { ...found, id: 'mindway' } }))
  const currentOperator = createStore(page)
  const changed = vi.fn()
  currentOperator.subscribe(changed)
  await changeOperator(currentOperator, 'mindway')
  expect(calls()).toEqual([])
  // An id that is gone is answered with the provider's own look, which this page has.
  await changeOperator(currentOperator, 'gone/away')
  expect(calls()).toEqual(['GET /operators/gone%2Faway/view.json'])
  expect({ changes: changed.mock.calls.length, themes: themes().length }).toEqual({ changes: 0, themes: 2 })
})

test('a reply that is no operator changes nothing', async () => {
  await openRecorder(() => ({ body: { id: 'nfl' } }))
  const currentOperator = createStore(page)
  await changeOperator(currentOperator, 'nfl')
  expect({ currentOperator: currentOperator.get(), themes: themes().length }).toEqual({ currentOperator: page, themes: 2 })
})
