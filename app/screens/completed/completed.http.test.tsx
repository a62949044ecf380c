import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { startFaultyProxy } from '../../../e2e/game/faulty-proxy.ts'
import english from '../../../i18n/eng/namespaces.ts'
import { draws } from '../../session/journal.ts'
import type { Session } from '../../session/session.ts'
import { inTurn } from '../../testing/draws.ts'
import { openApp } from '../../testing/open-app.tsx'
import { drawCards, newPlayer } from '../../testing/play.ts'

const proxy = await startFaultyProxy(() => inject('server').url)
afterAll(() => proxy.close())
beforeEach(() => {
  proxy.faults = () => ({ fault: 'pass', delay: 0 })
})

/** A game that is played but not sent yet. */
const unsent = () => {
  const { session } = newPlayer()
  drawCards(session, inTurn(80))
  return session.get()
}
/** One that the server has whole. */
const sent = () => ({ uid: inject('server').finished, registered: 'nfl', cards_turned: 80, game_completed: true })
/** The same, of one deck alone. */
const ofOneDeck = async () => {
  const { session, outbox } = newPlayer()
  drawCards(
    session,
    Array.from({ length: 80 }, () => 0),
  )
  outbox.open()
  await waitFor(() => expect(session.get().journal.sent).toBe(80))
  return session.get()
}

/** Opens the end of a game. */
const open = async (session: Partial<Session>, partner = false) => {
  const app = await openApp({ apiBase: proxy.url, address: '/gamalyze/completed', session, ...(partner && { partner: {} }) })
  const main = () => screen.getByRole('main')
  const status = () => main().querySelector('[role=status]')?.textContent
  /** How far each step is, and what is said of it. */
  const steps = () =>
    [...main().querySelectorAll<HTMLElement>('ol > li')].map(({ dataset, children }) => [
      dataset.step,
      ...[...(children[1]?.lastElementChild?.children ?? [])].map(({ textContent }) => textContent),
    ])
  const ring = () => main().querySelector('[role=progressbar]')
  return { ...app, status, steps, ring }
}

