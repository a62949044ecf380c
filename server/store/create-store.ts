import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { cardsPerGame } from '../../contract/constants.ts'
import type { CardSelection } from '../../contract/game.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Clock } from '../process/clock.ts'
import { auditWork } from './audit.ts'
import type { AuditEntry, Note } from './audit-entry.ts'
import { clientUseWork } from './client-uses.ts'
import { completedGameWork } from './completed-games.ts'
import { consentWork } from './consents.ts'
import { countWork } from './counts.ts'
import { dayUseWork } from './day-uses.ts'
import { documentWork } from './documents.ts'
import { drawWork, type KnownGame } from './draws.ts'
import { eventCountWork } from './event-counts.ts'
import { eventWork } from './events.ts'
import { figureWork } from './figures.ts'
import { gameWork } from './games.ts'
import { idempotencyWork } from './idempotency-keys.ts'
import { keyWork } from './keys.ts'
import type { LastUsed } from './last-used.ts'
import { lookWork } from './looks.ts'
import { memberWork } from './members.ts'
import { normsWork } from './norms.ts'
import { ownerNoticeWork } from './owner-notices.ts'
import { popupAnswerWork } from './popup-answers.ts'
import { type Args, compileQuery } from './query.ts'
import { resultWork } from './results.ts'
import { secretWork } from './secrets.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'
import { userIdWork } from './user-ids.ts'
import { viewWork } from './views.ts'
import { webhookWork } from './webhooks.ts'
import { addJob, change, type Engine, type Work } from './work.ts'

/** Games whose state a process caches; each takes about 300 bytes. */
export const rememberedGames = 20_000

/** A database that is open and migrated. */
export type Connection = {
  engine: Engine
  /** Compiles SQL for it. */
  db: Kysely<Tables>
  known: LastUsed<KnownGame>
  /** Opens the job queue; jobs can only be added afterwards. */
  openJobs(options: JobsOptions): Promise<Jobs>
}

export type JobsOptions = {
  clock: Clock
  /** Called with errors of the queue's own maintenance. */
  report(error: unknown): void
  /** Read-only access to the queue: another process does the work and keeps its running jobs. */
  beside?: boolean
  /** ms for which queue positions are cached */
  snapshotAge?: number
}
/** In production. */
export const usualSnapshotAge = 1000
const tellsSomething = ({ selection_id }: CardSelection): boolean => selection_id === 1 || selection_id === cardsPerGame

/** Audit entries of a change; none where the result says that nothing changed. */
const entriesOf = <Result>(note: Note<Result>, result: Result): readonly AuditEntry[] =>
  typeof note === 'function' ? note(result) : result === false || result === 0 ? [] : [note]

