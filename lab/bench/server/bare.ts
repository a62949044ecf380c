// The baseline: Fastify with the same schemas and the same inserts, durable by group commit, and none of the game's rules.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Sqlite from 'better-sqlite3'
import Fastify from 'fastify'
import { calls } from '../../../contract/calls.ts'
import { reportToParent } from './report-to-parent.ts'

const db = new Sqlite(`${process.env.DATA_DIR}/bare.sqlite`)
db.pragma('journal_mode = wal')
db.pragma('synchronous = full')
db.exec(`create table game (id integer primary key, uid text unique, secret text, operator text);
create table draw (uid text, selection_id integer, time integer, reaction_time real, stack_type text, card_placement integer,
  reward_structure_id integer, card_color text, card_value integer, primary key (uid, selection_id)) without rowid;
create table guess (uid text primary key, risk_guess integer, risk_score integer, time integer)`)
const addGame = db.prepare('insert into game (uid, secret, operator) values (?, ?, ?)')
const addDraw = db.prepare(
  'insert into draw values (@id, @selection_id, @time, @reaction_time, @stack_type, @card_placement, @reward_structure_id, @card_color, @card_value)',
)
const addGuess = db.prepare('insert into guess values (?, ?, ?, ?)')
const begin = db.prepare('begin immediate')
const commit = db.prepare('commit')

let waiting: { run(): void; done(): void }[] = []
const flush = (): void => {
  const jobs = waiting
  waiting = []
  begin.run()
  for (const { run } of jobs) run()
  commit.run()
  for (const { done } of jobs) done()
}
const durably = (run: () => void) =>
  new Promise<void>((done) => {
    if (waiting.length === 0) setImmediate(flush)
    waiting.push({ run, done })
  })

const app = Fastify({
  routerOptions: { maxParamLength: 800 },
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
}).withTypeProvider<TypeBoxTypeProvider>()
const { userSecret, cardValue, storeCardSelection, storeRiskGuess } = calls

app.post(userSecret.path, { schema: { params: userSecret.params, response: userSecret.replies } }, async ({ params }, reply) => {
  await durably(() => addGame.run(params.uid, params.secret, params.operator))
  reply.code(201)
  return { registered: true as const }
})
app.get(cardValue.path, { schema: { querystring: cardValue.query, response: cardValue.replies } }, () => ({ card_value: 100 }))
app.post(storeCardSelection.path, { schema: { body: storeCardSelection.body, response: storeCardSelection.replies } }, async ({ body }) => {
  await durably(() => addDraw.run(body))
  return { stored: true as const, cards_turned: body.selection_id }
})
app.post(storeRiskGuess.path, { schema: { body: storeRiskGuess.body } }, async ({ body }) => {
  await durably(() => addGuess.run(body.id, body.risk_guess, body.risk_score, body.time))
  return { stored: true as const }
})
reportToParent(await app.listen({ port: 0, host: '127.0.0.1' }), undefined)
