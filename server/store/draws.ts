import { sql } from 'kysely'
import { cardsPerGame, type StackType } from '../../contract/constants.ts'
import type { CardSelection } from '../../contract/game.ts'
import { cardValue, isSingleDeck } from '../analysis/decks.ts'
import { ProblemError } from '../errors/problem.ts'
import { day, firstOpenWeek } from '../process/time.ts'
import type { AddEvent } from './event-streams.ts'
import { type gameWork, isOpenAt } from './games.ts'
import { LastUsed } from './last-used.ts'
import { gamesWithSecrets } from './operator-world.ts'
import { type Args, compileQuery, type Db, insertNew, type Query } from './query.ts'
import { schema } from './schema/schema.ts'
import { reachedCards, type tallyWork } from './tallies.ts'
import { all, change, type Engine, first, map, read, transact, transactIf, type Work } from './work.ts'

export type DrawRow = Omit<CardSelection, 'id'>
type OfGame = { gameId: number }
/** `at`: the server's time, which decides whether the game is still open. */
type NewDraw = DrawRow & OfGame & { at: number }

/** Cached state of a game, as this process last saw it: a hint that the statement itself confirms or refutes. */
type KnownGame = {
  id: number
  turned: number
  /** Set by the first draw. */
  structure: number | undefined
  /** Cards taken from each stack. */
  taken: Record<StackType, number>
}

/** Those of the games used last; each takes about 300 bytes. */
export type KnownGames = LastUsed<KnownGame>
export const createKnownGames = (): KnownGames => new LastUsed(20_000)

/** How a draw relates to the game: the next turn, a repeat of a stored one, or an error. */
type DrawOutcome = 'next' | 'repeat' | { wrong: string }

