import { type Selectable, sql } from 'kysely'
import type { GameAnalysis } from '../analysis/types.ts'
import { ProblemError } from '../errors/problem.ts'
import type { AddEvent } from './events.ts'
import { type Args, compileQuery, type Db, pick } from './query.ts'
import { type Answer, type Consent, nothingAgreed, type Scope } from './records.ts'
import { gamesInScope, type ScopeRow, scopeRow } from './scope.ts'
import type { Tables } from './tables.ts'
import { all, change, first, read, transact, type Work } from './work.ts'

/** When the consent was used: the newest times, and how many older ones there were. */
type ConsentUses = { opened: number[]; openedMore: number; read: number[]; readMore: number }

type SharedResult = { analysis: GameAnalysis; shared: NonNullable<Consent['shared']> }

type StoredRow = Selectable<Tables['consent']>
type ConsentRow = Omit<StoredRow, 'id' | 'game_id'>

/** Of each kind of use the newest are kept; of the others, their number. */
const usesKept = 50
/** Answers to one game's questions that are kept; from then on each can only take back what stands: two more at most. */
const answersOfGame = 200

const toConsent = (row: StoredRow): Consent => ({
  id: row.id,
  open: row.open === 1,
  share: row.share === 1,
  textVersion: row.text_version,
  at: row.created_at,
  by: { open: row.open_by, share: row.share_by },
  ...(row.shared_at !== null && {
    shared: { textVersion: row.shared_text ?? '', at: row.shared_at, what: row.what === '' ? [] : row.what.split(',') },
  }),
})

