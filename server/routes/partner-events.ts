import type { Logger } from 'pino'
import { partnerCalls } from '../../contract/partner-calls.ts'
import { ProblemError } from '../errors/problem.ts'
import { beginTestGame, finishTestGame, type TestGame } from '../game/play-test-game.ts'
import type { App } from '../http/app.ts'
import { route } from '../http/route.ts'
import { forServerKeys } from '../http/server-keys.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Runner } from '../jobs/run-jobs.ts'
import type { IdHash } from '../keys/id-key.ts'
import type { Outages } from '../monitoring/outages.ts'
import type { Drain } from '../process/drain.ts'
import { day, isoTime } from '../process/time.ts'
import type { AuthenticationNeeds } from '../security/authenticate.ts'
import { createConcurrencyLimit } from '../security/concurrency-limit.ts'
import { type EventCursor, eventIdOf, readEventId } from '../store/event-streams.ts'
import type { OperatorWorld } from '../store/operator-world.ts'
import { awaitEvents, publishEvents } from '../webhooks/await-events.ts'

/** How long events can be read, ms */
const readableMs = 30 * day
/** A cursor without news is given anew after this time, ms, so that it does not grow too old in a quiet month. */
const renewedMs = day
/** Calls of a key that may wait at the same time, in this process */
const waitsOfKey = { atOnce: 4 }
/** Test games that all keys of an operator have played in this process, and calls that wait before anything is made: less long than clients do. */
const testGamesOfOperator = {
  atOnce: 2,
  waiting: { max: 12, ms: 8_000 },
  rest: (tookMs: number, waiting: number) => (waiting > 6 ? 2 * tookMs : 0),
}

type Needs = AuthenticationNeeds & { log: Logger; jobs: Jobs; runner: Runner; idHash: IdHash; drain: Drain; outages: Outages }

/** What happened to an operator's games, for servers that cannot take webhooks. */
export const routes = async (app: App, deps: Needs): Promise<void> => {
  const { store, clock, limits } = deps
  const holds = createConcurrencyLimit(waitsOfKey)
  const news = awaitEvents(deps)
  app.addHook('preClose', async () => news.close())
  const testGames = createConcurrencyLimit(testGamesOfOperator)
  /** Those whose analysis took too long, by key and event: the call that comes again goes on with them, and makes no more. */
  const unfinished = new Map<string, TestGame>()

  const cursorOf = async (world: OperatorWorld, after: string | undefined): Promise<EventCursor> => {
    if (after === undefined) return { number: 0, at: clock() }
    const cursor = readEventId(world, after)
    if (cursor && cursor.at < clock() - readableMs)
      throw new ProblemError(
        'gone',
        'after: events are kept for 30 days, so some after this id may be gone; omit `after` to start with the oldest',
      )
    if (!cursor || !(await store.eventStreams.has(world, cursor)))
      throw new ProblemError('invalid', 'after: no event of this key has this id; use the last one you received')
    return cursor
  }

  await forServerKeys(app, deps, (partner, keyOf) => {
    route(partner, partnerCalls.events, async (request, reply) => {
      const key = keyOf(request)
      const { after, limit = '100', wait = '0' } = request.query
      await publishEvents(store)
      const cursor = await cursorOf(key, after)
      // The end of the stream is read first: if nothing comes before it, the events were deleted with their games, and the next call
      // starts after it.
      const read = async () => ({
        number: await store.eventStreams.end(key),
        events: await store.eventStreams.page(key, cursor.number, clock() - readableMs, Number(limit)),
      })
      let { number, events } = await read()
      if (events.length === 0 && wait !== '0') {
        await holds.run(key.hash, () => news.past(key, number, Number(wait) * 1000, reply.raw))
        ;({ number, events } = await read())
      }
      const isSame = after !== undefined && number === cursor.number && cursor.at >= clock() - renewedMs
      const last = events.at(-1)?.id ?? (isSame ? after : eventIdOf(key, { number, at: clock() }))
      return { events: events.map(({ id, type, at, data }) => ({ id, type, timestamp: isoTime(at), data })), last }
    })

    route(partner, partnerCalls.testEvent, async (request, reply) => {
      const key = keyOf(request)
      if (!key.test) throw new ProblemError('forbidden', 'test events need a test key')
      const { type } = request.body
      const reference = await testGames.run(key.operator, async () => {
        if (reply.raw.destroyed) throw new ProblemError('unavailable')
        await limits.use('testEvents', key.hash)
        const event = `${key.hash} ${type}`
        const game = unfinished.get(event) ?? (await beginTestGame(deps, key, type))
        unfinished.delete(event)
        const waitSeconds = await finishTestGame(deps, game, type, request.ip)
        if (waitSeconds === undefined) return game.reference
        unfinished.set(event, game)
        throw new ProblemError('unavailable', 'the analysis is queued: retry as Retry-After says', waitSeconds)
      })
      await publishEvents(store)
      const id = await store.eventStreams.idOf(key, reference, type)
      if (!id) throw new ProblemError('unavailable', 'the test game has been removed in the meantime', 1)
      reply.code(201)
      return { id }
    })
  })
}
