import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { defaultAdvice } from '../../contract/advice-keys.ts'
import type { Claim } from '../../contract/claims.ts'
import { claimSentence } from '../../i18n/claim-sentence.ts'
import { comparisonTexts } from '../../i18n/comparison.ts'
import { setApiBase } from '../api/connection.ts'
import { screens } from '../routes.tsx'
import type { Session } from '../session/session.ts'
import { inTurn } from '../testing/draws.ts'
import { loadedTitle } from '../testing/loaded-title.ts'
import { openApp } from '../testing/open-app.tsx'
import { drawCards, newPlayer } from '../testing/play.ts'

const api = async (path: string) => (await fetch(`${inject('server').url}/api/v1/results/${path}/${inject('server').finished}`)).json()

/** The session of the finished game, as it is after the analysis. */
const finished = (): Partial<Session> => ({
  uid: inject('server').finished,
  registered: 'nfl',
  game_completed: true,
  risk_score: 50,
  cards_turned: 80,
})
const guessed = (): Partial<Session> => ({ ...finished(), risk_score_guess: 45 })

/** The events that were counted since, without identity. */
const listenToCounts = () => {
  const spy = vi.spyOn(globalThis, 'fetch')
  const isCount = ([url]: Parameters<typeof fetch>) => String(url).includes('/api/v1/counts/')
  return () => spy.mock.calls.filter(isCount).map(([, options]) => JSON.parse(String(options?.body)).event)
}

/** Calls about the result from now on; those of one round are sent before any of them is answered. */
const listenToRounds = () => {
  const rounds: string[][] = []
  let open = 0
  const { fetch } = globalThis
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...sent) => {
    const [, name] = /results\/(\w+)/.exec(String(sent[0])) ?? []
    if (!name) return fetch(...sent)
    if (open++ === 0) rounds.push([])
    rounds.at(-1)?.push(`${sent[1]?.method} ${name}`)
    return fetch(...sent).finally(() => open--)
  })
  onTestFinished(() => spy.mockRestore())
  return () => rounds
}

const tipsOnView = () => [...document.querySelectorAll<HTMLElement>('article[id^=tip-]')]

describe('the guess', () => {
  test('is asked for once, from low to high risk: moved, sent, stored (R105, R127); after a game without a firm result three tips for everyone are there at once (ruling 21)', async () => {
    const played = newPlayer()
    // Faster than a person: the server takes it for a script's (ruling 40).
    drawCards(played.session, inTurn(80), 200)
    played.outbox.open()
    await waitFor(() => expect(played.session.get().journal.sent).toBe(80))
    const { url } = inject('server')
    await fetch(`${url}/api/v1/results/results/${played.session.get().uid}`, { method: 'POST' })
    const { user, texts, session, events } = await openApp({
      address: '/gamalyze/risk_score',
      session: { ...played.session.get(), risk_score: 50 },
      partner: {},
    })
    const { riskScore } = texts()
    const slider = await screen.findByRole('slider', { name: riskScore.title() })
    const submit = screen.getByRole('button', { name: riskScore.submit() })
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['0', '100'])
    const ends = [
      screen.getByText('Low risk', { exact: false, selector: 'p, div, span, label' }),
      screen.getByText('High risk', { exact: false, selector: 'p, div, span, label' }),
    ]
    expect(ends[0]?.compareDocumentPosition(ends[1] as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(submit.getAttribute('aria-disabled')).toBe('true')
    fireEvent.change(slider, { target: { value: '62' } })
    await user.click(screen.getByRole('button', { name: riskScore.more() }))
    expect({ value: (slider as HTMLInputElement).value, text: slider.getAttribute('aria-valuetext') }).toEqual({ value: '63', text: null })
    const rounds = listenToRounds()
    await user.click(submit)
    await waitFor(() => expect(location.pathname).toBe('/gamalyze/feedback'))
    // All else was there; the server gives these two once it has the guess.
    expect(rounds()).toEqual([['POST risk_guess'], ['POST advice', 'GET game']])
    expect(session.get().risk_score_guess).toBe(63)
    await waitFor(() => expect(events.some(([name]) => name === 'guess')).toBe(true))
    expect(JSON.stringify(events)).not.toContain('63')
    const stored = await (await fetch(`${url}/api/v1/results/risk_guess/${session.get().uid}`)).json()
    expect(stored.risk_guess).toBe(63)
    expect(await screen.findByRole('heading', { name: texts().adviceScreen.general() })).toBeTruthy()
    const tips = [...document.querySelectorAll('a[href*="/advice/"]')].map((link) => new URL((link as HTMLAnchorElement).href).pathname)
    expect(tips).toEqual(defaultAdvice.map((key) => `/gamalyze/advice/${key}`))
    expect(document.getElementById('your-game')).toBeTruthy()
  })

  test('comes before anything of the result, in words, names and values (R11)', async () => {
    const { risk_score, percentile } = await api('results')
    await openApp({ address: '/gamalyze/risk_score', session: { ...finished(), risk_score } })
    await screen.findByRole('slider')
    const { innerHTML } = document.querySelector('main') as HTMLElement
    for (const number of [risk_score, percentile]) expect(innerHTML).not.toMatch(new RegExp(`[>" ]${number}\\b`))
    expect(innerHTML).not.toMatch(/percent|profile|higher than|lower than|risk score|diagnosis/i)
  })

  test('is shown if it was made, and leads on', async () => {
    const { user, texts } = await openApp({ address: '/gamalyze/risk_score', session: guessed() })
    const { riskScore } = texts()
    expect(await screen.findByText(riskScore.given({ value: 45 }))).toBeTruthy()
    expect((screen.getByRole('slider') as HTMLInputElement).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: riskScore.submit() }))
    await waitFor(() => expect(location.pathname).toBe(screens.riskScore.next))
  })

  test.each([
    ['that the server refused', 'resultsMissing', undefined],
    ['that reached no server', 'noConnection', 'http://127.0.0.1:9'],
  ] as const)('can be sent again if %s', async (_what, problem, apiBase) => {
    const refused = { ...finished(), uid: 'u'.repeat(36) }
    const { user, texts, session } = await openApp({ address: '/gamalyze/risk_score', session: refused })
    const { riskScore, errors } = texts()
    fireEvent.change(await screen.findByRole('slider'), { target: { value: '20' } })
    if (apiBase) setApiBase(apiBase)
    await user.click(screen.getByRole('button', { name: riskScore.submit() }))
    expect(await screen.findByText(errors[problem]())).toBeTruthy()
    expect({ path: location.pathname, guess: session.get().risk_score_guess }).toEqual({ path: '/gamalyze/risk_score', guess: null })
  })
})

