import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { receiveSession } from '../session/carry-session.ts'
import { inTurn } from '../testing/draws.ts'
import { openApp } from '../testing/open-app.tsx'
import { drawCards, newPlayer } from '../testing/play.ts'

const refuseStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
beforeEach(() => void refuseStorage())
afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(window, { opener: null })
})

/** A window that the frame opened; what is posted to it. */
const openedTab = (opener: unknown = window) => {
  const messages: unknown[] = []
  return { messages, tab: { opener, postMessage: (data: unknown) => void messages.push(data) } as unknown as Window }
}
const ask = (source: Window, origin = location.origin) =>
  act(async () => void dispatchEvent(new MessageEvent('message', { data: { gamalyze: 'carry' }, origin, source })))

/** A frame without storage, five cards into a game that is paused. */
const playedFrame = async () => {
  const player = newPlayer({ terms_accepted: true })
  drawCards(player.session, inTurn(5))
  const frame = await openApp({ partner: {}, session: player.session.get() })
  await screen.findByText(frame.texts().landing.ownTab())
  return frame
}

test('a frame without storage tells player and page, and continues its game in a tab of its own (ruling 1)', async () => {
  const frame = await playedFrame()
  expect(frame.events.some(([name]) => name === 'notKept')).toBe(true)
  const link = await screen.findByText(frame.texts().landing.ownTab())
  expect(link).toMatchObject({ target: '_blank', rel: 'opener' })
  // Neither secret nor game is in the address, and the tab is no frame.
  expect(link.getAttribute('href')).toBe('/gamalyze?operator=nfl#carry')
  const { uid, secret, journal } = frame.session.get()
  const { messages, tab } = openedTab()
  await ask(tab)
  expect(messages).toHaveLength(1)
  await waitFor(() => expect(screen.getByText(frame.store.get().namespaces.refusals?.moved.title() ?? 'not loaded')).toBeTruthy())
  expect(frame.session.get().uid).not.toBe(uid)
  await waitFor(() => expect(frame.events).toContainEqual(['exit', { cardsTurned: 5 }]))
  // The frame has no game any more that a second request could take.
  await ask(tab)
  expect(JSON.stringify(messages[1] ?? '')).not.toContain(uid)
  frame.unmount()

  vi.restoreAllMocks()
  sessionStorage.clear()
  const opener = { postMessage: (_: unknown, to: string) => expect(to).toBe(location.origin) } as unknown as Window
  Object.assign(window, { opener })
  history.replaceState(null, '', '/gamalyze?operator=nfl#carry')
  const received = receiveSession()
  dispatchEvent(new MessageEvent('message', { data: messages[0], origin: location.origin, source: opener }))
  await received
  expect({ opener: window.opener, hash: location.hash }).toEqual({ opener: null, hash: '' })
  const carried = await openApp({ address: '/gamalyze', secret: null, again: true })
  await waitFor(() => expect(location.pathname).toBe('/gamalyze/game'))
  expect(carried.session.get()).toMatchObject({ uid, secret, cards_turned: 5, terms_accepted: true })
  expect(carried.session.get().journal.entries).toEqual(journal.entries)
  await screen.findByText(carried.texts().game.resume({ count: 75 }))
  await waitFor(() => expect(carried.session.get().journal.sent).toBe(5))
})

test('a window of another origin, or that the frame did not open, gets nothing', async () => {
  const frame = await playedFrame()
  const { uid } = frame.session.get()
  const [elsewhere, strange] = [openedTab(), openedTab({})]
  await ask(elsewhere.tab, 'https://elsewhere.example')
  await ask(strange.tab)
  expect([...elsewhere.messages, ...strange.messages]).toEqual([])
  expect(frame.session.get().uid).toBe(uid)
})

test('a tab accepts nothing from other windows, and nothing but a session', async () => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  const { secret } = inject('server')
  const opener = { postMessage: () => {} } as unknown as Window
  Object.assign(window, { opener })
  const received = receiveSession()
  const send = (data: unknown, origin: string, source: Window) => dispatchEvent(new MessageEvent('message', { data, origin, source }))
  const entries = { secret, uid: 7, other: 'x' }
  send({ gamalyze: 'carried', entries }, 'https://elsewhere.example', opener)
  send({ gamalyze: 'carried', entries }, location.origin, window)
  expect(sessionStorage.getItem('secret')).toBeNull()
  send({ gamalyze: 'carried', entries }, location.origin, opener)
  await received
  expect({ ...sessionStorage }).toEqual({ secret })
})
