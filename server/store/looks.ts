import { sql } from 'kysely'
import { hour } from '../process/time.ts'
import { LastUsed } from './last-used.ts'
import { type Args, compileQuery, type Db, insertNew, pick, update } from './query.ts'
import { type Json, parseJson, toJson } from './schema/columns.ts'
import type { LookPaths } from './schema/partners.ts'
import type { Row } from './schema/schema.ts'
import { all, change, first, map, read, transact, type Work, whenDue, write } from './work.ts'

/** Files whose bytes stay in memory: those of several labels, at most 40 MB. */
const mostInMemory = 100
/** How often a file that is kept again is noted, ms: SQLite writes all its bytes anew for it. */
const noteIntervalMs = hour

/** Files of a label with their hashes, by path. */
type HashedFiles = ReadonlyMap<string, { hash: string; bytes: Buffer }>

/** A published label; its numbers begin with 1. */
export type LookVersion = Omit<VersionRow, 'files'> & { files: LookPaths }
/** A draft; it is based on version 0 where there was none. */
export type LookDraft = Omit<DraftRow, 'files'> & { files: LookPaths }

/** A change to a draft, made from a certain revision. */
type DraftChange = Omit<LookDraft, 'basedOn'>

type VersionRow = Row<'lookVersion'>
type DraftRow = Row<'lookDraft'>

const withFiles = <R extends { files: Json<LookPaths> }>(row: R) => ({ ...row, files: parseJson(row.files) })

