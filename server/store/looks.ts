import { type Selectable, sql } from 'kysely'
import { hour } from '../process/utc-day.ts'
import { LastUsed } from './last-used.ts'
import { type Args, compileQuery, type Db, pick } from './query.ts'
import type { LookDraft, LookVersion } from './records.ts'
import type { Tables } from './tables.ts'
import { all, change, first, read, transact, type Work, whenDue, write } from './work.ts'

/** Files whose bytes stay in memory: those of several labels, at most 40 MB. */
const mostInMemory = 100
/** How often a file that is kept again is noted, ms: SQLite writes all its bytes anew for it. */
const noteIntervalMs = hour

/** Files of a label with their hashes, by path. */
type HashedFiles = ReadonlyMap<string, { hash: string; bytes: Buffer }>

/** A change to a draft, made from a certain revision. */
type DraftChange = Pick<LookDraft, 'operator' | 'id' | 'revision' | 'name' | 'files' | 'updatedAt' | 'updatedBy'>

type VersionRow = Tables['look_version']
type DraftRow = Selectable<Tables['look_draft']>

const toVersion = (row: VersionRow): LookVersion => ({
  operator: row.operator,
  number: row.number,
  files: JSON.parse(row.files),
  publishedAt: row.published_at,
  publishedBy: row.published_by,
  note: row.note,
  rolledBackTo: row.rolled_back_to ?? undefined,
})
const toDraft = (row: DraftRow): LookDraft => ({
  id: row.id,
  operator: row.operator,
  name: row.name,
  revision: row.revision,
  basedOn: row.based_on,
  files: JSON.parse(row.files),
  updatedAt: row.updated_at,
  updatedBy: row.updated_by,
})

