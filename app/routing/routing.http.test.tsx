import { act, screen, waitFor } from '@testing-library/react'
import { v4 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type FaultyProxy, startFaultyProxy } from '../../e2e/game/faulty-proxy.ts'
import type { Session } from '../session/session.ts'
import { openApp } from '../testing/open-app.tsx'

let proxy: FaultyProxy
beforeAll(async () => {
  proxy = await startFaultyProxy(() => inject('server').url)
})
afterAll(() => proxy.close())
beforeEach(() => {
  proxy.faults = () => ({ fault: 'pass', delay: 0 })
})

const at = (path: string) => waitFor(() => expect(location.pathname).toBe(path))
const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent

// Requirements R34 to R37, R48 to R52.
describe('a screen that is not due yet leads to the one that is', () => {
  const accepted: Partial<Session> = { terms_accepted: true }
  const finished: Partial<Session> = { cards_turned: 80, game_completed: true, registered: true }
  test.each<[string, Partial<Session>, string]>([
    ['/', {}, '/gamalyze'],
    ['/gamalyze/instructions', {}, '/gamalyze'],
    ['/gamalyze/instructions', accepted, '/gamalyze/instructions'],
    ['/gamalyze/game', {}, '/gamalyze'],
    ['/gamalyze/completed', accepted, '/gamalyze'],
    ['/gamalyze/feedback', finished, '/gamalyze/completed'],
    ['/gamalyze/advice/plan_ahead', { ...finished, risk_score: 40 }, '/gamalyze/risk_score'],
    ['/gamalyze', { cards_turned: 12 }, '/gamalyze/game'],
  ])('%s with %j: %s', async (address, session, path) => {
    await openApp({ address, session })
    await title()
    await at(path)
    // So that a reload gets the right branding and policy.
    expect(new URLSearchParams(location.search).get('operator')).toBe('nfl')
    expect(location.search).not.toContain('secret')
  })
})

describe('without a valid secret', () => {
  test.each([
    ['a revoked one', () => inject('server').revokedSecret],
    ['an unknown one', () => 'u'.repeat(36)],
  ])('%s: no screen of the test is shown, and the partner learns why', async (_, secret) => {
    const { texts, told } = await openApp({ partner: { test: true }, secret: secret(), address: '/gamalyze' })
    expect(await title()).toBe(texts().errors.unauthorized.title())
    await at('/unauthorized')
    await expect.poll(() => told.some(([name]) => name === 'error')).toBe(true)
  })

  test('public pages stay open', async () => {
    const { texts } = await openApp({ address: '/gamalyze/full_report', secret: null })
    await waitFor(async () => expect(await title()).toBe(texts().fullReport.notAvailableTitle()))
    expect(location.pathname).toBe('/gamalyze/full_report')
  })

  test('trying again leads back to where the player was', async () => {
    proxy.faults = () => ({ fault: 'drop', delay: 0 })
    const { user, texts, session } = await openApp({
      apiBase: proxy.url,
      address: '/gamalyze/instructions',
      session: { terms_accepted: true },
    })
    await at('/unauthorized')
    const { common, instructions } = texts()
    await user.click(await screen.findByRole('button', { name: common.tryAgain() }))
    await at('/unauthorized')
    proxy.faults = () => ({ fault: 'pass', delay: 0 })
    await user.click(await screen.findByRole('button', { name: common.tryAgain() }))
    await at('/gamalyze/instructions')
    await waitFor(async () => expect(await title()).toBe(instructions.one.title()))
    expect(session.get().authorized).toBe(true)
  })
})

// Requirements R43 to R47, Q2.
describe('with an external user id', () => {
  test('that has a report: the report', async () => {
    const { externalId, operator, secret } = inject('server').known
    await openApp({ address: `/gamalyze?operator=${operator}&extuserid=${externalId}`, secret })
    await at('/gamalyze/full_report')
    expect(location.search).not.toContain(externalId)
  })

  test('that nobody knows: the landing page', async () => {
    const { texts } = await openApp({ address: `/gamalyze?extuserid=${v4()}` })
    expect(await title()).toBe(texts().landing.title())
    expect(location.pathname).toBe('/gamalyze')
  })
})

test('an address that does not exist says so', async () => {
  await openApp({ address: '/gamalyze/nowhere' })
  const { title: name } = { title: await title() }
  expect(name).toBeTruthy()
  expect(location.pathname).toBe('/gamalyze/nowhere')
  expect(document.title).toBe(name)
})

describe('a language', () => {
  test('that is in the address follows the choice of the player, and the page is named in it', async () => {
    const { store } = await openApp({ address: '/gamalyze?language=eng' })
    await title()
    await act(() => store.setLocale('dan'))
    await waitFor(() => expect(new URLSearchParams(location.search).get('language')).toBe('dan'))
    expect(document.documentElement.lang).toBe('da')
    expect(document.title).toBe(store.get().root.landing.title())
  })

  test('that is not there does not come into the address', async () => {
    const { store } = await openApp()
    await title()
    await act(() => store.setLocale('dan'))
    await waitFor(() => expect(document.title).toBe(store.get().root.landing.title()))
    expect(location.search).toBe('?operator=nfl')
  })
})

describe('arriving on a screen', () => {
  test('stand-alone each screen is an entry of the history; the heading gets the focus', async () => {
    const { user, texts } = await openApp({ session: { terms_accepted: true } })
    const before = history.length
    await user.click(await screen.findByRole('button', { name: texts().landing.start() }))
    await at('/gamalyze/instructions')
    await waitFor(() => expect(document.activeElement?.textContent).toBe(texts().instructions.one.title()))
    expect(history.length).toBe(before + 1)
  })

  test('in a partner page none is, and the page is asked to scroll to the top', async () => {
    const { user, texts, told } = await openApp({ partner: {}, session: { terms_accepted: true } })
    const before = history.length
    await user.click(await screen.findByRole('button', { name: texts().landing.start() }))
    await at('/gamalyze/instructions')
    expect(history.length).toBe(before)
    await expect.poll(() => told.at(-1), { timeout: 5000 }).toEqual(['scrollTop', { top: 0 }])
  })
})
