import { act, screen, waitFor, within } from '@testing-library/react'
import { v4 } from 'uuid'
import { describe, expect, inject, test } from 'vitest'
import { paths } from '../../contract/paths.ts'
import type { Session } from '../session/session.ts'
import { openApp } from '../testing/open-app.tsx'

const at = (path: string) => waitFor(() => expect(location.pathname).toBe(path))
const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent

/** Goes to an address as the Back button does, in the page that is open. */
const goTo = (address: string) =>
  act(async () => {
    history.pushState({}, '', `${address}?operator=nfl`)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })

test('the secret and the user id of a link are not in the address bar, nor in what the history keeps (ruling 6)', async () => {
  const { externalId, operator, secret } = inject('server').known
  await openApp({ address: `/gamalyze?operator=${operator}&language=dan&secret=${secret}&EXTUSERID=${externalId}`, secret: null })
  await title()
  expect(location.search).toMatch(new RegExp(`^\\?operator=${operator}&language=dan$`))
  expect(JSON.stringify(history.state)).not.toMatch(new RegExp(`${secret}|${externalId}`))
})

describe('a player without a valid secret', () => {
  test('sees no screen of the test, and the partner learns why (R237)', async () => {
    const { texts, events } = await openApp({ partner: { test: true }, secret: inject('server').revokedSecret, address: '/gamalyze' })
    expect(await title()).toBe(texts().errors.unauthorized.title())
    await at('/unauthorized')
    await expect.poll(() => events.some(([name]) => name === 'error')).toBe(true)
  })

  test('is refused at each screen of the test, whose address says so (R31–R37, R39, R51)', async () => {
    const session = { terms_accepted: true, cards_turned: 80, game_completed: true }
    const { texts } = await openApp({ address: '/gamalyze', secret: null, session })
    for (const screen of ['', '/instructions', '/game', '/completed', '/risk_score', '/feedback', '/advice']) {
      await goTo(`/gamalyze${screen}`)
      await at('/unauthorized')
      expect(await title()).toBe(texts().errors.unauthorized.title())
    }
  })
})

