import { act, screen, waitFor, within } from '@testing-library/react'
import { v4 } from 'uuid'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { createFormats } from '../../i18n/formats.ts'
import { sets } from '../../i18n/sets.ts'
import { inTurn } from '../testing/draws.ts'
import { loadedTitle } from '../testing/loaded-title.ts'
import { openApp } from '../testing/open-app.tsx'
import { drawCards } from '../testing/play.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const at = (path: string) => waitFor(() => expect(location.pathname).toBe(path))
type User = { click(element: Element): Promise<void> }
// By hand: a query by role goes through all styles of a long report, which takes seconds.
const titled = (text: string) => waitFor(() => expect(loadedTitle()).toBe(text))
const named = (kind: 'a' | 'button', name: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll(`main ${kind}`)].find(
      (element) => element.textContent === name || element.getAttribute('aria-label')?.startsWith(name),
    )
    if (!found) throw new Error(`no ${kind} ${name}`)
    return found
  })
const press = async (user: User, kind: 'a' | 'button', name: string) => {
  const element = await named(kind, name)
  await act(() => user.click(element))
}
const follow = (user: User, name: string) => press(user, 'a', name)
const blockStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
const api = async (call: string, uid: string) => (await fetch(`${inject('server').url}/api/v1/results/${call}/${uid}`)).json()

/** The known player's app: alone at another operator's address, or in a partner's page. */
const openKnown = (place: 'alone' | 'embedded', more: Partial<Parameters<typeof openApp>[0]> = {}) => {
  const { externalId, operator, secret } = inject('server').account
  return place === 'alone'
    ? openApp({ address: `/gamalyze?operator=nfl&extuserid=${externalId}`, secret, ...more })
    : openApp({ address: `/gamalyze?operator=${operator}`, secret, partner: { operator, userId: externalId }, ...more })
}

describe.each([
  ['alone', 'with'],
  ['embedded', 'without'],
] as const)('a returning player, %s, %s storage (rulings 22 and 27)', (place, storage) => {
  test('comes back: result, advice, earlier games and another game, each within reach (R24, R43, R45)', async () => {
    if (storage === 'without') blockStorage()
    const { games, references, operator } = inject('server').account
    const [newest = ''] = games
    const [reference] = references
    const { session, currentOperator, texts, store, events, user } = await openKnown(place)
    await at('/gamalyze/full_report')
    const { fullReport, adviceScreen, common, landing } = texts()
    await titled(fullReport.heading())
    expect(screen.getByText(fullReport.welcome())).toBeTruthy()
    expect(location.search).not.toContain(inject('server').account.externalId)

    // Somebody to talk to, though the call-out stands far below.
    const { help } = store.get().namespaces
    await press(user, 'button', help?.talk() ?? '')
    expect(document.activeElement?.textContent).toBe(help?.talk())
    expect(document.activeElement?.closest('#help')).toBeTruthy()

    // Look-up, adopted session, branding of the operator that was found.
    const [{ risk_score }, { risk_guess }, { score }] = await Promise.all(
      ['results', 'risk_guess', 'game_score'].map((call) => api(call, newest)),
    )
    expect(session.get()).toMatchObject({
      view: true,
      reference,
      operator,
      risk_score,
      risk_score_guess: risk_guess,
      score,
      game_completed: true,
    })
    const view = session.get().uid
    expect(games).not.toContain(view)
    expect(currentOperator.get().id).toBe(operator)
    expect(session.persistence).toBe(storage === 'with' ? 'own' : 'blocked')

    // Ways back by its addresses.
    for (const [name, path] of [
      [adviceScreen.back(), 'feedback'],
      [adviceScreen.backToAdvice(), 'advice'],
    ] as const)
      expect((await named('a', name)).getAttribute('href')).toMatch(new RegExp(`^/gamalyze/${path}[?].*operator=${operator}`))

    // Earlier games with date and score; of several the mean, and whether a change is real.
    const { consent } = store.get().namespaces
    if (!consent) throw new Error('the texts of earlier games are not here')
    const scores = await Promise.all(games.map(async (uid) => (await api('results', uid)).risk_score as number))
    const rows = within(screen.getByText(consent.earlierTitle()).parentElement as HTMLElement)
    const items = [...(screen.getByText(consent.earlierTitle()).parentElement as HTMLElement).querySelectorAll('li')]
    expect(items.map(({ textContent }) => scores.some((one) => textContent?.includes(consent.earlierScore({ score: one }))))).toEqual([
      true,
      true,
    ])
    const day = createFormats(sets.eng).date(new Date())
    for (const { textContent } of items) expect(textContent).toMatch(new RegExp(`${day.slice(-4)}`))
    const mean = Math.round(scores.reduce((sum, one) => sum + one, 0) / 2)
    expect(rows.getByText(consent.mean({ count: 2, score: mean }))).toBeTruthy()

    // One of them opens, and no address names it.
    const asked = vi.spyOn(globalThis, 'fetch')
    await press(user, 'button', consent.earlierOpen())
    const opened = () => asked.mock.calls.map(([url]) => /\/results\/results\/(.*)$/.exec(`${url}`)?.[1]).find((uid) => uid)
    await waitFor(() => expect(opened()).toBeTruthy())
    await titled(fullReport.heading())
    // A view of its own: neither the uid of any game, nor in the address; the list knows the game by its reference.
    expect(games).not.toContain(opened())
    expect([view, opened()].some((id) => location.href.includes(`${id}`) || JSON.stringify(history.state).includes(`${id}`))).toBe(false)
    const hereOnList = () => screen.getByText(consent.earlierThis()).closest('li')?.textContent
    expect(hereOnList()).toContain(consent.earlierScore({ score: scores[1] ?? 0 }))
    expect(session.get().uid).toBe(view)

    // A frame has no history of its own.
    if (place === 'alone') {
      await act(async () => history.back())
      return void (await waitFor(() => expect(hereOnList()).toContain(consent.earlierScore({ score: scores[0] ?? 0 }))))
    }
    // Back to result and advice, and from there to the report again.
    await follow(user, common.playAgain())
    await follow(user, adviceScreen.back())
    await at('/gamalyze/feedback')
    await press(user, 'button', texts().feedback.seeAdvice())
    await at('/gamalyze/advice')
    await follow(user, adviceScreen.fullReport())
    await at('/gamalyze/full_report')
    await titled(fullReport.heading())

    // Another game; until it begins the result is not lost.
    await follow(user, common.playAgain())
    await at('/gamalyze')
    await titled(landing.title())
    expect(session.get().uid).toBe(view)
    await user.click(screen.getByLabelText(common.yes()))
    await press(user, 'button', landing.start())
    await at('/gamalyze/instructions')
    expect(session.get()).toMatchObject({
      external_id: null,
      cards_turned: 0,
      risk_score_guess: null,
      secret: inject('server').account.secret,
    })

    await waitFor(() => expect(events.some(([name]) => name === 'advice')).toBe(true))
    const kinds = events.map(([name]) => name).filter((name) => name !== 'resize' && name !== 'scrollTop')
    expect(kinds).toEqual(['notKept', 'ready', 'results', 'advice'])
    for (const id of [...games, view]) expect(JSON.stringify(events)).not.toContain(id)
  })
})