/** The store on one database. */
export const createStore = ({ engine, db, known }: Connection): Store => {
  const secrets = secretWork(db)
  const keys = keyWork(db)
  const userIds = userIdWork(db)
  const audit = auditWork(db)
  const addEvent = eventWork(db)
  const games = gameWork(db)
  const consents = consentWork(db, addEvent)
  const views = viewWork(db, games, consents)
  const idempotencyKeys = idempotencyWork(db)
  const webhooks = webhookWork(db, engine)
  const members = memberWork(db, engine)
  const notices = ownerNoticeWork(db, engine)
  const figures = figureWork(db, engine)
  const looks = lookWork(db)
  const draws = drawWork(db, engine, known, games, addEvent)
  const completed = completedGameWork(db)
  const popupAnswers = popupAnswerWork(db, games.find)
  const results = resultWork(db, games, addEvent)
  const norms = normsWork(db)
  const counts = countWork(db, addEvent)
  const eventCounts = eventCountWork(db)
  const days = dayUseWork(db)
  const clients = clientUseWork(db)
  const documents = documentWork(db, games)
  const probe = compileQuery((args: Args<{ at: number }>) =>
    db
      .insertInto('probe')
      .values({ id: sql.lit(1), at: args.at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: args.at })),
  )
  const erasing = async (removal: Promise<number>): Promise<number> => {
    const removed = await removal
    if (removed > 0) engine.erase()
    return removed
  }
  /** The same store with its changes run by these functions. */
  const build = ({ read, write, transact }: Pick<Engine, 'read' | 'write' | 'transact'>): Store => ({
    noting(note) {
      const noted = <T>(work: () => Work<T>): Promise<T> =>
        engine.transact(function* () {
          const result = yield* work()
          for (const entry of entriesOf(note, result as never)) yield* notices.add(yield* audit.add(entry), entry)
          return result
        })
      return build({ read, write: noted, transact: noted })
    },
    addSecret: (secret) => write(() => secrets.add(secret)),
    findSecret: (hash) => read(() => secrets.find(hash)),
    listSecrets: (operator) => read(() => secrets.list(operator)),
    revokeSecret: (hashStart, at) => write(() => secrets.revoke(hashStart, at)),
    pauseSecret: (hashStart, at) => write(() => secrets.pause(hashStart, at)),
    noteSecretUse: (hash, day) => write(() => secrets.noteUse(hash, day)),
    keys: {
      add: (key) => write(() => keys.add(key)),
      find: (hash) => read(() => keys.find(hash)),
      list: (operator) => read(() => keys.list(operator)),
      revoke: (hashStart, at) => transact(() => keys.revoke(hashStart, at)),
      noteUse: (hash, day) => write(() => keys.noteUse(hash, day)),
      rotate: (hash, until, next) =>
        transact(function* () {
          yield* 'revokedAt' in next ? secrets.add(next) : keys.add(next)
          yield* keys.retire(hash, until)
          yield* keys.retireDue(next.createdAt)
        }),
      retireDue: (now) => transact(() => keys.retireDue(now)),
      addSession: (session) => write(() => secrets.addSession(session)),
      forgetSessions: (before, limit) => write(() => secrets.forgetSessions(before, limit)),
      pauseOperator: (operator, at) => write(() => keys.pauseOperator(operator, at)),
      pausedOperators: () => read(() => keys.pausedOperators()),
    },
    userIds: {
      set: (operator, mode, at) => transact(() => userIds.set(operator, mode, at)),
      find: (operator) => read(() => userIds.find(operator)),
      list: () => read(() => userIds.list()),
    },
    audit: {
      add: async (entry) => void (await write(() => audit.add(entry))),
      list: (limit, operator, before) => read(() => audit.list(limit, operator, before)),
      listProvider: (limit, before) => read(() => audit.listProvider(limit, before)),
    },
    consents: {
      give: (gameId, answer) => transact(() => consents.give(gameId, answer)),
      takeBack: (gameId, answer) => transact(() => consents.takeBack(gameId, answer)),
      find: (gameId) => read(() => consents.find(gameId)),
      history: (gameId) => read(() => consents.history(gameId)),
      uses: (gameId) => read(() => consents.uses(gameId)),
      read: (scope, reference, at) => transact(() => consents.read(scope, reference, at)),
    },
    webhooks: {
      add: (endpoint) => write(() => webhooks.add(endpoint)),
      find: (id) => read(() => webhooks.find(id)),
      list: (operator) => read(() => webhooks.list(operator)),
      rotate: (id, secret, now, oldUntil) => transact(() => webhooks.rotate(id, secret, now, oldUntil)),
      change: (id, to) => write(() => webhooks.change(id, to)),
      tries: (endpointId, from) => read(() => webhooks.tries(endpointId, from)),
      replayOne: (endpointId, deliveryId, now) => write(() => webhooks.replayOne(endpointId, deliveryId, now)),
      noteMail: (id, now, since) => write(() => webhooks.noteMail(id, now, since)),
      disable: (id, at, because) => transact(() => webhooks.disable(id, at, because)),
      enable: (id) => write(() => webhooks.enable(id)),
      dueEndpoints: (now) => read(() => webhooks.dueEndpoints(now)),
      claim: (endpointId, now, lease, limit) => transact(() => webhooks.claim(endpointId, now, lease, limit)),
      finish: (id, attempt, result) => transact(() => webhooks.finish(id, attempt, result)),
      deliveries: (endpointId, limit) => read(() => webhooks.deliveries(endpointId, limit)),
      replay: (endpointId, since, now) => transact(() => webhooks.replay(endpointId, since, now)),
      forget: (before, limit) => write(() => webhooks.forget(before, limit)),
    },
    members: {
      add: (member) => write(() => members.add(member)),
      addFirstOwner: (member) => transact(() => members.addFirstOwner(member)),
      list: (operator) => read(() => members.list(operator)),
      of: (email) => read(() => members.of(email)),
      counts: () => read(() => members.counts()),
      setRole: (operator, id, role) => transact(() => members.setRole(operator, id, role)),
      remove: (operator, id) => transact(() => members.remove(operator, id)),
      addLink: (link) => write(() => members.addLink(link)),
      openLink: (hash, browser, at) => write(() => members.openLink(hash, browser, at)),
      signIn: (hash, browser, session, more) => transact(() => members.signIn(hash, browser, session, more)),
      knowsBrowser: (browser, email) => read(() => members.knowsBrowser(browser, email)),
      findSession: (hash, now) => read(() => members.findSession(hash, now)),
      seeSession: (hash, email, at, language) => write(() => members.seeSession(hash, email, at, language)),
      listSessions: (email, now) => read(() => members.listSessions(email, now)),
      endSession: (email, id) => write(() => members.endSession(email, id)),
      endOtherSessions: (email, hash) => write(() => members.endOtherSessions(email, hash)),
      actFor: (hash, operator) => write(() => members.actFor(hash, operator)),
      forget: (before, browsersBefore) => write(() => members.forget(before, browsersBefore)),
    },
    notices: {
      claim: (now, lease, limit) => transact(() => notices.claim(now, lease, limit)),
      postpone: (id, until) => write(() => notices.postpone(id, until)),
      remove: (id) => write(() => notices.remove(id)),
    },
    looks: {
      bytes: (hashes) => read(() => looks.bytes(hashes)),
      size: (operator) => read(() => looks.size(operator)),
      findFile: (operator, path, hashStart) => read(() => looks.findFile(operator, path, hashStart)),
      current: () => read(() => looks.current()),
      version: (operator, number) => read(() => looks.version(operator, number)),
      versions: (operator) => read(() => looks.versions(operator)),
      publish: (version, files, draft) => transact(() => looks.publish(version, files, draft)),
      drafts: (operator) => read(() => looks.drafts(operator)),
      draft: (operator, id) => read(() => looks.draft(operator, id)),
      addDraft: (draft, files) => transact(() => looks.addDraft(draft, files)),
      saveDraft: (change, files) => transact(() => looks.saveDraft(change, files)),
      removeDraft: (operator, id) => write(() => looks.removeDraft(operator, id)),
      forget: (before) => write(() => looks.forget(before)),
    },
    figures: {
      firstGame: () => read(() => figures.firstGame()),
      countedWeeks: () => read(() => figures.countedWeeks()),
      games: (after, before, limit) => read(() => figures.games(after, before, limit)),
      addWeek: (week, counted, at) => transact(() => figures.addWeek(week, counted, at)),
      addPages: (operator, week, language, count) => write(() => figures.addPages(operator, week, language, count)),
      list: (operator, from, to, test) => read(() => figures.list(operator, from, to, test)),
      noteHello: (operator, step, at) => write(() => figures.noteHello(operator, step, at)),
      hellos: (operator) => read(() => figures.hellos(operator)),
      noteSighting: (operator, sighting) => write(() => figures.noteSighting(operator, sighting)),
      sightings: (operator, since) => read(() => figures.sightings(operator, since)),
      latestTestGame: (operator, since) => read(() => figures.latestTestGame(operator, since)),
    },
    documents: {
      add: (document) => transact(() => documents.add(document)),
      find: (key) => read(() => documents.find(key)),
      forget: (before, limit) => write(() => documents.forget(before, limit)),
    },

    views: {
      open: (lookUp) => transact(() => views.open(lookUp)),
      find: (viewId, now) => read(() => views.find(viewId, now)),
      forget: (before, limit) => write(() => views.forget(before, limit)),
    },
    idempotencyKeys: {
      claim: (call, since) => transact(() => idempotencyKeys.claim(call, since)),
      find: (hash) => read(() => idempotencyKeys.find(hash)),
      finish: (hash, answer, made) => write(() => idempotencyKeys.finish(hash, answer, made)),
      release: (hash) => write(() => idempotencyKeys.release(hash)),
      forget: (before, limit) => write(() => idempotencyKeys.forget(before, limit)),
    },
    registerGame: (registration) => (registration.session ? transact : write)(() => games.register(registration)),
    findGame: (uid) => read(() => games.find(uid)),
    findByReference: (scope, reference) => read(() => games.findByReference(scope, reference)),
    listExternal: (scope, externalHash) => read(() => games.listExternal(scope, externalHash)),
    countMail: (uid, by = 1, below) => write(() => games.add('mails', uid, by, below)),
    countCalls: (uid, by) => write(() => games.add('calls', uid, by)),

    // The partner is notified of the first and the last draw: event and draw are stored together.
    addDraw: (selection, at = Date.now()) => (tellsSomething(selection) ? transact : write)(() => draws.add(selection, at)),
    listDraws: (uid) => read(() => draws.list(uid)),
    addPopupAnswer: (answer, at = Date.now()) => write(() => popupAnswers.add(answer, at)),
    listPopupAnswers: (uid) => read(() => popupAnswers.list(uid)),

    addAnalysis: (uid, analysis, at, comparable) => transact(() => results.addAnalysis(uid, analysis, at, comparable)),
    findAnalysis: (uid) => read(() => results.findAnalysis(uid)),
    addGuess: (uid, guess) => write(() => results.addGuess(uid, guess)),
    findGuess: (uid) => read(() => results.findGuess(uid)),
    addAdvice: (uid, advice) => write(() => results.addAdvice(uid, advice)),
    findAdvice: (uid) => read(() => results.findAdvice(uid)),

    norms: {
      async *firstPlays(page = 100) {
        let after = 0
        for (;;) {
          const plays = await read(() => norms.firstPlays(after, page))
          yield* plays.map(({ analysis }) => analysis)
          const last = plays.at(-1)
          if (!last) return
          after = last.gameId
        }
      },
      add: (group, at) => write(() => norms.add(group, at)),
      find: (version) => read(() => norms.find(version)),
      list: () => read(() => norms.list()),
      inForce: () => read(() => norms.inForce()),
      activate: (version, at) => transact(() => norms.activate(version, at)),
      rollback: (at) => transact(() => norms.rollback(at)),
    },
    async *completedGames(page = 100) {
      let after = 0
      for (;;) {
        const games = await read(() => completed.list(after, page))
        yield* games
        const last = games.at(-1)
        if (!last) return
        after = last.id
      }
    },

    countGames: () => read(() => counts.count()),
    removeGames: (before, limit) => erasing(transact(() => counts.removeOld(before, limit))),
    removeExternal: (scope, externalHash, at) => erasing(transact(() => counts.removeExternal(scope, externalHash, at))),
    removeGame: (uid, at) => erasing(transact(() => counts.removeGame(uid, at))),
    scrub: () => engine.scrub(),

    eventCounts: {
      add: (event) => write(() => eventCounts.add(event)),
      list: (operator) => read(() => eventCounts.list(operator)),
      weeks: (operator, from, to, test) => read(() => eventCounts.weeks(operator, from, to, test)),
      answers: () => read(() => eventCounts.answers()),
    },

    addUse: (use) => write(() => clients.add(use)),
    findUses: (client, now) => read(() => clients.find(client, now)),
    addDayUse: (subject, day, by = 1) => write(() => days.add(subject, day, by)),
    forgetDayUses: (before) => write(() => days.forget(before)),
    clockSeen: () => read(() => days.clockSeen()),
    seeClock: (at) => transact(() => days.seeClock(at)),

    addJob: (job) => transact(() => addJob(job)),

    ping: async () => void (await write(() => change(probe, { at: Date.now() }))),
    close: () => engine.close(),
  })
  return build(engine)
}
