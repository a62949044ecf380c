import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { standAlone } from '../host/host.ts'
import { type Services, ServicesContext } from '../services.ts'
import type { Session } from '../session/session.ts'
import { memorySession } from '../testing/memory-session.ts'
import { openRecorder } from '../testing/recorder.ts'
import { renderWithTexts } from '../testing/render-texts.tsx'
import { ownGame } from '../testing/sample-own-game.ts'
import { useEarlierGames } from './earlier/earlier-list.tsx'
import { useMomentFocus } from './own-game/moment-focus.tsx'
import { OwnGamePart } from './own-game/own-game-part.tsx'

const secret = 's'.repeat(36)

/** What a screen of results gives its parts. */
const around = (session: Partial<Session> = {}) => {
  const store = memorySession()
  store.update({ secret, ...session })
  const cache = new Map()
  return ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
      <ServicesContext value={{ host: standAlone, session: store } as Services}>{children}</ServicesContext>
    </SWRConfig>
  )
}

const Game = () => <OwnGamePart uid="u" focus={useMomentFocus()} score={1675} />

test('the balance is there before the game it came from', async () => {
  let answer = () => {}
  const { calls } = await openRecorder(() => ({ body: ownGame }))
  const { fetch: real } = globalThis
  const late: typeof real = (...asked) => new Promise<void>((resolve) => (answer = resolve)).then(() => real(...asked))
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(late)
  const Around = around()
  const { result } = await renderWithTexts(
    <Around>
      <Game />
    </Around>,
  )
  expect(screen.getByText(/1,675/)).toBeTruthy()
  expect(screen.queryByRole('group')).toBeNull()
  answer()
  const game = await screen.findByRole('group', { name: result?.game.title() ?? '' })
  expect(within(game).getAllByText(/1,675/)[0]?.closest('summary')).toBeTruthy()
  expect(calls()).toEqual(['GET /api/v1/results/game/u'])
})

test('the balance stands alone if the game cannot be loaded', async () => {
  const { calls } = await openRecorder(() => ({ status: 403, body: { code: 'forbidden', status: 403 } }))
  const Around = around()
  await renderWithTexts(
    <Around>
      <Game />
    </Around>,
  )
  await waitFor(() => expect(calls()).toHaveLength(1))
  expect(screen.getByText(/1,675/)).toBeTruthy()
  expect(screen.queryByRole('group')).toBeNull()
})

const games = ['rf_1', 'rf_2'].map((reference) => ({ uid: 'view', reference, completed_at: 1, risk_score: 50, firm: true }))

test('earlier games are asked for with the id that the partner knows, and the secret', async () => {
  const { calls } = await openRecorder(() => ({ body: { games, mean: null, change: null } }))
  const { result } = renderHook(useEarlierGames, { wrapper: around({ external_id: 'x' }) })
  expect(result.current).toMatchObject({ games: [], isLoading: true })
  await waitFor(() => expect(result.current).toMatchObject({ games, isLoading: false }))
  // A deleted game leaves the list, which is not asked for again.
  act(() => result.current.forget('rf_1'))
  await waitFor(() => expect(result.current.games).toEqual(games.slice(1)))
  expect(calls()).toEqual([`GET /api/v1/authentication/games/x/${secret}`])
})

test.each([
  ['an id', { external_id: null }],
  ['a secret', { external_id: 'x', secret: null }],
])('nobody without %s has earlier games, and nothing is asked', async (_, session) => {
  const { calls } = await openRecorder()
  const { result } = renderHook(useEarlierGames, { wrapper: around(session) })
  expect(result.current).toMatchObject({ games: [], isLoading: false })
  expect(calls()).toEqual([])
})