describe('the end of a game', () => {
  test('is analysed only after every draw is stored, and each step is announced (R104)', async () => {
    const asked: string[] = []
    let stored = 0
    proxy.faults = (path) => {
      if (path.includes('/results/')) asked.push(path)
      return { fault: path.includes('store_card') && stored++ > 40 ? 503 : 'pass', delay: 0 }
    }
    const { user, status, steps, ring, texts, session } = await open(unsent())
    const { completed, common, riskScore } = texts()
    await screen.findByText(completed.offline())
    expect(status()).toBe(completed.sending())
    expect(steps()).toEqual([
      ['now', completed.sending(), completed.offline()],
      ['next', completed.analysed()],
      ['next', completed.ready(), riskScore.kicker()],
    ])
    // What is still to come is not read out, as its words are those of its end.
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual(['step'])
    // The share of the cards that are stored.
    const { journal } = session.get()
    const share = Math.round((100 * draws({ ...journal, entries: journal.entries.slice(0, journal.sent) }).length) / 80)
    expect(share).toBeLessThan(100)
    expect({ value: ring()?.getAttribute('aria-valuenow'), text: ring()?.getAttribute('aria-valuetext') }).toEqual({
      value: `${share}`,
      text: completed.offline(),
    })
    // A button that waits does nothing and says why.
    await user.click(screen.getByRole('button', { name: common.continue() }))
    expect(location.pathname).toBe('/gamalyze/completed')
    expect({ calls: asked, riskScore: session.get().risk_score }).toEqual({ calls: [], riskScore: null })
    proxy.faults = () => ({ fault: 'pass', delay: 0 })
    // As the browser says it; the next try would be seconds away.
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(status()).toBe(completed.ready()))
    expect(steps()).toEqual([
      ['done', completed.sent()],
      ['done', completed.analysed()],
      ['done', completed.ready(), riskScore.kicker()],
    ])
    expect(ring()?.getAttribute('aria-valuenow')).toBe('100')
    expect(session.get().risk_score).toBeGreaterThanOrEqual(0)
    await user.click(screen.getByRole('button', { name: common.continue() }))
    await waitFor(() => expect(location.pathname).toBe('/gamalyze/risk_score'))
  })

  test('a game of one deck is played to its end and refused with its reason, names help as a result does, and can be played again (R8, R216, R242); whom to reach in danger is neither counted nor told to the page, where a helpline is counted alone (rulings 31 and 57)', async () => {
    const counted: string[] = []
    proxy.faults = (path) => {
      if (path.includes('/counts/')) counted.push(path)
      return { fault: 'pass', delay: 0 }
    }
    const { user, texts, status, session, events } = await open(await ofOneDeck(), true)
    await waitFor(() =>
      expect(status()).toBe(
        'Unfortunately we were unable to analyse your behavior on the task as you picked more than 90% from the same deck. You are welcome to try again.',
      ),
    )
    await screen.findByRole('heading', { name: english.help.talk })
    act(() => session.update({ help_place: 'DK' }))
    const danger = screen.getByRole('group', { name: english.help.danger.title })
    const told = events.length
    // The browser of the test goes nowhere.
    const stay = (event: Event) => event.preventDefault()
    addEventListener('click', stay)
    const inDanger = within(danger).getAllByRole('link')
    expect(inDanger.length).toBeGreaterThan(1)
    for (const link of inDanger) await user.click(link)
    const [line] = [...document.querySelectorAll('#help a')].filter((link) => !danger.contains(link))
    if (!line) throw new Error('no helpline')
    await user.click(line)
    removeEventListener('click', stay)
    await waitFor(() => expect(counted).toHaveLength(1))
    expect(events).toHaveLength(told)
    const { uid } = session.get()
    await user.click(screen.getByRole('button', { name: texts().common.tryAgain() }))
    await waitFor(() => expect(location.pathname).toBe('/gamalyze'))
    expect(session.get().uid).not.toBe(uid)
  })

  test('an analysis that fails can be requested again', async () => {
    proxy.faults = (path) => ({ fault: path.includes('/results/results') ? 503 : 'pass', delay: 0 })
    const { user, texts, status, steps, ring, currentOperator } = await open(sent())
    const { completed, common, errors } = texts()
    await waitFor(() => expect(status()).toBe(completed.failed()))
    expect(steps()[1]).toEqual(['failed', completed.failed(), errors.crash.kept()])
    expect(ring()).toBeNull()
    // Somebody to write to.
    const { contact } = currentOperator.get().provider
    expect(screen.getByRole('main').querySelector('a[href^="mailto:"]')?.textContent).toBe(contact)
    proxy.faults = () => ({ fault: 'pass', delay: 0 })
    await user.click(screen.getByRole('button', { name: common.tryAgain() }))
    await waitFor(() => expect(status()).toBe(completed.ready()))
  })

  test('a queued game shows its position and time, notifies the host, and continues by itself (ruling 11)', async () => {
    const answers = [
      { ahead: 14, seconds: 23 },
      { ahead: 3, seconds: 200 },
    ]
    proxy.faults = (path) => {
      const position = path.includes('/results/results') ? answers.shift() : undefined
      return { fault: position ? { status: 202, retryAfter: 1, body: { status: 'waiting', ...position } } : 'pass', delay: 0 }
    }
    const { texts, status, events, ring } = await open(sent(), true)
    const { completed, common } = texts()
    await waitFor(() => expect(status()).toBe(completed.waiting()))
    expect(screen.getByText(completed.ahead({ ahead: 14, minutes: 1 }))).toBeTruthy()
    expect(ring()?.getAttribute('aria-valuenow')).toBe('0')
    expect(screen.getByText(completed.stay())).toBeTruthy()
    expect(screen.getByRole('button', { name: common.continue() }).getAttribute('aria-disabled')).toBe('true')
    await screen.findByText(completed.ahead({ ahead: 3, minutes: 4 }))
    // Eleven of fourteen are done.
    expect(ring()?.getAttribute('aria-valuenow')).toBe('79')
    await waitFor(() => expect(status()).toBe(completed.ready()))
    expect(screen.queryByText(completed.stay())).toBeNull()
    expect(events.filter(([name]) => name === 'analysing').map(([, payload]) => payload)).toEqual([
      { ahead: 14, seconds: 23 },
      { ahead: 3, seconds: 200 },
    ])
  })
})