/** The server's authority over a draw: order, structure and value (requirements §5.1). */
const judgeDraw = (state: KnownGame, draw: CardSelection): DrawOutcome => {
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

/** The partner is notified of the first and the last draw: event and draw are stored together. */
const isNoticed = ({ selection_id }: CardSelection): boolean => selection_id === 1 || selection_id === cardsPerGame

/** Attempts to judge a draw when another process writes concurrently. */
const attempts = 3

type Needs = { games: ReturnType<typeof gameWork>; tallies: ReturnType<typeof tallyWork>; addEvent: AddEvent }

/** The draws of a game, in order and without duplicates. */
export const drawWork = (db: Db, { exclusive }: Engine, knownGames: KnownGames, { games, tallies, addEvent }: Needs) => {
  const ofGame = (args: Args<OfGame>) => db.selectFrom('draw').where('draw.gameId', '=', args.gameId)
  /** The game, if its secret is neither revoked nor expired and the turn before is stored. */
  const isOpen = compileQuery((args: Args<OfGame & { selection_id: number; at: number }>) => {
    const before = ofGame(args).where('draw.selection_id', '=', sql<number>`${args.selection_id} - 1`)
    return gamesWithSecrets(db)
      .where('game.id', '=', args.gameId)
      .where('secret.revokedAt', 'is', null)
      .where((e) => e.or([e('secret.endsAt', 'is', null), e('secret.endsAt', '>', args.at)]))
      .where((e) => e.or([sql<boolean>`cast(${args.selection_id} as integer) = 1`, e.exists(before.select(sql.lit(1).as('one')))]))
      .select('game.id')
  })
  const columns = ['gameId', ...drawColumns] as const
  const insert = insertNew(db, 'draw', ...columns)
  /** One statement that counts too, as others may write between two. It locks the game first, as a deletion does, and waits for none being deleted. */
  const storeIfOpen: Query<NewDraw & { since: number }, OfGame> = {
    ...compileQuery((args: Args<NewDraw & { since: number }>) => {
      const names = [...columns, 'at', 'since'] as const
      const arrays = names.map((name) => sql`cast(${args[name]} as ${sql.raw(schema.draw.columns[name]?.type ?? 'bigint')}[])`)
      const list = sql.join(columns.map((name) => sql.ref(name)))
      const statement = sql<OfGame>`
        with open as (
          select given.*, game.* from unnest(${sql.join(arrays)}) as given (${sql.join(names.map((name) => sql.ref(name)))}), lateral (
            select operator, test, game."createdAt" / ${sql.lit(day)} as day, game."createdAt" >= given.since as counts
            from game join (select id, test, "revokedAt", "endsAt" from secret) as secret on secret.id = game."secretId"
            where game.id = given."gameId" and "revokedAt" is null and ("endsAt" is null or "endsAt" > given.at)
            for key share of game skip locked) as game
          where given.selection_id = 1 or (select true from draw where draw."gameId" = given."gameId" and draw.selection_id = given.selection_id - 1)),
        stored as (insert into draw (${list}) select ${list} from open on conflict do nothing returning "gameId"),
        counted as (
          insert into tally (operator, test, day, event, key, count)
          select operator, test, day, 'reached', cast(selection_id as text), count(*) from open join stored using ("gameId")
          where counts and selection_id in (${sql.join(reachedCards.map((card) => sql.lit(card)))})
          group by operator, test, day, selection_id order by selection_id, day, test, operator collate "C"
          on conflict (operator, day, test, event, key) do update set count = tally.count + excluded.count)
        select "gameId" from stored`
      return { compile: () => statement.compile(db) }
    }),
    groupedBy: 'gameId',
  }
  /** Stores nothing when the turn is taken, the previous one is missing, or the secret is revoked. SQLite is faster with several statements. */
  function* store(uid: string, row: NewDraw): Work<boolean> {
    const { selection_id, at } = row
    if (!exclusive) return (yield* first(storeIfOpen, { ...row, since: firstOpenWeek(at) })) !== undefined
    if ((yield* first(isOpen, row)) === undefined || (yield* change(insert, row)) === 0) return false
    if (reachedCards.includes(selection_id)) yield* tallies.addOfWeek(uid, 'reached', selection_id, at)
    return true
  }
  const count = compileQuery((args: Args<OfGame>) =>
    ofGame(args)
      .select((e) => ['stack_type', e.fn.min('reward_structure_id').as('structure'), e.fn.countAll<number>().as('taken')])
      .groupBy('stack_type'),
  )
  const find = compileQuery((args: Args<OfGame & { selection_id: number }>) =>
    ofGame(args).where('draw.selection_id', '=', args.selection_id).select(drawColumns),
  )
  const list = compileQuery((args: Args<{ uid: string }>) =>
    db
      .selectFrom('game')
      .innerJoin('draw', 'draw.gameId', 'game.id')
      .where('game.uid', '=', args.uid)
      .select(drawColumns.map((column) => `draw.${column}` as const))
      .orderBy('draw.selection_id'),
  )

  function* load(uid: string, at: number): Work<KnownGame> {
    const game = yield* games.findGame(uid)
    if (!game || !isOpenAt(game, at)) throw new ProblemError('forbidden')
    const state: KnownGame = { id: game.id, turned: 0, structure: undefined, taken: { a: 0, b: 0, c: 0, d: 0 } }
    for (const { stack_type, structure, taken: turns } of yield* all(count, { gameId: game.id })) {
      state.taken[stack_type] = turns
      state.turned += turns
      state.structure = structure
    }
    knownGames.set(uid, state)
    return state
  }

  /** Number of turns stored if the draw fits this state; undefined when the state turned out to be stale. */
  function* tryAdd(state: KnownGame, draw: CardSelection, at: number, certain: boolean): Work<number | undefined> {
    const verdict = judgeDraw(state, draw)
    if (verdict === 'repeat') {
      const storedDraw = yield* first(find, { gameId: state.id, selection_id: draw.selection_id })
      if (!storedDraw) return undefined
      if (!isSameDraw(storedDraw, draw)) throw new ProblemError('conflict', 'another draw is already stored under this selection_id')
      return draw.selection_id
    }
    if (verdict !== 'next') {
      if (!certain) return undefined
      throw new ProblemError('conflict', verdict.wrong)
    }
    const { id: uid, ...row } = draw
    if (!(yield* store(uid, { ...row, gameId: state.id, at }))) return undefined
    if (draw.selection_id === 1) {
      yield* games.begin(state.id, at)
      yield* addEvent(state.id, 'game.started', at)
      yield* tallies.addLive(uid, 'started', at)
    }
    state.turned += 1
    state.taken[draw.stack_type] += 1
    if (draw.selection_id === cardsPerGame) {
      yield* games.complete(state.id, at)
      yield* addEvent(state.id, 'game.completed', at)
      yield* tallies.addLive(uid, 'completed', at)
      if (isSingleDeck(Math.max(...Object.values(state.taken)))) yield* tallies.addLive(uid, 'one_deck', at)
    }
    state.structure = draw.reward_structure_id
    return state.turned
  }

  function* add(draw: CardSelection, at = Date.now()): Work<number> {
    const hint = knownGames.get(draw.id)
    let turned = hint && (yield* tryAdd(hint, draw, at, false))
    for (let attempt = 0; turned === undefined && attempt < attempts; attempt += 1) {
      turned = yield* tryAdd(yield* load(draw.id, at), draw, at, true)
    }
    if (turned === undefined) throw new ProblemError('unavailable', 'another server is writing to this game: retry as Retry-After says', 1)
    return turned
  }

  return {
    /** Stores the next draw, or accepts a repeat; returns the number of turns up to and including it. `at` defaults to now. */
    addDraw: transactIf(isNoticed, add),
    /** Stores the draws of a test game that the server plays: others wait for one write to the disk instead of one for each card. */
    addDraws: transact(function* (draws: readonly CardSelection[], at?: number): Work<void> {
      for (const draw of draws) yield* add(draw, at)
    }),
    /** In the order of play. */
    listDraws: read((uid: string): Work<CardSelection[]> => map(all(list, { uid }), (rows) => rows.map((row) => ({ id: uid, ...row })))),
  }
}
