// Records every SQL statement of a release, for the test that runs them against the next release's schema: run before each release, on that
// release's folder (a worktree of its commit, dependencies installed).
// node bench/record-statements.ts <folder> <commit>
import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Connection } from '../server/store/create-store.ts'
import type { Trace } from '../server/store/earlier-release/trace.ts'
import type { Store } from '../server/store/store.ts'
import type { Call, Outcome, Work } from '../server/store/work.ts'
import { sampleReport } from '../server/testing/sample-report.ts'
import { startTestPostgres } from '../server/testing/test-postgres.ts'
import { drawsOf, mixedStacks } from '../server/testing/test-server.ts'

const [folder = '.', release = ''] = process.argv.slice(2)
const from = (file: string) => import(pathToFileURL(resolve(folder, 'server/store', file)).href)
const at = Date.UTC(2026, 0, 1)

/** Calls of a store by name, old and new: a release skips those it does not have. */
const calls = (): [string, ...unknown[]][] => {
  const { analysis, riskGuess, advice } = sampleReport('runs', 45)
  const [uid, young, anonymous] = [randomUUID(), randomUUID(), randomUUID()]
  const secret = { hash: 'a1'.repeat(32), operator: 'nfl', test: false, createdAt: at, revokedAt: null }
  const game = { uid, operator: 'nfl', secretHash: secret.hash, externalHash: 'e'.repeat(64), at }
  const draws = drawsOf(uid, mixedStacks())
  const answer = { id: uid, popup_message: 'same_deck', popup_answer: 'yes', time: at, cards_turned: 12 }
  const use = { client: 'c', now: at, until: at + 60_000, limit: 2 }
  const reference = { name: 'installation', version: 'v', n: 1000 }
  return [
    ['ping'],
    ['addSecret', secret],
    ['findSecret', secret.hash],
    ['listSecrets'],
    ['listSecrets', 'nfl'],
    ['pauseSecret', secret.hash, at],
    ['pauseSecret', secret.hash, null],
    ['noteSecretUse', secret.hash, '2026-01-01'],
    ['registerGame', game],
    ['registerGame', game],
    ['registerGame', { ...game, uid: young, externalHash: undefined }],
    ['registerGame', { ...game, uid: anonymous, externalHash: undefined, at: at + 1 }],
    ['registerGame', { ...game, uid: anonymous, externalHash: 'f'.repeat(64), at: at + 1 }],
    ['findGame', uid],
    ['countMail', uid],
    ['countCalls', uid, 100],
    ...draws.map((draw): [string, unknown, number] => ['addDraw', draw, at]),
    ['addDraw', draws[3], at],
    ['addDraw', { ...draws[3], card_color: '#000000' }, at],
    ['listDraws', uid],
    ['addPopupAnswer', answer],
    ['addPopupAnswer', answer],
    ['listPopupAnswers', uid],
    ['addAnalysis', uid, analysis, at],
    ['findAnalysis', uid],
    ['addGuess', uid, riskGuess],
    ['findGuess', uid],
    ['addAdvice', uid, advice],
    ['findAdvice', uid],
    ['findUidByExternal', 'nfl', game.externalHash],
    ['listExternal', 'nfl', game.externalHash],
    ['listOpenable', 'nfl', game.externalHash, true],
    ['countFirstPlays'],
    ['listFirstPlays', 10],
    ['addReferenceGroup', reference],
    ['findReferenceGroup', 'v'],
    ['newestReferenceGroup'],
    ['completedGames'],
    ['countGames'],
    ['addUse', use],
    ['addUse', use],
    // One too many.
    ['addUse', use],
    ['findUses', 'c', at],
    ['clientKey'],
    ['addDayUse', 's', 1],
    ['forgetDayUses', 1],
    ['clockSeen'],
    ['seeClock', at],
    ['removeExternal', 'nfl', game.externalHash, at],
    ['removeGame', young, at],
    ['removeGames', at + 1000, 10],
    ['revokeSecret', secret.hash.slice(0, 12), at],
  ]
}

const record = async (open: () => Promise<Connection>): Promise<Trace> => {
  const connection = await open()
  const compiled = new Set<string>()
  const executor = connection.db.getExecutor()
  const compile = executor.compileQuery.bind(executor)
  executor.compileQuery = (node, id) => {
    const query = compile(node, id)
    compiled.add(query.sql)
    return query
  }
  const statements: string[] = []
  const runs: Trace['runs'] = []
  const note = (call: Call, { rows, changes }: Outcome): void => {
    if (!('query' in call)) return
    if (!statements.includes(call.query.sql)) statements.push(call.query.sql)
    runs.push([statements.indexOf(call.query.sql), call.values, rows, changes])
  }
  function* listened<T>(work: () => Work<T>): Work<T> {
    const steps = work()
    let step = steps.next()
    while (!step.done) {
      const outcome: Outcome = yield step.value
      note(step.value, outcome)
      step = steps.next(outcome)
    }
    return step.value
  }
  const { read, write, transact } = connection.engine
  const engine = {
    ...connection.engine,
    read: <T>(work: () => Work<T>) => read(() => listened(work)),
    write: <T>(work: () => Work<T>) => write(() => listened(work)),
    transact: <T>(work: () => Work<T>) => transact(() => listened(work)),
  }
  const { createStore }: { createStore(connection: Connection): Store } = await from('create-store.ts')
  const store = createStore({ ...connection, engine })
  for (const [name, ...values] of calls()) {
    const method = (store as unknown as Record<string, ((...values: unknown[]) => unknown) | undefined>)[name]
    if (!method) continue
    // Refused calls are recorded too, as their statements ran.
    const result = await Promise.resolve()
      .then(() => method(...values))
      .catch(() => undefined)
    if (name === 'completedGames') for await (const _ of result as AsyncIterable<unknown>);
  }
  await connection.engine.close()
  const missed = [...compiled].filter((sql) => !statements.includes(sql) && !sql.startsWith('create '))
  // Statements that only the other engine runs are compiled here too.
  for (const sql of missed) console.error(`not recorded: ${sql}`)
  return { release, statements, runs }
}

const save = (engine: string, trace: Trace): void => {
  const file = new URL(`../server/store/earlier-release/${engine}.json`, import.meta.url)
  const lines = trace.runs.map((run) => JSON.stringify(run)).join(',\n')
  writeFileSync(
    file,
    `{ "release": ${JSON.stringify(trace.release)},\n"statements": ${JSON.stringify(trace.statements, null, 1)},\n"runs": [\n${lines}\n] }\n`,
  )
  console.log(`${engine}: ${trace.statements.length} statements, ${trace.runs.length} runs`)
}

const { openSqlite } = await from('sqlite/open-sqlite.ts')
save('sqlite', await record(() => openSqlite(join(mkdtempSync(join(tmpdir(), 'gamalyze-record-')), 'record.sqlite'))))
const postgres = await startTestPostgres()
const url = await postgres.newDatabase()
const { openPostgres } = await from('postgres/open-postgres.ts')
save('postgres', await record(() => openPostgres({ url, pool: 1 })))
await postgres.close()