describe('the result', () => {
  test('shows score, guess, balance and profile of the server, and is remembered as seen (R12, R131, R164)', async () => {
    const { texts, session, store, events } = await openApp({ address: '/gamalyze/feedback', session: guessed(), partner: {} })
    const { feedback } = texts()
    const results = await api('results')
    const { risk_score, claims } = results
    const { score } = await api('game_score')
    expect(await screen.findByRole('img', { name: feedback.gauge({ score: risk_score }) })).toBeTruthy()
    expect(document.body.textContent).toContain(store.get().formats.money(score))
    const { profile } = store.get().namespaces
    if (!profile) throw new Error('no texts')
    const shown = claims.filter(({ key }: Claim) => /^(verdict|part|habit)_/.test(key) && !key.endsWith('_than'))
    const sentences = shown.map((claim: Claim) => claimSentence(claim, { profile }))
    for (const sentence of [...sentences, comparisonTexts(results, profile)?.words]) expect(document.body.textContent).toContain(sentence)
    await waitFor(() => expect(session.get().loaded_feedback_screen).toBe(true))
    await waitFor(() => expect(session.get().advice).toHaveLength(3))
    await waitFor(() => expect(events.filter(([name]) => name === 'results')).toHaveLength(1))
  })

  test('is counted as shown once, the advice once for each game, and a report when it is kept; another game has the same operator and another uid (R17, R185)', async () => {
    const counted = listenToCounts()
    const { texts, user, unmount } = await openApp({ address: '/gamalyze/feedback', session: guessed() })
    const { feedback, adviceScreen } = texts()
    const link = await screen.findByRole('link', { name: feedback.savePdf() })
    await waitFor(() => expect(counted()).toEqual(['shown']))
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    await waitFor(() => expect(counted()).toEqual(['shown', 'report']))
    for (let visit = 0; visit < 2; visit++) {
      const advice = await screen.findByRole('button', { name: feedback.seeAdvice() })
      await act(() => user.click(advice))
      await waitFor(() => expect(tipsOnView()).toHaveLength(3))
      await user.click(await screen.findByRole('button', { name: adviceScreen.back() }))
    }
    await waitFor(() => expect(counted()).toEqual(['shown', 'report', 'advice']))
    unmount()
    const again = await openApp({ address: '/gamalyze/advice', secret: null, again: true })
    await waitFor(() => expect(tipsOnView()).toHaveLength(3))
    expect(counted(), 'after a reload').toEqual(['shown', 'report', 'advice'])
    vi.restoreAllMocks()
    await again.user.click(await screen.findByRole('button', { name: texts().common.playAgain() }))
    await waitFor(() => expect(location.pathname).toBe('/gamalyze'))
    const { secret, finished: uid } = inject('server')
    expect(again.session.get()).toMatchObject({ cards_turned: 0, risk_score: null, risk_score_guess: null, secret, operator: 'nfl' })
    expect(again.session.get().uid).not.toBe(uid)
  })
})

