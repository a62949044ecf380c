import { allCalls } from '../../contract/calls.ts'
import { ownGame } from '../analysis/own-game.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import { route } from '../http/route.ts'
import type { Operators } from '../operators/registry.ts'
import type { Store } from '../store/store.ts'

/** The player's own game, available after the guess: before it, the decks would reveal the answer. */
export const routes = (app: App, { store, operators }: { store: Store; operators: Operators }): void => {
  route(app, allCalls.ownGame, async ({ params: { id } }) => {
    const [game, analysis, guess, draws] = await Promise.all([
      store.findGame(id),
      store.findAnalysis(id),
      store.findGuess(id),
      store.listDraws(id),
    ])
    if (!game || !analysis) throw new ProblemError('not_found')
    if (!guess) throw new ProblemError('not_complete', 'the game is shown only after the guess')
    return ownGame(draws, analysis.results, operators.get(game.operator).view.cardColors)
  })
}