/** What a tab stores, so that another one can be shown meanwhile. */
const leaveTab = (app: { unmount(): Promise<void> | void }) => {
  const kept = { ...sessionStorage }
  app.unmount()
  return () => {
    sessionStorage.clear()
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  }
}

describe('a known player with two tabs', () => {
  test('plays in one and reads in the other: each keeps its own game', async () => {
    const { operator, externalId, references } = inject('server').account
    const [reference] = references
    const reading = await openKnown('alone')
    await at('/gamalyze/full_report')
    const backToReading = leaveTab(reading)

    const playing = await openKnown('alone')
    await at('/gamalyze/full_report')
    await follow(playing.user, playing.texts().common.playAgain())
    await playing.user.click(await screen.findByLabelText(playing.texts().common.yes()))
    await press(playing.user, 'button', playing.texts().landing.start())
    await at('/gamalyze/instructions')
    drawCards(playing.session, inTurn(7))
    const { uid } = playing.session.get()
    const backToPlaying = leaveTab(playing)

    backToReading()
    const read = await openApp({ address: `/gamalyze/full_report?operator=${operator}`, secret: null, again: true })
    await titled(read.texts().fullReport.heading())
    expect(read.session.get()).toMatchObject({ view: true, reference, game_completed: true })
    leaveTab(read)

    // The partner's page is loaded again with the id: the game that was begun goes on, the report does not take its place.
    backToPlaying()
    const played = await openKnown('alone', { again: true, address: `/gamalyze?operator=${operator}&extuserid=${externalId}` })
    await at('/gamalyze/game')
    expect(played.session.get()).toMatchObject({ uid, cards_turned: 7, operator })
  })

  test('finishes a game that the account may not open: it is not given up for an older report', async () => {
    const known = await openKnown('embedded')
    await at('/gamalyze/full_report')
    known.session.reset()
    known.session.update({ external_id: inject('server').account.externalId, terms_accepted: true })
    drawCards(known.session, inTurn(80))
    const { uid } = known.session.get()
    await waitFor(() => expect(known.session.get().journal.sent).toBe(80))
    known.unmount()

    // Not guessed yet: its end.
    const ended = await openKnown('embedded', { again: true })
    await at('/gamalyze/completed')
    expect(ended.session.get().uid).toBe(uid)
    await named('button', ended.texts().common.continue())
    await fetch(`${inject('server').url}/api/v1/results/results/${uid}`, { method: 'POST' })
    const { risk_score } = await api('results', uid)
    const body = JSON.stringify({ id: uid, risk_guess: 30, risk_score, time: Date.now() })
    await fetch(`${inject('server').url}/api/v1/results/risk_guess`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    await fetch(`${inject('server').url}/api/v1/results/advice/${uid}`, { method: 'POST' })
    ended.session.update({ risk_score, risk_score_guess: 30 })
    ended.unmount()

    const back = await openKnown('embedded', { again: true })
    await at('/gamalyze/full_report')
    await titled(back.texts().fullReport.heading())
    expect(back.session.get().uid).toBe(uid)
  })
})

describe('a player who is not the one of the tab', () => {
  test('sees neither session nor list nor a choice left in the history, if the partner knows another', async () => {
    const { references } = inject('server').account
    const first = await openKnown('alone')
    await at('/gamalyze/full_report')
    first.unmount()
    const { known } = inject('server')
    const address = `/gamalyze?operator=${known.operator}&extuserid=${known.externalId}`
    const other = await openApp({ address, secret: known.secret, again: true })
    await at('/gamalyze/full_report')
    await titled(other.texts().fullReport.heading())
    expect(references).not.toContain(other.session.get().reference)
    const asked = vi.spyOn(globalThis, 'fetch')
    // As the Back button brings it: an entry of the first player's.
    await act(async () => {
      history.pushState({ usr: { reference: references[1] }, key: 'old', idx: 0 }, '', '/gamalyze/full_report?operator=quiet-hour')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
    await titled(other.texts().fullReport.heading())
    const { uid } = other.session.get()
    expect(asked.mock.calls.filter(([url]) => `${url}`.includes('/results/') && !`${url}`.includes(uid))).toEqual([])
  })

  test('sees nothing where the partner’s page no longer knows who is there', async () => {
    const known = await openKnown('embedded')
    await at('/gamalyze/full_report')
    const { uid } = known.session.get()
    known.unmount()
    const { operator, secret } = inject('server').account
    const anonymous = await openApp({ secret, partner: { operator }, again: true, address: `/gamalyze?operator=${operator}` })
    await titled(anonymous.texts().landing.title())
    expect(anonymous.session.get()).toMatchObject({ external_id: null, game_completed: false, risk_score: null })
    expect(anonymous.session.get().uid).not.toBe(uid)
    expect(screen.queryByText(anonymous.texts().adviceScreen.back())).toBeNull()
  })

  test('gets the landing page with an unknown id, and nothing of the tab’s last result (R46)', async () => {
    const known = await openKnown('alone')
    await at('/gamalyze/full_report')
    known.unmount()
    const stranger = await openApp({ address: `/gamalyze?extuserid=${v4()}`, again: true })
    await titled(stranger.texts().landing.title())
    expect(stranger.session.get()).toMatchObject({ game_completed: false, risk_score: null, cards_turned: 0 })
  })
})

test('the tab of a player whom a partner knows has nothing of a report at another operator’s address: it waits at its own (rulings 3 and 73)', async () => {
  const known = await openKnown('alone')
  await at('/gamalyze/full_report')
  await known.unmount()
  const { operator, references } = inject('server').account
  const { operator: another, secret } = inject('server').known
  const other = await openApp({ address: `/gamalyze?operator=${another}`, secret, again: true })
  await titled(other.texts().landing.title())
  // It may have registered its own game by now, with a reference of its own.
  expect(other.session.get()).toMatchObject({ operator: another, game_completed: false })
  expect(references).not.toContain(other.session.get().reference)
  await other.unmount()
  const { session } = await openApp({ address: `/gamalyze/full_report?operator=${operator}`, secret: null, again: true })
  expect(session.get()).toMatchObject({ view: true, reference: references[0] })
})

test('an id whose operator is gone shows the report, in the branding of the page, and a refusal leads back to it', async () => {
  const app = await openKnown('alone')
  await at('/gamalyze/full_report')
  const { common, adviceScreen, fullReport } = app.texts()
  await titled(fullReport.heading())
  // As when the operator's folder was taken away after the result.
  app.session.update({ operator: 'no-longer-here' })
  await follow(app.user, common.playAgain())
  await at('/unauthorized')
  await follow(app.user, adviceScreen.fullReport())
  await at('/gamalyze/full_report')
  await titled(fullReport.heading())
})

test('a report that the server does not give now can be asked for again; one that is not complete leads to what is missing (R243)', async () => {
  const { finished, url } = inject('server')
  const own = { uid: finished, registered: 'nfl', game_completed: true, cards_turned: 80, risk_score: 50, risk_score_guess: 45 }
  const { fetch: real } = globalThis
  let offline = true
  vi.spyOn(globalThis, 'fetch').mockImplementation((...asked) =>
    offline && `${asked[0]}`.startsWith(`${url}/api/v1/results/`) ? Promise.reject(new TypeError('offline')) : real(...asked),
  )
  const app = await openApp({ address: '/gamalyze/full_report', session: own })
  await named('button', app.texts().common.tryAgain())
  offline = false
  await press(app.user, 'button', app.texts().common.tryAgain())
  await titled(app.texts().fullReport.heading())
  app.unmount()
  const missing = await openApp({ address: '/gamalyze/full_report', session: { ...own, uid: 'q'.repeat(36) } })
  await titled(missing.texts().fullReport.notAvailableTitle())
  await follow(missing.user, missing.texts().adviceScreen.back())
  await at('/gamalyze/feedback')
})