describe('the advice', () => {
  test('is the server’s three tips in order, with reasons, each with a page of its own (R42, R130, R132)', async () => {
    // In place of a tip that does not exist.
    const { texts, user, store, session } = await openApp({
      address: '/gamalyze/advice/no_such_tip',
      session: { ...guessed(), loaded_feedback_screen: true },
    })
    await waitFor(() => expect(location.pathname).toBe('/gamalyze/advice'))
    const chosen = await api('advice')
    const keys = [chosen.advice_one, chosen.advice_two, chosen.advice_three]
    await waitFor(() => expect(tipsOnView().map(({ id }) => id)).toEqual(keys.map((key) => `tip-${key}`)))
    await waitFor(() => expect(session.get().advice).toEqual(keys))
    await store.load('advice')
    const titles = keys.map((key) => store.get().namespaces.advice?.items[key as 'plan_ahead'].title() ?? '')
    const [, title = ''] = titles
    // Awaited: the tip's screen waits for its texts, which React takes up again only then.
    await act(() => user.click(within(tipsOnView()[1] as HTMLElement).getByRole('link')))
    expect(location.pathname).toBe(`/gamalyze/advice/${keys[1]}`)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title))
    const others = within(screen.getByRole('navigation', { name: texts().adviceScreen.heading() })).getAllByRole('link')
    expect(others.map(({ textContent }) => textContent)).toEqual([titles[2], titles[0]])
    await user.click(screen.getByRole('button', { name: texts().adviceScreen.backToAdvice() }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe(title))
  })

  test('closes a modal of the partner’s page at its end, as the result does', async () => {
    const { host, texts, user, events } = await openApp({ address: '/gamalyze/feedback', session: guessed(), partner: {} })
    await screen.findByRole('button', { name: texts().feedback.seeAdvice() })
    expect(screen.queryByRole('button', { name: texts().common.close() })).toBeNull()
    host.modal = true
    await user.click(screen.getByRole('button', { name: texts().feedback.seeAdvice() }))
    await user.click(await screen.findByRole('button', { name: texts().common.close() }))
    await user.click(screen.getByRole('button', { name: texts().adviceScreen.back() }))
    await user.click(await screen.findByRole('button', { name: texts().common.close() }))
    await expect.poll(() => events.filter(([name]) => name === 'finished').length).toBe(2)
  })
})

describe('the full report', () => {
  test('is public: of the user id in the address, without a secret (R38, R219)', async () => {
    const { finished: uid } = inject('server')
    const { texts, store } = await openApp({ address: `/gamalyze/full_report?uid=${uid}`, secret: null })
    await waitFor(() => expect(loadedTitle()).toBe(texts().fullReport.heading()))
    const { score } = await api('game_score')
    expect(document.body.textContent).toContain(store.get().formats.money(score))
    expect(tipsOnView()).toHaveLength(3)
    // Saved and deleted by whoever has the number, as by the tab that played.
    const { consent } = store.get().namespaces
    for (const [role, name] of [
      ['link', consent?.fetch()],
      ['button', consent?.remove()],
    ] as const)
      expect(await screen.findByRole(role, { name: name ?? 'no texts' })).toBeTruthy()
    // To send it by mail needs a secret.
    expect(screen.queryByRole('button', { name: texts().feedback.emailReport() })).toBeNull()
  })

  test.each(['?uid=short', `?uid=${'z'.repeat(36)}`])('says that there is none: %s (R243)', async (search) => {
    const { texts, user } = await openApp({ address: `/gamalyze/full_report${search}` })
    expect(await screen.findByText(texts().fullReport.notAvailable())).toBeTruthy()
    await user.click(screen.getByRole('link', { name: texts().fullReport.start() }))
    expect(location.pathname).toBe('/gamalyze')
  })
})
