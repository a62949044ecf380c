import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderForPlayer } from '../testing/render-for-player.tsx'
import { ownGame } from '../testing/sample-own-game.ts'
import { useEarlierGames } from './earlier/earlier-list.tsx'
import { useMomentFocus } from './own-game/moment-focus.tsx'
import { OwnGamePart } from './own-game/own-game-part.tsx'

const Game = () => <OwnGamePart uid="u" focus={useMomentFocus()} score={1675} />

test('the balance is there before the game it came from', async () => {
  let answer = () => {}
  const { fetch: real } = globalThis
  const late: typeof real = (...asked) => new Promise<void>((resolve) => (answer = resolve)).then(() => real(...asked))
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(late)
  const { result, calls } = await renderForPlayer(<Game />, { answer: () => ({ body: ownGame }) })
  expect(screen.getByText(/1,675/)).toBeTruthy()
  expect(screen.queryByRole('group')).toBeNull()
  answer()
  const game = await screen.findByRole('group', { name: result.game.title() })
  expect(within(game).getAllByText(/1,675/)[0]?.closest('summary')).toBeTruthy()
  expect(calls()).toEqual(['GET /api/v1/results/game/u'])
})

test('the balance stands alone if the game cannot be loaded', async () => {
  const { calls } = await renderForPlayer(<Game />, { answer: () => ({ status: 403, body: { code: 'forbidden', status: 403 } }) })
  await waitFor(() => expect(calls()).toHaveLength(1))
  expect(screen.getByText(/1,675/)).toBeTruthy()
  expect(screen.queryByRole('group')).toBeNull()
})

const games = ['rf_1', 'rf_2'].map((reference) => ({ uid: 'view', reference, completed_at: 1, risk_score: 50, firm: true }))

/** The earlier games of a player, as they are by now. */
const earlierOf = async (session: Parameters<typeof renderForPlayer>[1] = {}) => {
  const list: { current?: ReturnType<typeof useEarlierGames> } = {}
  const List = () => {
    list.current = useEarlierGames()
    return null
  }
  const { calls } = await renderForPlayer(<List />, { answer: () => ({ body: { games, mean: null, change: null } }), ...session })
  return { list, calls }
}

test('earlier games are asked for with the id that the partner knows, and the secret', async () => {
  const { list, calls } = await earlierOf({ session: { external_id: 'x' } })
  await waitFor(() => expect(list.current).toMatchObject({ games, isLoading: false }))
  // A deleted game leaves the list, which is not asked for again.
  act(() => list.current?.forget('rf_1'))
  await waitFor(() => expect(list.current?.games).toEqual(games.slice(1)))
  expect(calls()).toEqual([`GET /api/v1/authentication/games/x/${'s'.repeat(36)}`])
})

test.each([
  ['an id', { external_id: null }],
  ['a secret', { external_id: 'x', secret: null }],
])('nobody without %s has earlier games, and nothing is asked', async (_, session) => {
  const { list, calls } = await earlierOf({ session })
  expect(list.current).toMatchObject({ games: [], isLoading: false })
  expect(calls()).toEqual([])
})