/** Players' consents, and who made use of them. */
export const consentWork = (db: Db, addEvent: AddEvent) => {
  const ofGame = (args: Args<{ game_id: number }>) => db.selectFrom('consent').where('game_id', '=', args.game_id).selectAll()
  const find = compileQuery((args: Args<{ game_id: number }>) => ofGame(args).orderBy('id', 'desc').limit(sql.lit(1)))
  const history = compileQuery((args: Args<{ game_id: number }>) => ofGame(args).orderBy('id'))
  const insert = compileQuery((args: Args<ConsentRow & { game_id: number }>) =>
    db
      .insertInto('consent')
      .values(
        pick(args, 'game_id', 'open', 'share', 'text_version', 'what', 'created_at', 'open_by', 'share_by', 'shared_text', 'shared_at'),
      )
      .returningAll(),
  )
  /** Row lock: concurrent changes to the same game's consent wait here. */
  const lock = compileQuery((args: Args<{ game_id: number }>) =>
    db.updateTable('game').set({ events: sql<number>`events` }).where('id', '=', args.game_id),
  )
  const endViews = compileQuery((args: Args<{ game_id: number }>) => db.deleteFrom('view_id').where('game_id', '=', args.game_id))
  type OfKind = { game_id: number; kind: 'opened' | 'read' }
  const usesOfKind = (args: Args<OfKind>) => db.selectFrom('consent_use').where('game_id', '=', args.game_id).where('kind', '=', args.kind)
  const newestUse = compileQuery((args: Args<OfKind>) => usesOfKind(args).select('number').orderBy('number', 'desc').limit(sql.lit(1)))
  const use = compileQuery((args: Args<OfKind & { number: number; secret_hash: string | null; at: number }>) =>
    db.insertInto('consent_use').values({
      game_id: args.game_id,
      kind: args.kind,
      number: args.number,
      secret_id: db.selectFrom('secret').where('hash', '=', sql<string>`cast(${args.secret_hash} as text)`).select('id'),
      created_at: args.at,
    }),
  )
  const forgetUses = compileQuery((args: Args<OfKind & { number: number }>) =>
    db.deleteFrom('consent_use').where('game_id', '=', args.game_id).where('kind', '=', args.kind).where('number', '<=', args.number),
  )
  const used = compileQuery((args: Args<{ game_id: number; secret_hash: string }>) =>
    db
      .selectFrom('consent_use')
      .innerJoin('secret', 'secret.id', 'consent_use.secret_id')
      .where('game_id', '=', args.game_id)
      .where('secret.hash', '=', args.secret_hash)
      .where('kind', '=', sql.lit('opened'))
      .select('consent_use.id')
      .limit(sql.lit(1)),
  )
  const uses = compileQuery((args: Args<OfKind>) => usesOfKind(args).select(['number', 'created_at']).orderBy('number'))
  const shared = compileQuery((args: Args<ScopeRow & { reference: string }>) =>
    gamesInScope(db, args)
      .innerJoin('analysis', 'analysis.game_id', 'game.id')
      .where('game.reference', '=', args.reference)
      .select(['game.id', 'analysis.analysis']),
  )

  function* store(gameId: number, before: StoredRow | undefined, next: ConsentRow): Work<Consent> {
    const isSame =
      before &&
      before.open === next.open &&
      before.share === next.share &&
      before.text_version === next.text_version &&
      before.shared_text === next.shared_text
    if (before && isSame) return toConsent(before)
    const stored = yield* first(insert, { game_id: gameId, ...next })
    if (next.share !== (before?.share ?? 0))
      yield* addEvent(gameId, next.share === 1 ? 'result.shared' : 'consent.withdrawn', next.created_at)
    if (before?.open === 1 && next.open === 0) yield* change(endViews, { game_id: gameId })
    return toConsent(stored as StoredRow)
  }

  /** What is taken back, in place of what stood before. */
  const lowered = (before: StoredRow, { open, share, at, by }: Answer): ConsentRow => {
    const [endsOpen, endsShare] = [before.open === 1 && !open, before.share === 1 && !share]
    return {
      ...before,
      created_at: at,
      ...(endsOpen && { open: 0, open_by: by }),
      ...(endsShare && { share: 0, share_by: by, what: '', shared_text: null, shared_at: null }),
    }
  }

  const given = (before: StoredRow | undefined, { open, share, textVersion, what, at, by }: Answer): ConsentRow => {
    const goesOn = share && before?.share === 1 && before.shared_text === textVersion
    return {
      open: open ? 1 : 0,
      share: share ? 1 : 0,
      text_version: textVersion,
      created_at: at,
      open_by: before && before.open === Number(open) ? before.open_by : by,
      share_by: before && before.share === Number(share) && (!share || goesOn) ? before.share_by : by,
      what: goesOn ? before.what : share ? what.join(',') : '',
      shared_text: share ? textVersion : null,
      shared_at: goesOn ? before.shared_at : share ? at : null,
    }
  }

  function* takeBack(gameId: number, answer: Answer): Work<Consent | undefined> {
    yield* change(lock, { game_id: gameId })
    const before = yield* first(find, { game_id: gameId })
    const takesBack = before && ((before.open === 1 && !answer.open) || (before.share === 1 && !answer.share))
    const asksMore = (answer.open && before?.open !== 1) || (answer.share && before?.share !== 1)
    if (!takesBack && asksMore) return undefined
    if (!before) return nothingAgreed
    return takesBack ? yield* store(gameId, before, lowered(before, answer)) : toConsent(before)
  }

  function* noteUse(gameId: number, kind: 'opened' | 'read', at: number, secretHash?: string): Work<void> {
    const number = ((yield* first(newestUse, { game_id: gameId, kind }))?.number ?? 0) + 1
    yield* change(use, { game_id: gameId, kind, number, secret_hash: secretHash ?? null, at })
    yield* change(forgetUses, { game_id: gameId, kind, number: number - usesKept })
  }

  function* timesOf(gameId: number, kind: 'opened' | 'read'): Work<{ times: number[]; more: number }> {
    const kept = yield* all(uses, { game_id: gameId, kind })
    return { times: kept.map(({ created_at }) => created_at), more: (kept[0]?.number ?? 1) - 1 }
  }

  return {
    *lock(gameId: number): Work<void> {
      yield* change(lock, { game_id: gameId })
    },
    /**
     * Stores an answer and returns what then stands. One that changes nothing is not stored; what was agreed to keeps its text, time and `what`
     * until a new text is agreed to. Partners are notified of a change of `share`; view ids end when `open` is taken back.
     */
    give: transact(function* (gameId: number, answer: Answer): Work<Consent> {
      yield* change(lock, { game_id: gameId })
      const before = yield* first(find, { game_id: gameId })
      const next = given(before, answer)
      const takesBack = next.open < (before?.open ?? 0) || next.share < (before?.share ?? 0)
      if ((yield* all(history, { game_id: gameId })).length < answersOfGame) return yield* store(gameId, before, next)
      if (!before || !takesBack)
        throw new ProblemError('rate_limited', `a game keeps at most ${answersOfGame} answers: what was agreed to can still be taken back`)
      return yield* store(gameId, before, lowered(before, answer))
    }),
    /**
     * The same for somebody who may only take back: what was agreed to stands only if it is asked for too.
     * Undefined where nothing is taken back and something asked for does not stand.
     */
    takeBack: transact(takeBack),
    find: read(function* (gameId: number): Work<Consent | undefined> {
      const row = yield* first(find, { game_id: gameId })
      return row && toConsent(row)
    }),
    /** Every change, oldest first. */
    history: read(function* (gameId: number): Work<Consent[]> {
      return (yield* all(history, { game_id: gameId })).map(toConsent)
    }),
    noteUse,
    *wasOpenedWith(gameId: number, secretHash: string): Work<boolean> {
      return (yield* first(used, { game_id: gameId, secret_hash: secretHash })) !== undefined
    },
    uses: read(function* (gameId: number): Work<ConsentUses> {
      const [opened, read] = [yield* timesOf(gameId, 'opened'), yield* timesOf(gameId, 'read')]
      return { opened: opened.times, openedMore: opened.more, read: read.times, readMore: read.more }
    }),
    /** Returns a shared result and records the read. `not_found` where it is not shared. */
    read: transact(function* (scope: Scope, reference: string, at: number): Work<SharedResult> {
      const game = yield* first(shared, { ...scopeRow(scope), reference })
      if (!game) throw new ProblemError('not_found')
      yield* change(lock, { game_id: game.id })
      const stored = yield* first(find, { game_id: game.id })
      const consent = stored && toConsent(stored)
      if (!consent?.shared) throw new ProblemError('not_found')
      yield* noteUse(game.id, 'read', at)
      return { analysis: JSON.parse(game.analysis), shared: consent.shared }
    }),
  }
}