/** Labels edited in the console: files, versions, drafts. */
export const lookWork = (db: Db) => {
  const insertBlob = compileQuery((args: Args<Tables['look_blob']>) =>
    db
      .insertInto('look_blob')
      .values(pick(args, 'hash', 'bytes', 'kept_at'))
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ kept_at: args.kept_at })),
  )
  const keptAt = compileQuery((args: Args<{ hash: string }>) => db.selectFrom('look_blob').select('kept_at').where('hash', '=', args.hash))
  const keepBlob = compileQuery((args: Args<{ hash: string; kept_at: number }>) =>
    db.updateTable('look_blob').set({ kept_at: args.kept_at }).where('hash', '=', args.hash),
  )
  const oldBlobs = compileQuery((args: Args<{ before: number }>) =>
    db.selectFrom('look_blob').select('hash').where('kept_at', '<', args.before),
  )
  // The time is checked again: bytes uploaded in the meantime stay.
  const removeBlob = compileQuery((args: Args<{ hash: string; before: number }>) =>
    db.deleteFrom('look_blob').where('hash', '=', args.hash).where('kept_at', '<', args.before),
  )
  const removeFiles = compileQuery((args: Args<{ hash: string }>) => db.deleteFrom('look_file').where('hash', '=', args.hash))
  const listed = compileQuery(() => db.selectFrom('look_version').select('files').unionAll(db.selectFrom('look_draft').select('files')))
  const insertFile = compileQuery((args: Args<{ operator: string; path: string; hash: string }>) =>
    db
      .insertInto('look_file')
      .values(pick(args, 'operator', 'path', 'hash'))
      .onConflict((conflict) => conflict.doNothing()),
  )
  const blob = compileQuery((args: Args<{ hash: string }>) => db.selectFrom('look_blob').select('bytes').where('hash', '=', args.hash))
  const file = compileQuery((args: Args<{ operator: string; path: string; hash: string; end: string }>) =>
    db
      .selectFrom('look_file')
      .innerJoin('look_blob', 'look_blob.hash', 'look_file.hash')
      .where('look_file.operator', '=', args.operator)
      .where('look_file.path', '=', args.path)
      .where('look_file.hash', '>=', args.hash)
      .where('look_file.hash', '<', args.end)
      .limit(sql.lit(1))
      .select('look_blob.bytes'),
  )
  const size = compileQuery((args: Args<{ operator: string }>) =>
    db
      .selectFrom('look_blob')
      .where('hash', 'in', db.selectFrom('look_file').select('hash').where('operator', '=', args.operator))
      .select(sql<number | string | null>`sum(octet_length(bytes))`.as('size')),
  )
  const versions = (args: Args<{ operator: string }>) =>
    db.selectFrom('look_version').selectAll().where('operator', '=', args.operator).orderBy('number', 'desc')
  const listVersions = compileQuery(versions)
  const newest = compileQuery((args: Args<{ operator: string }>) => versions(args).limit(sql.lit(1)))
  const version = compileQuery((args: Args<{ operator: string; number: number }>) => versions(args).where('number', '=', args.number))
  const current = compileQuery(() =>
    db
      .selectFrom('look_version')
      .select((e) => ['operator', e.fn.max<number>('number').as('number')])
      .groupBy('operator'),
  )
  const insertVersion = compileQuery((args: Args<VersionRow>) =>
    db
      .insertInto('look_version')
      .values(pick(args, 'operator', 'number', 'files', 'published_at', 'published_by', 'note', 'rolled_back_to'))
      .onConflict((conflict) => conflict.doNothing()),
  )
  const drafts = (args: Args<{ operator: string }>) => db.selectFrom('look_draft').selectAll().where('operator', '=', args.operator)
  const listDrafts = compileQuery((args: Args<{ operator: string }>) => drafts(args).orderBy('updated_at', 'desc').orderBy('id', 'desc'))
  const everyDraft = compileQuery(() => db.selectFrom('look_draft').selectAll().orderBy('id'))
  const countDrafts = compileQuery((args: Args<{ operator: string }>) =>
    db
      .selectFrom('look_draft')
      .select((e) => e.fn.countAll<number>().as('drafts'))
      .where('operator', '=', args.operator),
  )
  const draft = compileQuery((args: Args<{ operator: string; id: number }>) => drafts(args).where('id', '=', args.id))
  const insertDraft = compileQuery((args: Args<Omit<DraftRow, 'id' | 'revision'>>) =>
    db
      .insertInto('look_draft')
      .values({
        operator: args.operator,
        name: args.name,
        revision: sql.lit(1),
        based_on: args.based_on,
        files: args.files,
        updated_at: args.updated_at,
        updated_by: args.updated_by,
      })
      .returning('id'),
  )
  const saveDraft = compileQuery((args: Args<Omit<DraftRow, 'based_on'>>) =>
    db
      .updateTable('look_draft')
      .set({
        name: args.name,
        revision: sql<number>`revision + 1`,
        files: args.files,
        updated_at: args.updated_at,
        updated_by: args.updated_by,
      })
      .where('operator', '=', args.operator)
      .where('id', '=', args.id)
      .where('revision', '=', args.revision),
  )
  const ofDraft = (args: Args<{ operator: string; id: number }>) =>
    db.deleteFrom('look_draft').where('operator', '=', args.operator).where('id', '=', args.id)
  const removeDraft = compileQuery(ofDraft)
  const takeDraft = compileQuery((args: Args<{ operator: string; id: number; revision: number }>) =>
    ofDraft(args).where('revision', '=', args.revision),
  )

  /** Stores bytes by hash, and records that they belong to the operator. */
  function* keep(operator: string, files: HashedFiles, at: number): Work<void> {
    for (const [path, { hash, bytes }] of files) {
      const kept = yield* first(keptAt, { hash })
      const isNoted = kept !== undefined && kept.kept_at > at - noteIntervalMs
      if (!isNoted && (yield* change(keepBlob, { hash, kept_at: at })) === 0) yield* change(insertBlob, { hash, bytes, kept_at: at })
      yield* change(insertFile, { operator, path, hash })
    }
  }

  const inMemory = new LastUsed<Buffer>(mostInMemory)
  return {
    /** Bytes by hash. */
    bytes: read(function* (hashes: readonly string[]): Work<Map<string, Buffer>> {
      const found = new Map<string, Buffer>()
      for (const hash of hashes) {
        const bytes = inMemory.get(hash) ?? (yield* first(blob, { hash }))?.bytes
        if (!bytes) continue
        inMemory.set(hash, bytes)
        found.set(hash, bytes)
      }
      return found
    }),
    /** Total bytes of all files that the operator has or ever had. */
    size: read(function* (operator: string): Work<number> {
      return Number((yield* first(size, { operator }))?.size ?? 0)
    }),
    /** A file that the operator has or ever had, by a prefix of its hash. */
    findFile: read(function* (operator: string, path: string, hashStart: string): Work<Buffer | undefined> {
      const row = yield* first(file, { operator, path, hash: hashStart, end: `${hashStart}g` })
      return row && Buffer.from(row.bytes)
    }),
    /** The latest version of each operator. */
    current: read(function* (): Work<{ operator: string; number: number }[]> {
      return yield* all(current, {})
    }),
    /** The latest if no number is given. */
    version: read(function* (operator: string, number?: number): Work<LookVersion | undefined> {
      const row = number === undefined ? yield* first(newest, { operator }) : yield* first(version, { operator, number })
      return row && toVersion(row)
    }),
    /** Newest first. */
    versions: read(function* (operator: string): Work<LookVersion[]> {
      return (yield* all(listVersions, { operator })).map(toVersion)
    }),
    /** Adds a version and removes the draft it was made from; false where the number is taken because somebody else published first. */
    publish: transact(function* (
      { operator, number, files, publishedAt, publishedBy, note, rolledBackTo }: LookVersion,
      given: HashedFiles,
      from?: { id: number; revision: number },
    ): Work<boolean> {
      const row = {
        operator,
        number,
        files: JSON.stringify(files),
        published_at: publishedAt,
        published_by: publishedBy,
        note,
        rolled_back_to: rolledBackTo ?? null,
      }
      if (from && (yield* first(draft, { operator, id: from.id }))?.revision !== from.revision) return false
      if ((yield* change(insertVersion, row)) === 0) return false
      yield* keep(operator, given, publishedAt)
      if (from) yield* change(takeDraft, { operator, ...from })
      return true
    }),
    /** Most recently changed first. */
    drafts: read(function* (operator: string): Work<LookDraft[]> {
      return (yield* all(listDrafts, { operator })).map(toDraft)
    }),
    /** Those of all operators. */
    everyDraft: read(function* (): Work<LookDraft[]> {
      return (yield* all(everyDraft, {})).map(toDraft)
    }),
    /** How many drafts there are, without reading one. */
    draftCount: read(function* (operator: string): Work<number> {
      return Number((yield* first(countDrafts, { operator }))?.drafts ?? 0)
    }),
    draft: read(function* (operator: string, id: number): Work<LookDraft | undefined> {
      const row = yield* first(draft, { operator, id })
      return row && toDraft(row)
    }),
    addDraft: transact(function* (
      { operator, name, basedOn, files, updatedAt, updatedBy }: Omit<LookDraft, 'id' | 'revision'>,
      given: HashedFiles,
    ): Work<number> {
      yield* keep(operator, given, updatedAt)
      const row = { operator, name, based_on: basedOn, files: JSON.stringify(files), updated_at: updatedAt, updated_by: updatedBy }
      return (yield* first(insertDraft, row))?.id ?? 0
    }),
    /** False where the draft's revision has changed since. */
    saveDraft: transact(function* (
      { operator, id, revision, name, files, updatedAt, updatedBy }: DraftChange,
      given: HashedFiles,
    ): Work<boolean> {
      const row = { operator, id, revision, name, files: JSON.stringify(files), updated_at: updatedAt, updated_by: updatedBy }
      if ((yield* change(saveDraft, row)) === 0) return false
      yield* keep(operator, given, updatedAt)
      return true
    }),
    removeDraft: write(function* (operator: string, id: number): Work<boolean> {
      return (yield* change(removeDraft, { operator, id })) === 1
    }),
    /** Removes bytes that no version or draft references and that were uploaded longer ago than an age, ms; returns how many files. */
    forget: whenDue(function* (now: number, age: number): Work<number> {
      const before = now - age
      const old = yield* all(oldBlobs, { before })
      if (old.length === 0) return 0
      const named = new Set((yield* all(listed, {})).flatMap(({ files }) => Object.values<string>(JSON.parse(files))))
      let removed = 0
      for (const { hash } of old) {
        if (named.has(hash) || (yield* change(removeBlob, { hash, before })) === 0) continue
        yield* change(removeFiles, { hash })
        removed += 1
      }
      return removed
    }),
  }
}
