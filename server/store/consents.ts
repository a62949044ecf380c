import { sql } from 'kysely'
import type { ConsentGiver } from '../../contract/player-calls.ts'
import type { GameAnalysis } from '../analysis/types.ts'
import { ProblemError } from '../errors/problem.ts'
import type { AddEvent } from './event-streams.ts'
import { gamesInWorld, type OperatorWorld } from './operator-world.ts'
import { type Args, compileQuery, type Db, insertInto, pick } from './query.ts'
import { parseJson } from './schema/columns.ts'
import type { Row } from './schema/schema.ts'
import { all, change, first, read, run, transact, type Work } from './work.ts'

/** When the consent was used: the newest times, and how many older ones there were. */
type ConsentUses = { opened: number[]; openedMore: number; read: number[]; readMore: number }

type SharedResult = { analysis: GameAnalysis; what: string; sharedAt: number; sharedText: string }

/** What the player of a game agreed to: that the account opens the result, that the partner reads what its `sharing` setting names. */
export type Consent = Row<'consent'>
type NewConsent = Omit<Consent, 'id' | 'gameId'>

/** What stands before any answer. */
export const nothingAgreed: Consent = {
  id: 0,
  gameId: 0,
  open: false,
  share: false,
  textVersion: '',
  what: '',
  createdAt: 0,
  openBy: 'game',
  shareBy: 'game',
  sharedText: null,
  sharedAt: null,
}

export type Answer = {
  open: boolean
  share: boolean
  textVersion: string
  /** What the text says would be shared */
  what: readonly string[]
  at: number
  by: ConsentGiver
}

/** What makes an answer another one */
const decisive = ['open', 'share', 'textVersion', 'sharedText'] as const
/** Of each kind of use the newest are kept; of the others, their number. */
const usesKept = 50
/** Answers to one game's questions that are kept; from then on each can only take back what stands: two more at most. */
export const answersOfGame = 200

