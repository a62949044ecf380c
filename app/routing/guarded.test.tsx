import { act, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { type Location, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { sessionSecretStart } from '../../contract/constants.ts'
import { paths } from '../../contract/paths.ts'
import type { Host } from '../host/host.ts'
import { type Services, ServicesContext } from '../services.ts'
import type { Session } from '../session/session.ts'
import { memorySession } from '../testing/memory-session.ts'
import { openRecorder } from '../testing/recorder.ts'
import { createAccess } from './access.ts'
import { Guarded } from './guarded.tsx'
import type { GuardName } from './route.ts'

const own = 's'.repeat(36)
const refusal = (code: string, status: number) => () => ({ status, body: { code, status } })

type Options = { answer?: Parameters<typeof openRecorder>[0]; secret?: string | null; session?: Partial<Session>; query?: string }

/** Opens a path whose screen stands behind a guard; where that leads, the app shows nothing. */
const open = async (path: string, guard: GuardName, { answer, secret = own, session = {}, query = '?operator=nfl' }: Options = {}) => {
  const { calls } = await openRecorder(answer)
  const store = memorySession()
  store.update({ operator: 'nfl', ...session })
  const access = createAccess(store, secret, Promise.resolve(), () => {})
  const events: unknown[] = []
  const host = { send: (...event: unknown[]) => void events.push(event) } as unknown as Host
  let place: Location | undefined
  const Place = () => {
    place = useLocation()
    return null
  }
  const view = await act(async () =>
    render(
      <ServicesContext value={{ access, host, session: store } as Services}>
        <MemoryRouter initialEntries={[path + query]}>
          <Suspense>
            <Routes>
              <Route
                path={path}
                element={
                  <Guarded guard={guard}>
                    <p>the screen</p>
                  </Guarded>
                }
              />
              <Route path="*" element={null} />
            </Routes>
          </Suspense>
          <Place />
        </MemoryRouter>
      </ServicesContext>,
      // Which runs each effect twice.
      { reactStrictMode: false },
    ),
  )
  return { ...view, calls, events, place: () => place }
}
const isShown = () => screen.queryByText('the screen') !== null

describe('access that is refused', () => {
  test.each([
    ['refused', 'UNAUTHORIZED', refusal('unauthorized', 401), own],
    ['ended', 'UNAUTHORIZED', refusal('unauthorized', 401), sessionSecretStart.padEnd(36, 'x')],
    ['paused', 'PAUSED', refusal('paused', 503), own],
    ['closed', 'ENDED', refusal('not_found', 404), own],
    ['many', 'UNREACHABLE', refusal('rate_limited', 429), own],
    ['unreachable', 'UNREACHABLE', () => undefined, own],
  ])('as %s is %s to the partner, and the refusal screen knows where the player came from', async (verdict, code, answer, secret) => {
    const { events, place } = await open(paths.instructions, 'terms', { answer, secret, session: { terms_accepted: true } })
    await waitFor(() => expect(place()?.pathname).toBe(paths.unauthorized))
    expect(place()).toMatchObject({ search: '?operator=nfl', state: { from: paths.instructions, verdict } })
    expect({ events, isShown: isShown() }).toEqual({ events: [['error', { code }]], isShown: false })
  })

  test('does not concern a public page, which checks nothing', async () => {
    const { calls, events } = await open(paths.accessibility, 'open', { answer: () => undefined })
    expect({ isShown: isShown(), calls: calls(), events }).toEqual({ isShown: true, calls: [], events: [] })
  })
})

test.each([
  ['begins no other where the label has ended', 80, paths.unauthorized],
  ['goes on with one that is not over', 3, paths.game],
])('a player whose game %s', async (_, cards_turned, path) => {
  const session = { secret: own, cards_turned, game_completed: cards_turned === 80 }
  const { place, events } = await open(paths.landing, 'landing', { answer: refusal('not_found', 404), secret: null, session })
  await waitFor(() => expect(place()?.pathname).toBe(path))
  expect(events).toEqual(path === paths.game ? [] : [['error', { code: 'ENDED' }]])
})

test('a screen that is not due leads to the one that is, with operator and language', async () => {
  const { place } = await open(paths.instructions, 'terms', { query: '?operator=nfl&language=dan&secret=s' })
  await waitFor(() => expect(place()?.pathname).toBe(paths.landing))
  expect(place()?.search).toBe('?operator=nfl&language=dan')
})