test('the landing page stands between the header of the operator and its footer (R3)', async () => {
  const { currentOperator } = await openApp()
  await title()
  const [logo] = currentOperator.get().header.logos
  expect(within(screen.getByRole('banner')).getByRole('link', { name: new RegExp(logo?.name ?? 'no logo') })).toBeTruthy()
  expect(screen.getByRole('contentinfo').compareDocumentPosition(screen.getByRole('main'))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

const begun: Partial<Session> = { terms_accepted: true }
const guessed = (): Partial<Session> => ({
  ...{ uid: inject('server').finished, registered: 'nfl', cards_turned: 80, game_completed: true, risk_score: 50, risk_score_guess: 45 },
})
const landmarks = () =>
  [...document.querySelectorAll('header, main, footer')].flatMap((part) =>
    part.parentElement?.closest('main, article, aside, nav, section') ? [] : part.localName,
  )
test.each<[string, () => Partial<Session>, string[]]>([
  ['before and in a game', () => begun, [paths.landing, paths.instructions, paths.game]],
  [
    'after it',
    guessed,
    [paths.completed, paths.riskScore, paths.feedback, paths.advice, paths.singleAdvice.replace(':key', 'plan_ahead'), paths.fullReport],
  ],
  ['beside it', () => ({}), [paths.unauthorized, paths.accessibility, paths.privacy, '/gamalyze/nowhere']],
])('each screen %s has a header, a main part and a footer as landmarks, in this order (R3, R53)', async (_, session, addresses) => {
  await openApp({ address: addresses[0] ?? '', session: session() })
  let heading: string | null | undefined
  for (const address of addresses) {
    await goTo(address)
    await waitFor(() => expect(document.querySelector('main h1')?.textContent ?? heading).not.toBe(heading))
    heading = document.querySelector('main h1')?.textContent
    expect({ path: location.pathname, landmarks: landmarks() }).toEqual({ path: address, landmarks: ['header', 'main', 'footer'] })
  }
})

test('the instructions go back step by step, from the first to the landing page; stand-alone each is in the history, with a title of its own (R85, R86)', async () => {
  const { currentOperator, user, texts } = await openApp({ address: '/gamalyze/instructions', session: { terms_accepted: true } })
  const { common, instructions } = texts()
  const isAt = async (step: 1 | 2) => {
    const heading = instructions[step === 1 ? 'one' : 'two'].title()
    await waitFor(async () => expect(await title()).toBe(heading))
    const name = `${instructions.step({ step, steps: 3 })}: ${heading} | ${currentOperator.get().name}`
    await waitFor(() => expect(document.title).toBe(name))
  }
  await isAt(1)
  await user.click(screen.getByRole('button', { name: common.continue() }))
  await isAt(2)
  act(() => history.back())
  await isAt(1)
  act(() => history.forward())
  await isAt(2)
  await user.click(screen.getByRole('button', { name: common.back() }))
  await isAt(1)
  await user.click(screen.getByRole('button', { name: common.back() }))
  await at('/gamalyze')
})

test('an address that does not exist says so, without a secret too (R40, R219, WCAG 2.4.2)', async () => {
  await openApp({ address: '/gamalyze/nowhere', secret: null })
  const name = await title()
  expect(name).toBeTruthy()
  expect(location.pathname).toBe('/gamalyze/nowhere')
  expect(document.title).toBe(`${name} | NFL`)
})

test.each(['/privacy', '/accessibility/', '/gamalyse'])(
  '%s keeps nothing, and leaves a game of its tab as it is (ruling 71)',
  async (path) => {
    await openApp({ address: path, secret: null })
    await title()
    expect({ ...sessionStorage }).toEqual({})
    const { session } = await openApp({ secret: null, session: { cards_turned: 3, score: 1850 } })
    const stored = { ...sessionStorage }
    await openApp({ address: `${path}?operator=mindway&language=dan`, secret: null, again: true })
    expect({ ...sessionStorage }).toEqual(stored)
    expect(stored).toMatchObject({ uid: session.get().uid, cards_turned: '3' })
  },
)

test('a wrong address that brings a secret keeps it for the test, to which it leads (ruling 71)', async () => {
  const { texts } = await openApp({ address: '/gamalyse?operator=nfl&language=eng' })
  const start = await screen.findByRole('link', { name: texts().fullReport.start() })
  expect(start.getAttribute('href')).toBe('/gamalyze?operator=nfl&language=eng')
  const { access } = await openApp({ address: start.getAttribute('href') ?? '', secret: null, again: true })
  expect(await access.verdict()).toBe('granted')
})

describe('a language', () => {
  test('follows the player’s choice in an address that has it, and so does the page title', async () => {
    const { store } = await openApp({ address: '/gamalyze?language=eng' })
    await title()
    await act(() => store.setLocale('dan'))
    await waitFor(() => expect(new URLSearchParams(location.search).get('language')).toBe('dan'))
    expect(document.documentElement.lang).toBe('da')
    expect(document.title).toBe(`${store.get().root.landing.title()} | NFL`)
  })

  test('stands in the address of an earlier screen, too, once the player goes back', async () => {
    const { user, store, texts } = await openApp({ address: '/gamalyze?language=eng', session: { terms_accepted: true } })
    await user.click(await screen.findByRole('button', { name: texts().landing.start() }))
    await at('/gamalyze/instructions')
    await act(() => store.setLocale('dan'))
    await waitFor(() => expect(location.search).toContain('language=dan'))
    history.back()
    await at('/gamalyze')
    await title()
    await waitFor(() => expect(location.search).toContain('language=dan'))
    history.forward()
    await at('/gamalyze/instructions')
  })

  test('is not added to an address without it: the root leads to the landing page with the rest of its own (R30)', async () => {
    const { store } = await openApp({ address: '/#top' })
    await title()
    await act(() => store.setLocale('dan'))
    await waitFor(() => expect(document.title).toBe(`${store.get().root.landing.title()} | NFL`))
    expect(location.pathname + location.search + location.hash).toBe('/gamalyze?operator=nfl#top')
  })
})

describe('a new screen', () => {
  test('is an entry of the history in a stand-alone test; the heading gets the focus', async () => {
    const { user, texts } = await openApp({ session: { terms_accepted: true } })
    const before = history.length
    await user.click(await screen.findByRole('button', { name: texts().landing.start() }))
    await at('/gamalyze/instructions')
    await waitFor(() => expect(document.activeElement?.textContent).toBe(texts().instructions.one.title()))
    expect(history.length).toBe(before + 1)
  })

  test('is none in a partner page, which is asked to scroll to the top (ruling 6)', async () => {
    const { user, texts, events } = await openApp({ partner: {}, session: { terms_accepted: true } })
    const before = history.length
    await user.click(await screen.findByRole('button', { name: texts().landing.start() }))
    await at('/gamalyze/instructions')
    expect(history.length).toBe(before)
    await expect.poll(() => events.at(-1)).toEqual(['scrollTop', { top: 0 }])
  })
})

test('another label’s address begins a game of its own, and the first one’s waits for its own page (rulings 1, 3 and 73)', async () => {
  const open = async (operator: string, secret: string | null, more: Parameters<typeof openApp>[0] = {}) => {
    const { session, unmount } = await openApp({ address: `/gamalyze?operator=${operator}`, secret, ...more })
    await waitFor(() => expect(session.get()).toMatchObject({ operator, registered: operator }))
    await unmount()
    return session.get()
  }
  const { secret, known } = inject('server')
  const address = `/gamalyze?operator=nfl&extuserid=${v4()}`
  const first = await open('nfl', secret, { address, session: { cards_turned: 12, language: 'dan' } })
  const second = await open(known.operator, known.secret, { again: true })
  expect(second).toMatchObject({ secret: known.secret, cards_turned: 0, language: null, external_id: null })
  expect(second.uid).not.toBe(first.uid)
  // Each comes back without its secret, which is kept with it.
  expect(await open('nfl', null, { again: true })).toMatchObject({ uid: first.uid, secret, cards_turned: 12, language: 'dan' })
  expect(await open(known.operator, null, { again: true })).toMatchObject({ uid: second.uid, secret: known.secret })
})
