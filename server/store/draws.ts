import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { cardsPerGame, type StackType } from '../../contract/constants.ts'
import type { CardSelection } from '../../contract/game.ts'
import { cardValue } from '../analysis/decks.ts'
import { ProblemError } from '../errors/problem.ts'
import type { AddEvent } from './events.ts'
import type { gameWork } from './games.ts'
import type { LastUsed } from './last-used.ts'
import { argument, compileQuery, given } from './query.ts'
import { isOpenAt } from './store.ts'
import type { Tables } from './tables.ts'
import { all, change, type Engine, first, type Work } from './work.ts'

export type DrawRow = Omit<CardSelection, 'id'>
type OfGame = { game_id: number }
/** `at`: the server's time, which decides whether the game is still open. */
type NewDraw = DrawRow & OfGame & { at: number }

/** Cached state of a game, as this process last saw it: a hint that the statement itself confirms or refutes. */
export type KnownGame = {
  id: number
  turned: number
  /** Set by the first draw. */
  structure: number | undefined
  /** Cards taken from each stack. */
  taken: Record<StackType, number>
}

/** How a draw relates to the game: the next turn, a repeat of a stored one, or an error. */
type Verdict = 'next' | 'repeat' | { wrong: string }

/** The server's authority over a draw: order, structure and value (requirements §5.1). */
const judgeDraw = (state: KnownGame, draw: CardSelection): Verdict => {
  if (draw.selection_id <= state.turned) return 'repeat'
  if (draw.selection_id !== state.turned + 1) return { wrong: `selection_id must be ${state.turned + 1}` }
  if (state.structure !== undefined && draw.reward_structure_id !== state.structure)
    return { wrong: `reward_structure_id must stay ${state.structure}` }
  if (draw.card_value !== cardValue(draw.reward_structure_id, draw.stack_type, state.taken[draw.stack_type]))
    return { wrong: 'card_value is not the value of that card' }
  return 'next'
}

/** Whether a repeated draw matches the stored one: time, reaction time, placement and colour may differ. */
const isSameDraw = (first: Omit<CardSelection, 'id'>, draw: CardSelection): boolean =>
  first.stack_type === draw.stack_type && first.reward_structure_id === draw.reward_structure_id && first.card_value === draw.card_value

/** The fields of a draw that have a column of their own. */
export const drawColumns = [
  'selection_id',
  'time',
  'reaction_time',
  'stack_type',
  'card_placement',
  'reward_structure_id',
  'card_color',
  'card_value',
] as const

/** Attempts to judge a draw when another process writes concurrently. */
const attempts = 3