/** Labels edited in the console: files, versions, drafts. */
export const lookWork = (db: Db) => {
  const insertBlob = compileQuery((args: Args<Row<'lookBlob'>>) =>
    db
      .insertInto('lookBlob')
      .values(pick(args, 'hash', 'bytes', 'keptAt'))
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ keptAt: args.keptAt })),
  )
  const keptAt = compileQuery((args: Args<{ hash: string }>) => db.selectFrom('lookBlob').select('keptAt').where('hash', '=', args.hash))
  const keepBlob = update(db, 'lookBlob', ['hash'], 'keptAt')
  const oldBlobs = compileQuery((args: Args<{ before: number }>) =>
    db.selectFrom('lookBlob').select('hash').where('keptAt', '<', args.before),
  )
  // The time is checked again: bytes uploaded in the meantime stay.
  const removeBlob = compileQuery((args: Args<{ hash: string; before: number }>) =>
    db.deleteFrom('lookBlob').where('hash', '=', args.hash).where('keptAt', '<', args.before),
  )
  const removeFiles = compileQuery((args: Args<{ hash: string }>) => db.deleteFrom('lookFile').where('hash', '=', args.hash))
  const allFiles = compileQuery(() => db.selectFrom('lookVersion').select('files').unionAll(db.selectFrom('lookDraft').select('files')))
  const insertFile = insertNew(db, 'lookFile', 'operator', 'path', 'hash')
  const blob = compileQuery((args: Args<{ hash: string }>) => db.selectFrom('lookBlob').select('bytes').where('hash', '=', args.hash))
  const file = compileQuery((args: Args<{ operator: string; path: string; hash: string; end: string }>) =>
    db
      .selectFrom('lookFile')
      .innerJoin('lookBlob', 'lookBlob.hash', 'lookFile.hash')
      .where('lookFile.operator', '=', args.operator)
      .where('lookFile.path', '=', args.path)
      .where('lookFile.hash', '>=', args.hash)
      .where('lookFile.hash', '<', args.end)
      .limit(sql.lit(1))
      .select('lookBlob.bytes'),
  )
  const size = compileQuery((args: Args<{ operator: string }>) =>
    db
      .selectFrom('lookBlob')
      .where('hash', 'in', db.selectFrom('lookFile').select('hash').where('operator', '=', args.operator))
      .select(sql<number | string | null>`sum(octet_length(bytes))`.as('size')),
  )
  const versions = (args: Args<{ operator: string }>) =>
    db.selectFrom('lookVersion').selectAll().where('operator', '=', args.operator).orderBy('number', 'desc')
  const listVersions = compileQuery(versions)
  const newest = compileQuery((args: Args<{ operator: string }>) => versions(args).limit(sql.lit(1)))
  const version = compileQuery((args: Args<{ operator: string; number: number }>) => versions(args).where('number', '=', args.number))
  const current = compileQuery(() =>
    db
      .selectFrom('lookVersion')
      .select((e) => ['operator', e.fn.max<number>('number').as('number')])
      .groupBy('operator'),
  )
  const insertVersion = insertNew(db, 'lookVersion', 'operator', 'number', 'files', 'publishedAt', 'publishedBy', 'note', 'rolledBackTo')
  const drafts = (args: Args<{ operator: string }>) => db.selectFrom('lookDraft').selectAll().where('operator', '=', args.operator)
  const listDrafts = compileQuery((args: Args<{ operator: string }>) => drafts(args).orderBy('updatedAt', 'desc').orderBy('id', 'desc'))
  const everyDraft = compileQuery(() => db.selectFrom('lookDraft').selectAll().orderBy('id'))
  const countDrafts = compileQuery((args: Args<{ operator: string }>) =>
    db
      .selectFrom('lookDraft')
      .select((e) => e.fn.countAll<number>().as('drafts'))
      .where('operator', '=', args.operator),
  )
  const draft = compileQuery((args: Args<{ operator: string; id: number }>) => drafts(args).where('id', '=', args.id))
  const insertDraft = compileQuery((args: Args<Omit<DraftRow, 'id' | 'revision'>>) =>
    db
      .insertInto('lookDraft')
      .values({ ...pick(args, 'operator', 'name', 'basedOn', 'files', 'updatedAt', 'updatedBy'), revision: sql.lit(1) })
      .returning('id'),
  )
  const saveDraft = compileQuery((args: Args<Omit<DraftRow, 'basedOn'>>) =>
    db
      .updateTable('lookDraft')
      .set({ ...pick(args, 'name', 'files', 'updatedAt', 'updatedBy'), revision: sql<number>`revision + 1` })
      .where('operator', '=', args.operator)
      .where('id', '=', args.id)
      .where('revision', '=', args.revision),
  )
  const ofDraft = (args: Args<{ operator: string; id: number }>) =>
    db.deleteFrom('lookDraft').where('operator', '=', args.operator).where('id', '=', args.id)
  const removeDraft = compileQuery(ofDraft)
  const takeDraft = compileQuery((args: Args<{ operator: string; id: number; revision: number }>) =>
    ofDraft(args).where('revision', '=', args.revision),
  )

  /** Stores bytes by hash, and records that they belong to the operator. */
  function* keep(operator: string, files: HashedFiles, at: number): Work<void> {
    for (const [path, { hash, bytes }] of files) {
      const storedBlob = yield* first(keptAt, { hash })
      const isNoted = storedBlob !== undefined && storedBlob.keptAt > at - noteIntervalMs
      if (!isNoted && (yield* change(keepBlob, { hash, keptAt: at })) === 0) yield* change(insertBlob, { hash, bytes, keptAt: at })
      yield* change(insertFile, { operator, path, hash })
    }
  }

  const inMemory = new LastUsed<Buffer>(mostInMemory)
  return {
    bytes: read(function* (hashes: readonly string[]): Work<Map<string, Buffer>> {
      const result = new Map<string, Buffer>()
      for (const hash of hashes) {
        const bytes = inMemory.get(hash) ?? (yield* first(blob, { hash }))?.bytes
        if (!bytes) continue
        inMemory.set(hash, bytes)
        result.set(hash, bytes)
      }
      return result
    }),
    /** Total bytes of all files that the operator has or ever had. */
    size: read((operator: string): Work<number> => map(first(size, { operator }), (row) => Number(row?.size ?? 0))),
    /** A file that the operator has or ever had, by a prefix of its hash. */
    findFile: read(function* (operator: string, path: string, hashStart: string): Work<Buffer | undefined> {
      const row = yield* first(file, { operator, path, hash: hashStart, end: `${hashStart}g` })
      return row && Buffer.from(row.bytes)
    }),
    /** The latest version of each operator. */
    current: read((): Work<{ operator: string; number: number }[]> => all(current, {})),
    /** The latest if no number is given. */
    version: read(function* (operator: string, number?: number): Work<LookVersion | undefined> {
      const row = number === undefined ? yield* first(newest, { operator }) : yield* first(version, { operator, number })
      return row && withFiles(row)
    }),
    /** Newest first. */
    versions: read((operator: string): Work<LookVersion[]> => map(all(listVersions, { operator }), (rows) => rows.map(withFiles))),
    /** Adds a version and removes the draft it was made from; false where the number is taken because somebody else published first. */
    publish: transact(function* (version: LookVersion, added: HashedFiles, from?: { id: number; revision: number }): Work<boolean> {
      const { operator } = version
      if (from && (yield* first(draft, { operator, id: from.id }))?.revision !== from.revision) return false
      if ((yield* change(insertVersion, { ...version, files: toJson(version.files) })) === 0) return false
      yield* keep(operator, added, version.publishedAt)
      if (from) yield* change(takeDraft, { operator, ...from })
      return true
    }),
    /** Most recently changed first. */
    drafts: read((operator: string): Work<LookDraft[]> => map(all(listDrafts, { operator }), (rows) => rows.map(withFiles))),
    everyDraft: read((): Work<LookDraft[]> => map(all(everyDraft, {}), (rows) => rows.map(withFiles))),
    /** How many drafts there are, without reading one. */
    draftCount: read((operator: string): Work<number> => map(first(countDrafts, { operator }), (row) => Number(row?.drafts ?? 0))),
    draft: read(
      (operator: string, id: number): Work<LookDraft | undefined> => map(first(draft, { operator, id }), (row) => row && withFiles(row)),
    ),
    addDraft: transact(function* (draft: Omit<LookDraft, 'id' | 'revision'>, added: HashedFiles): Work<number> {
      yield* keep(draft.operator, added, draft.updatedAt)
      return (yield* first(insertDraft, { ...draft, files: toJson(draft.files) }))?.id ?? 0
    }),
    /** False where the draft's revision has changed since. */
    saveDraft: transact(function* (draft: DraftChange, added: HashedFiles): Work<boolean> {
      if ((yield* change(saveDraft, { ...draft, files: toJson(draft.files) })) === 0) return false
      yield* keep(draft.operator, added, draft.updatedAt)
      return true
    }),
    removeDraft: write((operator: string, id: number) => map(change(removeDraft, { operator, id }), (changed) => changed === 1)),
    /** Removes bytes that no version or draft references and that were uploaded longer ago than an age, ms; returns how many files. */
    forget: whenDue(function* (now: number, age: number): Work<number> {
      const before = now - age
      const old = yield* all(oldBlobs, { before })
      if (old.length === 0) return 0
      const hashesInUse = new Set((yield* all(allFiles, {})).flatMap(({ files }) => Object.values(parseJson(files))))
      let removed = 0
      for (const { hash } of old) {
        if (hashesInUse.has(hash) || (yield* change(removeBlob, { hash, before })) === 0) continue
        yield* change(removeFiles, { hash })
        removed += 1
      }
      return removed
    }),
  }
}
