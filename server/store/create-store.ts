import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Jobs } from '../jobs/jobs.ts'
import type { Clock } from '../process/clock.ts'
import { clientUseWork } from './client-uses.ts'
import { countWork } from './counts.ts'
import { drawWork, type KnownGame } from './draws.ts'
import { gameWork } from './games.ts'
import type { LastUsed } from './last-used.ts'
import { popupAnswerWork } from './popup-answers.ts'
import { compileQuery } from './query.ts'
import { referenceWork } from './reference-groups.ts'
import { resultWork } from './results.ts'
import { secretWork } from './secrets.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'
import { addJob, all, type Engine } from './work.ts'

/** Games whose state a process remembers; each takes about 300 bytes. */
export const rememberedGames = 20_000

/** A database that is open and migrated. */
export type Connection = {
  engine: Engine
  /** Compiles SQL for it. */
  db: Kysely<Tables>
  known: LastUsed<KnownGame>
  /** Opens the line of jobs; only then jobs can be added. */
  openJobs(options: JobsOptions): Promise<Jobs>
}

export type JobsOptions = {
  clock: Clock
  /** Told what goes wrong in the line's own upkeep. */
  report(error: unknown): void
  /** ms for which the places of a line are not counted anew */
  snapshotAge?: number
}
export const usualSnapshotAge = 1000

/** The store on one database. */
export const createStore = ({ engine, db, known }: Connection): Store => {
  const secrets = secretWork(db)
  const games = gameWork(db)
  const draws = drawWork(db, engine, known, games.find)
  const popupAnswers = popupAnswerWork(db, games.find)
  const results = resultWork(db)
  const references = referenceWork(db)
  const counts = countWork(db)
  const clients = clientUseWork(db)
  const anything = compileQuery<object>(db.selectFrom('secret').select('id').limit(sql.lit(1)))
  const { read, write, transact } = engine
  return {
    addSecret: (secret) => write(() => secrets.add(secret)),
    findSecret: (hash) => read(() => secrets.find(hash)),
    listSecrets: (operator) => read(() => secrets.list(operator)),
    revokeSecret: (hashStart, at) => write(() => secrets.revoke(hashStart, at)),

    registerGame: (registration) => write(() => games.register(registration)),
    findGame: (uid) => read(() => games.find(uid)),
    findUidByExternal: (operator, externalHash) => read(() => games.findUidByExternal(operator, externalHash)),
    countMail: (uid, by = 1) => write(() => games.add('mails', uid, by)),
    countCalls: (uid, by) => write(() => games.add('calls', uid, by)),

    addDraw: (selection) => write(() => draws.add(selection)),
    listDraws: (uid) => read(() => draws.list(uid)),
    addPopupAnswer: (answer) => write(() => popupAnswers.add(answer)),
    listPopupAnswers: (uid) => read(() => popupAnswers.list(uid)),

    addAnalysis: (uid, analysis, at) => write(() => results.addAnalysis(uid, analysis, at)),
    findAnalysis: (uid) => read(() => results.findAnalysis(uid)),
    addGuess: (uid, guess) => write(() => results.addGuess(uid, guess)),
    findGuess: (uid) => read(() => results.findGuess(uid)),
    addAdvice: (uid, advice) => write(() => results.addAdvice(uid, advice)),
    findAdvice: (uid) => read(() => results.findAdvice(uid)),

    countFirstPlays: () => read(() => references.count()),
    listFirstPlays: (count) => read(() => references.list(count)),
    addReferenceGroup: (group) => write(() => references.add(group)),
    findReferenceGroup: (version) => read(() => references.find(version)),
    newestReferenceGroup: () => read(() => references.newest()),
    async *completedGames(page = 100) {
      let after = 0
      for (;;) {
        const games = await read(() => draws.listCompleted(after, page))
        yield* games
        const last = games.at(-1)
        if (!last) return
        after = last.id
      }
    },

    countGames: () => read(() => counts.count()),
    removeGames: (before, limit) => transact(() => counts.removeOld(before, limit)),
    removeExternal: (operator, externalHash) => transact(() => counts.removeExternal(operator, externalHash)),

    addUse: (use) => write(() => clients.add(use)),
    findUses: (client, now) => read(() => clients.find(client, now)),
    clientKey: () => read(() => clients.key()),

    addJob: (job) => transact(() => addJob(job)),

    ping: async () => void (await read(() => all(anything, {}))),
    close: () => engine.close(),
  }
}