/** Players' consents, and who made use of them. */
export const consentWork = (db: Db, addEvent: AddEvent) => {
  const ofGame = (args: Args<{ gameId: number }>) => db.selectFrom('consent').where('gameId', '=', args.gameId).selectAll()
  const find = compileQuery((args: Args<{ gameId: number }>) => ofGame(args).orderBy('id', 'desc').limit(sql.lit(1)))
  const history = compileQuery((args: Args<{ gameId: number }>) => ofGame(args).orderBy('id'))
  const insert = compileQuery((args: Args<Omit<Consent, 'id'>>) =>
    db
      .insertInto('consent')
      .values(pick(args, 'gameId', 'open', 'share', 'textVersion', 'what', 'createdAt', 'openBy', 'shareBy', 'sharedText', 'sharedAt'))
      .returningAll(),
  )
  /** Row lock: concurrent changes to the same game's consent wait here. */
  const lock = compileQuery((args: Args<{ gameId: number }>) =>
    db.updateTable('game').set({ events: sql<number>`events` }).where('id', '=', args.gameId),
  )
  const endViews = compileQuery((args: Args<{ gameId: number }>) => db.deleteFrom('viewId').where('gameId', '=', args.gameId))
  type OfKind = { gameId: number; kind: 'opened' | 'read' }
  const usesOfKind = (args: Args<OfKind>) => db.selectFrom('consentUse').where('gameId', '=', args.gameId).where('kind', '=', args.kind)
  const newestUse = compileQuery((args: Args<OfKind>) => usesOfKind(args).select('number').orderBy('number', 'desc').limit(sql.lit(1)))
  const use = insertInto(db, 'consentUse', 'gameId', 'kind', 'number', 'secretId', 'createdAt')
  const forgetUses = compileQuery((args: Args<OfKind & { number: number }>) =>
    db.deleteFrom('consentUse').where('gameId', '=', args.gameId).where('kind', '=', args.kind).where('number', '<=', args.number),
  )
  const findUse = compileQuery((args: Args<{ gameId: number; secretId: number }>) =>
    db
      .selectFrom('consentUse')
      .where('gameId', '=', args.gameId)
      .where('secretId', '=', args.secretId)
      .where('kind', '=', sql.lit('opened'))
      .select('id')
      .limit(sql.lit(1)),
  )
  const uses = compileQuery((args: Args<OfKind>) => usesOfKind(args).select(['number', 'createdAt']).orderBy('number'))
  const shared = compileQuery((args: Args<OperatorWorld & { reference: string }>) =>
    gamesInWorld(db, args)
      .innerJoin('analysis', 'analysis.gameId', 'game.id')
      .where('game.reference', '=', args.reference)
      .select(['game.id', 'analysis.analysis']),
  )

  function* store(gameId: number, before: Consent | undefined, next: NewConsent): Work<Consent> {
    if (before && decisive.every((part) => before[part] === next[part])) return before
    const storedConsent = yield* first(insert, { gameId, ...next })
    if (next.share !== (before?.share ?? false)) yield* addEvent(gameId, next.share ? 'result.shared' : 'consent.withdrawn', next.createdAt)
    if (before?.open && !next.open) yield* change(endViews, { gameId })
    return storedConsent as Consent
  }

  /** What is taken back, in place of what stood before. */
  const lowered = (before: Consent, { open, share, at, by }: Answer): NewConsent => ({
    ...before,
    createdAt: at,
    ...(before.open && !open && { open, openBy: by }),
    ...(before.share && !share && { share, shareBy: by, what: '', sharedText: null, sharedAt: null }),
  })

  const consentOf = (before: Consent | undefined, { open, share, textVersion, what, at, by }: Answer): NewConsent => {
    const goesOn = share && before?.share && before.sharedText === textVersion
    return {
      open,
      share,
      textVersion,
      createdAt: at,
      openBy: before?.open === open ? before.openBy : by,
      shareBy: before?.share === share && (!share || goesOn) ? before.shareBy : by,
      what: goesOn ? before.what : share ? what.join(',') : '',
      sharedText: share ? textVersion : null,
      sharedAt: goesOn ? before.sharedAt : share ? at : null,
    }
  }

  function* takeBack(gameId: number, answer: Answer): Work<Consent | undefined> {
    yield* change(lock, { gameId })
    const before = yield* first(find, { gameId })
    const takesBack = before && ((before.open && !answer.open) || (before.share && !answer.share))
    const asksMore = (answer.open && !before?.open) || (answer.share && !before?.share)
    if (!takesBack && asksMore) return undefined
    if (!before) return nothingAgreed
    return takesBack ? yield* store(gameId, before, lowered(before, answer)) : before
  }

  function* noteUse(gameId: number, kind: 'opened' | 'read', at: number, secretId: number | null = null): Work<void> {
    const number = ((yield* first(newestUse, { gameId, kind }))?.number ?? 0) + 1
    yield* change(use, { gameId, kind, number, secretId, createdAt: at })
    yield* change(forgetUses, { gameId, kind, number: number - usesKept })
  }

  function* timesOf(gameId: number, kind: 'opened' | 'read'): Work<{ times: number[]; more: number }> {
    const rows = yield* all(uses, { gameId, kind })
    return { times: rows.map(({ createdAt }) => createdAt), more: (rows[0]?.number ?? 1) - 1 }
  }

  return {
    lock: (gameId: number): Work<void> => run(lock, { gameId }),
    /** Stores an answer unless it changes nothing; returns what stands. What was agreed to keeps text, time and `what` until a new text is agreed to. */
    give: transact(function* (gameId: number, answer: Answer): Work<Consent> {
      yield* change(lock, { gameId })
      const before = yield* first(find, { gameId })
      const next = consentOf(before, answer)
      const takesBack = (before?.open && !next.open) || (before?.share && !next.share)
      if ((yield* all(history, { gameId })).length < answersOfGame) return yield* store(gameId, before, next)
      if (!before || !takesBack)
        throw new ProblemError('rate_limited', `a game stores at most ${answersOfGame} answers: consent can still be withdrawn`)
      return yield* store(gameId, before, lowered(before, answer))
    }),
    /** The same for who may only take back: what stands, stands only if asked for too. Undefined where nothing is taken back but more is asked. */
    takeBack: transact(takeBack),
    find: read((gameId: number): Work<Consent | undefined> => first(find, { gameId })),
    /** Every change, oldest first. */
    history: read((gameId: number): Work<Consent[]> => all(history, { gameId })),
    noteUse,
    *wasOpenedWith(gameId: number, secretId: number): Work<boolean> {
      return (yield* first(findUse, { gameId, secretId })) !== undefined
    },
    uses: read(function* (gameId: number): Work<ConsentUses> {
      const [opened, read] = [yield* timesOf(gameId, 'opened'), yield* timesOf(gameId, 'read')]
      return { opened: opened.times, openedMore: opened.more, read: read.times, readMore: read.more }
    }),
    /** Returns a shared result and records the read. `not_found` where it is not shared. */
    read: transact(function* (world: OperatorWorld, reference: string, at: number): Work<SharedResult> {
      const game = yield* first(shared, { ...world, reference })
      if (!game) throw new ProblemError('not_found')
      yield* change(lock, { gameId: game.id })
      const consent = yield* first(find, { gameId: game.id })
      const { what = '', sharedAt = null, sharedText = null } = consent ?? {}
      if (sharedAt === null || sharedText === null) throw new ProblemError('not_found')
      yield* noteUse(game.id, 'read', at)
      return { analysis: parseJson(game.analysis), what, sharedAt, sharedText }
    }),
  }
}
