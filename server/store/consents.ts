import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { ProblemError } from '../errors/problem.ts'
import type { Consent, ConsentUses, SharedResult } from './consent-store.ts'
import type { AddEvent } from './events.ts'
import { argument, compileQuery } from './query.ts'
import { gamesInScope, type Scope, type ScopeRow, scopeRow } from './scope.ts'
import type { Tables } from './tables.ts'
import { all, change, first, type Work } from './work.ts'

type ConsentRow = Omit<Tables['consent'], 'id' | 'game_id'>

const toConsent = (row: ConsentRow): Consent => ({
  open: row.open === 1,
  share: row.share === 1,
  textVersion: row.text_version,
  what: row.what === '' ? [] : row.what.split(','),
  at: row.created_at,
})

/** Players' consents, and who made use of them. */
export const consentWork = (db: Kysely<Tables>, addEvent: AddEvent) => {
  const newest = db
    .selectFrom('consent')
    .select(['open', 'share', 'text_version', 'what', 'created_at'])
    .where('game_id', '=', argument<number>('game_id'))
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
  const find = compileQuery<{ game_id: number }, ConsentRow>(newest)
  const history = compileQuery<{ game_id: number }, ConsentRow>(
    db
      .selectFrom('consent')
      .select(['open', 'share', 'text_version', 'what', 'created_at'])
      .where('game_id', '=', argument<number>('game_id'))
      .orderBy('id'),
  )
  const insert = compileQuery<ConsentRow & { game_id: number }>(
    db.insertInto('consent').values({
      game_id: argument('game_id'),
      open: argument('open'),
      share: argument('share'),
      text_version: argument('text_version'),
      what: argument('what'),
      created_at: argument('created_at'),
    }),
  )
  /** Row lock: concurrent changes to the same game's consent wait here. */
  const lock = compileQuery<{ game_id: number }>(
    db.updateTable('game').set({ events: sql<number>`events` }).where('id', '=', argument<number>('game_id')),
  )
  const use = compileQuery<{ game_id: number; kind: string; secret_hash: string | null; at: number }>(
    db.insertInto('consent_use').values({
      game_id: argument('game_id'),
      kind: argument('kind'),
      secret_id: db
        .selectFrom('secret')
        .where('hash', '=', sql<string>`cast(${argument('secret_hash')} as text)`)
        .select('id'),
      created_at: argument('at'),
    }),
  )
  const used = compileQuery<{ game_id: number; secret_hash: string }, { id: number }>(
    db
      .selectFrom('consent_use')
      .innerJoin('secret', 'secret.id', 'consent_use.secret_id')
      .where('game_id', '=', argument<number>('game_id'))
      .where('secret.hash', '=', argument<string>('secret_hash'))
      .where('kind', '=', sql.lit('opened'))
      .select('consent_use.id')
      .limit(sql.lit(1)),
  )
  const uses = compileQuery<{ game_id: number }, { kind: 'opened' | 'read'; created_at: number }>(
    db.selectFrom('consent_use').where('game_id', '=', argument<number>('game_id')).select(['kind', 'created_at']).orderBy('id'),
  )
  const shared = compileQuery<ScopeRow & { reference: string }, { id: number; analysis: string }>(
    gamesInScope(db)
      .innerJoin('analysis', 'analysis.game_id', 'game.id')
      .where('game.reference', '=', argument<string>('reference'))
      .select(['game.id', 'analysis.analysis']),
  )

  return {
    *put(gameId: number, consent: Consent): Work<Consent> {
      yield* change(lock, { game_id: gameId })
      const before = yield* first(find, { game_id: gameId })
      const row = {
        open: consent.open ? 1 : 0,
        share: consent.share ? 1 : 0,
        text_version: consent.textVersion,
        what: consent.what.join(','),
        created_at: consent.at,
      }
      const same =
        before &&
        before.open === row.open &&
        before.share === row.share &&
        before.text_version === row.text_version &&
        before.what === row.what
      if (before && same) return toConsent(before)
      yield* change(insert, { game_id: gameId, ...row })
      if (row.share !== (before?.share ?? 0)) yield* addEvent(gameId, row.share === 1 ? 'result.shared' : 'consent.withdrawn', consent.at)
      return consent
    },
    *find(gameId: number): Work<Consent | undefined> {
      const row = yield* first(find, { game_id: gameId })
      return row && toConsent(row)
    },
    *history(gameId: number): Work<Consent[]> {
      return (yield* all(history, { game_id: gameId })).map(toConsent)
    },
    *noteUse(gameId: number, kind: 'opened' | 'read', at: number, secretHash?: string): Work<void> {
      yield* change(use, { game_id: gameId, kind, secret_hash: secretHash ?? null, at })
    },
    *wasOpenedWith(gameId: number, secretHash: string): Work<boolean> {
      return (yield* first(used, { game_id: gameId, secret_hash: secretHash })) !== undefined
    },
    *uses(gameId: number): Work<ConsentUses> {
      const found = yield* all(uses, { game_id: gameId })
      const times = (asked: string) => found.filter(({ kind }) => kind === asked).map(({ created_at }) => created_at)
      return { opened: times('opened'), read: times('read') }
    },
    /** Reads a shared result and records the read, atomically. Throws `not_found` where it is not shared. */
    *read(scope: Scope, reference: string, at: number): Work<SharedResult> {
      const game = yield* first(shared, { ...scopeRow(scope), reference })
      if (!game) throw new ProblemError('not_found')
      yield* change(lock, { game_id: game.id })
      const consent = yield* first(find, { game_id: game.id })
      if (consent?.share !== 1) throw new ProblemError('not_found')
      yield* change(use, { game_id: game.id, kind: 'read', secret_hash: null, at })
      return { analysis: JSON.parse(game.analysis), consent: toConsent(consent) }
    },
  }
}
