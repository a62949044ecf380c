import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type FaultyProxy, startFaultyProxy } from '../../../e2e/game/faulty-proxy.ts'
import { inTurn } from '../../game/test-draws.ts'
import { openApp } from '../../testing/open-app.tsx'
import { drawCards } from '../../testing/play.ts'

let proxy: FaultyProxy

beforeAll(async () => {
  proxy = await startFaultyProxy(() => inject('server').url)
})
afterAll(() => proxy.close())
beforeEach(() => {
  proxy.faults = () => ({ fault: 'pass', delay: 0 })
})

/** Opens the end of a game that is played but not sent yet. A `last` value of its own makes the last draw a wrong one. */
const open = async (decks = inTurn(80), last?: number, partner = false) => {
  const played = await openApp({ apiBase: proxy.url })
  drawCards(played.session, decks)
  const { journal } = played.session.get()
  const entries = journal.entries.map((entry, turn) => (last && turn === 79 && entry.kind === 'draw' ? { ...entry, value: last } : entry))
  const session = { ...played.session.get(), registered: false, journal: { ...journal, entries, sent: 0 } }
  played.unmount()
  const app = await openApp({ apiBase: proxy.url, address: '/gamalyze/completed', session, ...(partner && { partner: {} }) })
  const status = () => screen.getByRole('main').querySelector('[role=status]')?.textContent
  return { ...app, status }
}

describe('the end of a game', () => {
  test('is analysed only after every draw is stored (R104)', async () => {
    const asked: string[] = []
    let stored = 0
    proxy.faults = (path) => {
      if (path.includes('/results/')) asked.push(path)
      return { fault: path.includes('store_card') && stored++ > 40 ? 503 : 'pass', delay: 0 }
    }
    const { user, status, texts, session } = await open()
    const { completed, errors } = texts()
    await screen.findByText(errors.noConnection())
    expect(status()).toBe(completed.sending())
    // A button that waits does nothing and says why.
    await user.click(screen.getByRole('button', { name: completed.next() }))
    expect(location.pathname).toBe('/gamalyze/completed')
    expect([asked, session.get().risk_score]).toEqual([[], null])
    proxy.faults = () => ({ fault: 'pass', delay: 0 })
    await waitFor(() => expect(status()).toBe(completed.ready()))
    expect(session.get().risk_score).toBeGreaterThanOrEqual(0)
    await user.click(screen.getByRole('button', { name: completed.next() }))
    await waitFor(() => expect(location.pathname).toBe('/gamalyze/risk_score'))
  })

  test('the numbers of the analysis are kept in the session (R128)', async () => {
    const { session, status, texts } = await open()
    const placeholders = session.get()
    await waitFor(() => expect(status()).toBe(texts().completed.ready()))
    const { url } = inject('server')
    const results = await (await fetch(`${url}/api/v1/results/results/${session.get().uid}`)).json()
    const { risk_score, arew, apun, betaP, betaF } = results
    expect(session.get()).toMatchObject({ risk_score, arew, apun, betaP, betaF })
    expect(placeholders.risk_score).toBeNull()
  })

  // The 90 % rule.
  test('a game of one deck is refused with its reason, and can be played again', async () => {
    const { user, texts, status, session } = await open(Array.from({ length: 80 }, () => 0))
    const { errors, common } = texts()
    await waitFor(() => expect(status()).toBe(errors.singleDeck()))
    const { uid } = session.get()
    await user.click(screen.getByRole('button', { name: common.tryAgain() }))
    await waitFor(() => expect(location.pathname).toBe('/gamalyze'))
    expect(session.get().uid).not.toBe(uid)
  })

  test('an analysis that cannot be had is asked for again', async () => {
    proxy.faults = (path) => ({ fault: path.includes('/results/results') ? 503 : 'pass', delay: 0 })
    const { user, texts, status } = await open()
    const { completed, common } = texts()
    await waitFor(() => expect(status()).toBe(completed.failed()))
    proxy.faults = () => ({ fault: 'pass', delay: 0 })
    await user.click(screen.getByRole('button', { name: common.tryAgain() }))
    await waitFor(() => expect(status()).toBe(completed.ready()))
  })

  test('a queued game shows its place and time, notifies the host, and continues by itself (ruling 11)', async () => {
    const answers = [
      { ahead: 14, seconds: 23 },
      { ahead: 3, seconds: 200 },
    ]
    proxy.faults = (path) => {
      const place = path.includes('/results/results') ? answers.shift() : undefined
      return { fault: place ? { status: 202, retryAfter: 1, body: { status: 'waiting', ...place } } : 'pass', delay: 0 }
    }
    const { texts, status, told } = await open(inTurn(80), undefined, true)
    const { completed } = texts()
    await waitFor(() => expect(status()).toBe(completed.waiting()))
    expect(screen.getByText(`${completed.ahead({ ahead: 14 })}, ${completed.seconds({ seconds: 30 })}`)).toBeTruthy()
    expect(screen.getByText(completed.stay())).toBeTruthy()
    expect(screen.getByRole('button', { name: completed.next() }).getAttribute('aria-disabled')).toBe('true')
    await screen.findByText(`${completed.ahead({ ahead: 3 })}, ${completed.minutes({ minutes: 4 })}`, {}, { timeout: 5000 })
    await waitFor(() => expect(status()).toBe(completed.ready()), { timeout: 5000 })
    expect(screen.queryByText(completed.stay())).toBeNull()
    expect(told.filter(([name]) => name === 'analysing').map(([, payload]) => payload)).toEqual([
      { ahead: 14, seconds: 23 },
      { ahead: 3, seconds: 200 },
    ])
  })

  test('draws that the server refuses are no result', async () => {
    const { texts, status, user } = await open(inTurn(80), 12_345)
    await waitFor(() => expect(status()).toContain(texts().game.refusedBecause.conflict()))
    await user.click(screen.getByRole('button', { name: texts().common.tryAgain() }))
    await waitFor(() => expect(location.pathname).toBe('/gamalyze'))
  })
})