/** The draws of a game, in order and without duplicates. */
export const drawWork = (
  db: Kysely<Tables>,
  { exclusive }: Engine,
  known: LastUsed<KnownGame>,
  games: ReturnType<typeof gameWork>,
  addEvent: AddEvent,
) => {
  const findGame = games.find
  const ofGame = db.selectFrom('draw').where('draw.game_id', '=', argument<number>('game_id'))
  const before = ofGame.where('draw.selection_id', '=', sql<number>`${argument('selection_id')} - 1`)
  /** NULL for a revoked secret; the end of time for one that never expires. */
  const openUntil = sql<number>`case when revoked_at is null then coalesce(ends_at, ${sql.lit(Number.MAX_SAFE_INTEGER)}) end`.as(
    'open_until',
  )
  /**
   * The game, if its secret is neither revoked nor expired and the turn before is stored. With a join, or a column compared with the time,
   * SQLite would recompile the statement for the value of every draw: three times the CPU (`node bench/keys.ts`).
   */
  const openGame = db
    .selectFrom('game')
    .where('game.id', '=', argument<number>('game_id'))
    .where((e) =>
      e(
        e.selectFrom('secret').whereRef('secret.id', '=', 'game.secret_id').select(openUntil),
        '>',
        sql<number>`cast(${argument('at')} as bigint)`,
      ),
    )
    .where((e) => e.or([sql<boolean>`cast(${argument('selection_id')} as integer) = 1`, e.exists(before.select(sql.lit(1).as('one')))]))
  const isOpen = compileQuery<OfGame & { selection_id: number; at: number }>(openGame.select('game.id'))
  const insert = compileQuery<DrawRow & OfGame>(
    db
      .insertInto('draw')
      .values({
        game_id: argument('game_id'),
        selection_id: argument('selection_id'),
        time: argument('time'),
        reaction_time: argument('reaction_time'),
        stack_type: argument('stack_type'),
        card_placement: argument('card_placement'),
        reward_structure_id: argument('reward_structure_id'),
        card_color: argument('card_color'),
        card_value: argument('card_value'),
      })
      .onConflict((conflict) => conflict.doNothing()),
  )
  /** One statement: other processes may write between two. */
  const insertIfOpen = compileQuery<NewDraw>(
    db
      .insertInto('draw')
      .columns(['game_id', ...drawColumns])
      .expression(
        openGame.select([
          'game.id',
          given<number, 'selection_id'>('selection_id', 'integer'),
          given<number, 'time'>('time', 'bigint'),
          given<number, 'reaction_time'>('reaction_time', 'double precision'),
          given<StackType, 'stack_type'>('stack_type', 'text'),
          given<number, 'card_placement'>('card_placement', 'integer'),
          given<number, 'reward_structure_id'>('reward_structure_id', 'integer'),
          given<string, 'card_color'>('card_color', 'text'),
          given<number, 'card_value'>('card_value', 'integer'),
        ]),
      )
      .onConflict((conflict) => conflict.doNothing()),
  )
  /** Stores nothing when the turn is taken, the previous one is missing, or the secret is revoked. SQLite is faster with two statements. */
  function* store(row: NewDraw): Work<boolean> {
    if (!exclusive) return (yield* change(insertIfOpen, row)) === 1
    return (yield* first(isOpen, row)) !== undefined && (yield* change(insert, row)) === 1
  }
  const count = compileQuery<OfGame, { stack_type: StackType; structure: number; taken: number }>(
    ofGame
      .select((e) => ['stack_type', e.fn.min('reward_structure_id').as('structure'), e.fn.countAll().as('taken')])
      .groupBy('stack_type'),
  )
  const find = compileQuery<OfGame & { selection_id: number }, DrawRow>(
    ofGame.where('draw.selection_id', '=', argument<number>('selection_id')).select(drawColumns),
  )
  const list = compileQuery<{ uid: string }, DrawRow>(
    db
      .selectFrom('game')
      .innerJoin('draw', 'draw.game_id', 'game.id')
      .where('game.uid', '=', argument<string>('uid'))
      .select(drawColumns.map((column) => `draw.${column}` as const))
      .orderBy('draw.selection_id'),
  )

  function* load(uid: string, at: number): Work<KnownGame> {
    const game = yield* findGame(uid)
    if (!game || !isOpenAt(game, at)) throw new ProblemError('forbidden')
    const state: KnownGame = { id: game.id, turned: 0, structure: undefined, taken: { a: 0, b: 0, c: 0, d: 0 } }
    for (const { stack_type, structure, taken } of yield* all(count, { game_id: game.id })) {
      state.taken[stack_type] = taken
      state.turned += taken
      state.structure = structure
    }
    known.set(uid, state)
    return state
  }

  /** Number of turns stored if the draw fits this state; undefined when the state turned out to be stale. */
  function* tryAdd(state: KnownGame, draw: CardSelection, at: number, certain: boolean): Work<number | undefined> {
    const verdict = judgeDraw(state, draw)
    if (verdict === 'repeat') {
      const stored = yield* first(find, { game_id: state.id, selection_id: draw.selection_id })
      if (!stored) return undefined
      if (!isSameDraw(stored, draw)) throw new ProblemError('conflict', 'another draw is stored under this selection_id')
      return draw.selection_id
    }
    if (verdict !== 'next') {
      if (!certain) return undefined
      throw new ProblemError('conflict', verdict.wrong)
    }
    const { id: _uid, ...row } = draw
    if (!(yield* store({ ...row, game_id: state.id, at }))) return undefined
    if (draw.selection_id === 1) {
      yield* games.begin(state.id, at)
      yield* addEvent(state.id, 'game.started', at)
    }
    if (draw.selection_id === cardsPerGame) {
      yield* games.complete(state.id, at)
      yield* addEvent(state.id, 'game.completed', at)
    }
    state.turned += 1
    state.taken[draw.stack_type] += 1
    state.structure = draw.reward_structure_id
    return state.turned
  }

  return {
    *add(draw: CardSelection, at: number): Work<number> {
      const hint = known.get(draw.id)
      let turned = hint && (yield* tryAdd(hint, draw, at, false))
      for (let attempt = 0; turned === undefined && attempt < attempts; attempt += 1) {
        turned = yield* tryAdd(yield* load(draw.id, at), draw, at, true)
      }
      if (turned === undefined) throw new ProblemError('unavailable', 'another server is writing to this game', 1)
      return turned
    },
    *list(uid: string): Work<CardSelection[]> {
      return (yield* all(list, { uid })).map((row) => ({ id: uid, ...row }))
    },
  }
}
