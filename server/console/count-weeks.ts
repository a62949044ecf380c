import type { Clock } from '../process/clock.ts'
import { isoWeek } from '../process/iso-week.ts'
import type { GameAt, GameFigures, NewFigure } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { lastWholeWeek, startOfWeek, weekMs } from './weeks.ts'

type Needs = { clock: Clock; store: Store }

/** Games read per batch: few enough that on SQLite no player waits for it. */
const batchSize = 200

/** The contribution of one game to the figures of its week. */
const figuresOf = ({ completed, analysed, guessed, category, lastCard }: GameFigures): Pick<NewFigure, 'kind' | 'key'>[] => [
  { kind: 'games', key: 'started' },
  ...(completed ? [{ kind: 'games', key: 'completed' } as const] : [{ kind: 'left', key: groupOfCard(lastCard) } as const]),
  ...(analysed ? [{ kind: 'games', key: 'analysed' } as const] : []),
  ...(guessed ? [{ kind: 'games', key: 'guessed' } as const] : []),
  ...(category === null ? [] : [{ kind: 'category', key: category } as const]),
]

/** Eight groups for the last card of abandoned games: with nine, the largest remainders could be told from their sum. */
export const leftGroups = ['0-10', '11-20', '21-30', '31-40', '41-50', '51-60', '61-70', '71-79'] as const
const groupOfCard = (card: number): string => leftGroups[Math.max(0, Math.ceil(card / 10) - 1)] ?? '71-79'

/** Counts the games of a week in batches, between which the store gives way to others. */
const countGames = async ({ store }: Pick<Needs, 'store'>, from: number): Promise<NewFigure[]> => {
  const figures = new Map<string, NewFigure>()
  let cursor: GameAt = { createdAt: from, id: 0 }
  for (;;) {
    const games = await store.figures.games(cursor, from + weekMs, batchSize)
    for (const game of games) {
      for (const { kind, key } of figuresOf(game)) {
        const name = `${game.operator} ${game.test} ${kind} ${key}`
        const figure = figures.get(name) ?? { operator: game.operator, test: game.test, kind, key, count: 0 }
        figures.set(name, { ...figure, count: figure.count + 1 })
      }
    }
    const last = games.at(-1)
    if (!last || games.length < batchSize) return [...figures.values()]
    cursor = last
  }
}

/** Counts the games of every completed week that is not counted yet; each week once, over all processes. */
export const countWeeks = async (deps: Needs): Promise<number> => {
  const { store, clock } = deps
  const now = clock()
  const last = lastWholeWeek(now)
  const countedWeeks = new Set(await store.figures.countedWeeks())
  let weeks = 0
  // The last week is counted even if it has no games: figures are shown up to the last counted week.
  for (let from = Math.min(startOfWeek((await store.figures.firstGame()) ?? last), last); from <= last; from += weekMs) {
    const name = isoWeek(from)
    if (!countedWeeks.has(name)) weeks += await store.figures.addWeek(now, name, await countGames(deps, from))
  }
  return weeks
}
