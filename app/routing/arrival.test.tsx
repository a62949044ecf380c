import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OperatorView } from '../../contract/operator-view.ts'
import { paths } from '../../contract/paths.ts'
import type { Host } from '../host/host.ts'
import { createStore } from '../store.ts'
import { memorySession } from '../testing/memory-session.ts'
import { renderWithTexts } from '../testing/render-texts.tsx'
import { Announcer, announce, clearAnnouncement } from '../ui/announcer.tsx'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { Arrival, ReadingStop } from './arrival.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  clearAnnouncement()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** One load of the page; `arrive` goes to a screen in place of the one before. */
const load = (embedded = false) => {
  const events: unknown[] = []
  const host = { embedded, send: (...event: unknown[]) => void events.push(event) } as unknown as Host
  const session = memorySession()
  const currentOperator = createStore({ name: 'Partner' } as OperatorView)
  const scrolled = vi.spyOn(window, 'scrollTo')
  let leave = () => {}
  const arrive = async (title: string, path: string = paths.landing, name: { 'data-page'?: string } = {}) => {
    leave()
    history.replaceState(null, '', path)
    const { unmount, rerender } = await renderWithTexts(
      <>
        <main>
          <ReadingStop />
          <ScreenTitle {...name}>{title}</ScreenTitle>
        </main>
        <Announcer />
        <Arrival />
      </>,
      'dan',
      { host, session, currentOperator },
    )
    leave = unmount
    return { unmount, rerender, heading: screen.getByRole('heading') }
  }
  return { arrive, events, scrolled, currentOperator }
}
const ready = ['ready', { language: 'dan' }]

test('the first screen is ready, and takes neither focus nor view', async () => {
  const { arrive, events, scrolled } = load()
  const { heading } = await arrive('Welcome')
  vi.advanceTimersByTime(1000)
  expect(events).toEqual([ready])
  expect({ isFocused: document.activeElement === heading, scrolled: scrolled.mock.calls }).toEqual({ isFocused: false, scrolled: [] })
})

test.each([
  [true, ''],
  [false, 'Welcome | Partner'],
])('the first screen, in a frame (%s), is announced as "%s"', async (embedded, announced) => {
  const { arrive } = load(embedded)
  await arrive('Welcome')
  act(() => void vi.advanceTimersByTime(1000))
  expect(document.querySelector('[aria-live]')?.textContent).toBe(announced)
})

test('the first screen is not announced once it was left', async () => {
  const { arrive } = load()
  const { unmount } = await arrive('Welcome')
  unmount()
  const title = vi.spyOn(document, 'title', 'get')
  vi.advanceTimersByTime(1000)
  expect(title).not.toHaveBeenCalled()
})

test('each further one gets the focus without a jump, and half a second later is seen from its top', async () => {
  const { arrive, events, scrolled } = load()
  await arrive('Welcome')
  act(() => announce('of the screen before'))
  const focused = vi.spyOn(HTMLElement.prototype, 'focus')
  const { heading } = await arrive('Instructions')
  // A screen reader first learns that what had the focus is gone, and goes on to something else than the heading.
  const stop = document.querySelector('main')?.firstElementChild
  expect(stop?.textContent).toBe('')
  expect(document.activeElement, 'the focus is not lost meanwhile').toBe(stop)
  vi.advanceTimersByTime(350)
  expect(document.activeElement).toBe(heading)
  expect(focused).toHaveBeenCalledWith({ preventScroll: true })
  vi.advanceTimersByTime(149)
  expect({ events, scrolled: scrolled.mock.calls }).toEqual({ events: [ready], scrolled: [] })
  expect(document.querySelector('[aria-live]')?.textContent).toBe('of the screen before')
  act(() => void vi.advanceTimersByTime(1))
  expect(document.querySelector('[aria-live]')?.textContent).toBe('')
  expect(events).toEqual([ready, ['scrollTop', { top: 0 }]])
  expect(scrolled).toHaveBeenCalledWith(0, 0)
})

test('a player who goes on within that time is not scrolled twice', async () => {
  const { arrive, events } = load()
  for (const title of ['One', 'Two', 'Three']) await arrive(title)
  vi.advanceTimersByTime(1000)
  expect(events).toEqual([ready, ['scrollTop', { top: 0 }]])
})

test.each([
  [true, false, false],
  [true, true, true],
  [false, false, true],
])('the heading in a frame (%s) whose document has the focus (%s) gets it, and the page comes to it: %s', async (embedded, has, gets) => {
  const { arrive, events } = load(embedded)
  vi.spyOn(document, 'hasFocus').mockReturnValue(has)
  if (embedded) vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window)
  await arrive('Welcome')
  const { heading } = await arrive('Instructions')
  if (!gets) expect(document.activeElement).toBe(document.body)
  act(() => void vi.advanceTimersByTime(500))
  expect(document.activeElement === heading).toBe(gets)
  expect(events.length).toBe(gets ? 2 : 1)
})

test('the heading does not take the focus from what the player has come to by then', async () => {
  const { arrive } = load()
  await arrive('Welcome')
  const { heading } = await arrive('Instructions')
  const button = document.createElement('button')
  heading.after(button)
  button.focus()
  vi.advanceTimersByTime(1000)
  expect(document.activeElement).toBe(button)
})

test('the partner is notified when the player is refused, and when that ends', async () => {
  const { arrive, events } = load()
  for (const path of [paths.unauthorized, paths.unauthorized, paths.landing, paths.instructions]) await arrive('Title', path)
  expect(events).toEqual([['refused', { language: 'dan' }], ready])
})

test('the page title is its heading, or the title that the heading gives, and the operator', async () => {
  const { arrive, currentOperator } = load()
  await arrive('Welcome')
  expect(document.title).toBe('Welcome | Partner')
  act(() => currentOperator.set({ name: 'Another' } as OperatorView))
  expect(document.title).toBe('Welcome | Another')
  await arrive('Welcome', paths.landing, { 'data-page': 'Step 1 of 3' })
  expect(document.title).toBe('Step 1 of 3 | Another')
})
