import type { PageStep } from '../../contract/console/page.ts'
import type { Deps } from '../http/deps.ts'

/**
 * How far the operator's page has come since a time. hello: a page asked for the test in its test mode; ready: the frame came with a test
 * secret and was let in; game, completed: the newest test game; verified: the server has worked its result out.
 */
export const pageSteps = async ({ store }: Pick<Deps, 'store'>, operator: string, since: number): Promise<PageStep[]> => {
  const hellos = await store.figures.hellos(operator)
  const game = await store.figures.latestTestGame(operator, since)
  const iso = (at: number | undefined) => (at === undefined || at < since ? {} : { at: new Date(at).toISOString() })
  const helloAt = (step: 'hello' | 'ready') => hellos.find((each) => each.step === step)?.at
  // A secret is only shown by a frame that a page has opened.
  const ready = helloAt('ready') ?? game?.startedAt
  const hello = Math.max(helloAt('hello') ?? 0, 0) >= since ? helloAt('hello') : ready
  const reference = game && { reference: game.reference }
  return [
    { step: 'hello', ...iso(hello) },
    { step: 'ready', ...iso(ready) },
    { step: 'game', ...(game && { ...iso(game.cards > 0 ? game.startedAt : undefined), cards: game.cards }) },
    { step: 'completed', ...(game?.completedAt !== undefined && { ...iso(game.completedAt), ...reference }) },
    { step: 'verified', ...(game?.analysedAt !== undefined && { ...iso(game.analysedAt), ...reference }) },
  ]
}
