import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../contract/call.ts'
import { sessionSecretStart } from '../../contract/constants.ts'
import { popupAnswers, popupKeys } from '../../contract/popups.ts'
import type { JournalEntry } from '../session/journal.ts'
import type { Session } from '../session/session.ts'
import { createStore } from '../store.ts'
import { memorySession, testColours } from '../testing/memory-session.ts'
import { openRecorder } from '../testing/recorder.ts'
import { createOutbox } from './outbox.ts'

const own = sessionSecretStart.padEnd(36, 'x')
const renewed = sessionSecretStart.padEnd(36, 'y')
const refusal = (code: string, status = 403) => ({ status, body: { code, status } })
const draw = (deck: number): JournalEntry => ({ kind: 'draw', deck, value: 100, reactionTime: 700, time: 1000 + deck })
const answer: JournalEntry = { kind: 'popup', key: 'halfway', answer: 'ok', time: 5 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

type Answer = (call: string, nth: number) => { status: number; body: unknown } | undefined
type Player = { session?: Partial<Session>; secrets?: (string | null | Error)[] }

/** A player whose calls are answered so, `nth` of each kind; `secrets`: what the partner's page gives each time it is asked. */
const open = async (reply: Answer = () => undefined, { session = {}, secrets = [] }: Player = {}) => {
  const counts = new Map<string, number>()
  const { recorded } = await openRecorder((call) => {
    const kind = nameOf(call)
    const nth = counts.get(kind) ?? 0
    counts.set(kind, nth + 1)
    return reply(kind, nth) ?? { body: {} }
  })
  let uids = 0
  const store = memorySession(() => `u${uids++}`)
  store.update({ operator: 'nfl', secret: own, ...session })
  const waits: number[] = []
  const states: string[] = []
  const requests = { secrets: 0, refused: 0 }
  const offline = createStore(false)
  offline.subscribe(() => void states.push(offline.get() ? 'offline' : 'online'))
  const outbox = createOutbox(store, offline, async (attempt) => void waits.push(attempt), {
    renewSecret: async () => {
      const given = secrets[requests.secrets++] ?? null
      if (given instanceof Error) throw given
      return given
    },
    userIdRefused: () => void requests.refused++,
  })
  outbox.subscribe(() => void states.push(outbox.get().status))
  const keep = (...entries: JournalEntry[]) => store.keep([...store.get().journal.entries, ...entries])
  const calls = () => recorded.map(({ call }) => nameOf(call))
  /** Until the outbox rests; a call begins 100 ms after the paint. */
  const rest = () =>
    expect
      .poll(() => {
        vi.advanceTimersByTime(100)
        const { registered, journal } = store.get()
        return (
          outbox.get().status === 'refused' || (outbox.get().status === 'idle' && registered && journal.sent === journal.entries.length)
        )
      })
      .toBe(true)
  return { store, outbox, offline, recorded, calls, waits, states, requests, keep, rest }
}
/** `register`, `draw` or `answer`; a registration with the secret and the id it names. */
const nameOf = (call: string) => {
  const [, uid, secret, id] = /user_secret\/([^/]+)\/([^/]+)\/nfl(.*)/.exec(call) ?? []
  if (uid) return `register ${uid}${secret === renewed ? ' renewed' : ''}${id}`
  return call.endsWith('popup_answer') ? 'answer' : 'draw'
}

describe('the journal', () => {
  test('is sent in its order once the player is registered, with types and colours of the four decks; its answers are not counted among the draws (R245)', async () => {
    const { outbox, keep, rest, calls, recorded, store, states } = await open()
    keep(draw(2), answer, draw(0), draw(3), draw(1))
    vi.advanceTimersByTime(100)
    expect(calls()).toEqual([])
    outbox.open()
    await rest()
    expect(calls()).toEqual(['register u0', 'draw', 'answer', 'draw', 'draw', 'draw'])
    const { stack_types, card_colors, reward_structure_id } = store.get()
    const card = (deck: number, selection_id: number) => ({
      ...{ id: 'u0', time: 1000 + deck, reaction_time: 700, selection_id, card_placement: deck, card_value: 100, reward_structure_id },
      ...{ stack_type: stack_types[deck], card_color: card_colors[deck] },
    })
    const said = { id: 'u0', time: 5, popup_message: 'halfway', popup_answer: 'ok' }
    expect(recorded.map(({ body }) => body)).toEqual([undefined, card(2, 1), said, card(0, 2), card(3, 3), card(1, 4)])
    expect([new Set(stack_types), new Set(card_colors)]).toEqual([new Set(['a', 'b', 'c', 'd']), new Set(testColours)])
    expect(states).toEqual(['sending', 'idle'])
  })

  test('has each answer to each popup, which is posted under these names (R150, R201)', async () => {
    const answers = popupKeys.flatMap((key) => popupAnswers[key].map((said) => ({ key, answer: said })))
    const { outbox, keep, rest, recorded } = await open()
    keep(...answers.map((one): JournalEntry => ({ kind: 'popup', ...one, time: 5 })))
    outbox.open()
    await rest()
    expect(recorded.slice(1).map(({ call, body }) => ({ call, body }))).toEqual(
      answers.map(({ key, answer: popup_answer }) => ({
        call: 'POST /api/v1/game/popup_answer',
        body: { id: 'u0', time: 5, popup_message: key, popup_answer },
      })),
    )
  })

  test('is sent to its end if it grows at the very moment everything else was sent', async () => {
    const { outbox, keep, calls, store } = await open()
    const unsubscribe = outbox.subscribe(() => {
      if (outbox.get().status !== 'idle' || !store.get().registered) return
      unsubscribe()
      keep(draw(0))
    })
    outbox.open()
    const later = () => {
      vi.advanceTimersByTime(100)
      return calls()
    }
    await expect.poll(later).toEqual(['register u0', 'draw'])
  })

  test('waits longer after each failure, and starts over with the next entry', async () => {
    const { outbox, keep, rest, waits, states } = await open((call, nth) =>
      call === 'draw' && nth % 3 < 2 ? refusal('unavailable', 503) : undefined,
    )
    keep(draw(0), draw(1))
    outbox.open()
    await rest()
    expect(waits).toEqual([0, 1, 0, 1])
    expect(states).toEqual(['sending', 'offline', 'online', 'offline', 'online', 'idle'])
  })

  test('of a new game is sent although the one before was refused permanently', async () => {
    const { outbox, keep, rest, calls, store } = await open((call, nth) =>
      call === 'draw' && nth === 0 ? refusal('conflict', 409) : undefined,
    )
    outbox.open()
    keep(draw(0))
    await rest()
    expect(outbox.get()).toEqual({ status: 'refused', code: 'conflict' })
    keep(draw(1))
    store.reset()
    expect(outbox.get()).toEqual({ status: 'idle' })
    keep(draw(0))
    await rest()
    expect(calls()).toEqual(['register u0', 'draw', 'register u1', 'draw'])
  })

  test('of a game that was left is sent to its end beside the new one', async () => {
    const { outbox, offline, keep, rest, recorded, store } = await open((call, nth) =>
      call === 'draw' && nth === 0 ? refusal('unavailable', 503) : undefined,
    )
    const leave = offline.subscribe(() => {
      leave()
      keep(draw(0))
      store.reset()
      keep(draw(1))
    })
    keep(draw(0))
    outbox.open()
    await rest()
    const draws = recorded.flatMap(({ body }) => (body ? [body as { id: string; selection_id: number }] : []))
    expect(draws.map(({ id, selection_id }) => `${id} ${selection_id}`).sort()).toEqual(['u0 1', 'u0 1', 'u0 2', 'u1 1'])
  })

  test('waits for a secret', async () => {
    const { outbox, rest, calls, store } = await open(undefined, { session: { secret: null } })
    outbox.open()
    vi.advanceTimersByTime(100)
    expect(outbox.get().status).toBe('idle')
    store.update({ secret: own })
    await rest()
    expect(calls()).toEqual(['register u0'])
  })
})

describe('a user id that the server no longer knows', () => {
  const registered = { registered: 'nfl' }

  test('is registered again, each time that happens', async () => {
    const { outbox, keep, rest, calls } = await open((call, nth) => (call === 'draw' && nth % 2 === 0 ? refusal('forbidden') : undefined), {
      session: registered,
    })
    keep(draw(0), draw(1))
    outbox.open()
    await rest()
    expect(calls()).toEqual(['draw', 'register u0', 'draw', 'draw', 'register u0', 'draw'])
  })

  test('is refused if that does not help', async () => {
    const session = { ...registered, secret: 's'.repeat(36) }
    const { outbox, keep, rest, calls } = await open((call) => (call === 'draw' ? refusal('forbidden') : undefined), { session })
    keep(draw(0))
    outbox.open()
    await rest()
    expect({ state: outbox.get(), calls: calls() }).toEqual({
      state: { status: 'refused', code: 'forbidden' },
      calls: ['draw', 'register u0', 'draw'],
    })
  })
})

describe('an id of the partner', () => {
  const session = { external_id: 'p', secret: 's'.repeat(36) }
  const withId = 'register u0?extuserid=p'

  test.each([
    ['without a session secret is not linked, and the partner learns it', 'forbidden', 1],
    ['that is linked already is not linked again', 'conflict', 0],
  ])('%s; its player plays', async (_, code, refused) => {
    const { outbox, rest, calls, requests } = await open((call) => (call === withId ? refusal(code) : undefined), { session })
    outbox.open()
    await rest()
    expect({ calls: calls(), refused: requests.refused, status: outbox.get().status }).toEqual({
      calls: [withId, 'register u0'],
      refused,
      status: 'idle',
    })
  })

  test('does not explain other refusals', async () => {
    const { outbox, rest, calls } = await open((call) => (call === withId ? refusal('invalid', 400) : undefined), { session })
    outbox.open()
    await rest()
    expect({ calls: calls(), state: outbox.get() }).toEqual({ calls: [withId], state: { status: 'refused', code: 'invalid' } })
  })
})

describe('a session secret that has ended (ruling 25)', () => {
  const ended: Answer = (call) => (call === 'register u0' ? refusal('unauthorized', 401) : undefined)
  const failed = new Error('the page has none now')

  test.each([
    ['is replaced', [renewed], 'idle', []],
    ['is replaced by a page that fails twice first', [failed, failed, renewed], 'idle', [0, 1]],
    ['is the end where the page fails three times', [failed, failed, failed, renewed], 'refused', [0, 1]],
    ['is the end where the page gives the same', [own, renewed], 'refused', []],
    ['is the end where there is nobody to ask', [null, renewed], 'refused', []],
  ])('%s', async (_, secrets, status, waited) => {
    const { outbox, rest, waits, store, states } = await open(ended, { secrets })
    outbox.open()
    await rest()
    expect({ status: outbox.get().status, waits, wasOffline: states.includes('offline') }).toEqual({
      status,
      waits: waited,
      wasOffline: false,
    })
    expect(store.get().secret).toBe(status === 'idle' ? renewed : own)
    if (status === 'refused') expect(outbox.get()).toMatchObject({ code: 'ended' })
  })

  test('is replaced once', async () => {
    const { outbox, rest, requests } = await open((call) => (call.startsWith('register') ? refusal('unauthorized', 401) : undefined), {
      secrets: [renewed, own],
    })
    outbox.open()
    await rest()
    expect({ secrets: requests.secrets, state: outbox.get() }).toEqual({ secrets: 1, state: { status: 'refused', code: 'ended' } })
  })

  /** A call that is refused so often, and what becomes of it. */
  const refused = (times: number, error: ApiError) => {
    const act = vi.fn(async () => {
      if (act.mock.calls.length <= times) throw error
      return 'done'
    })
    return act
  }
  const over = new ApiError('forbidden')

  test('lets a call through once the game is registered again, with another secret if necessary', async () => {
    const first = await open(undefined, { secrets: [renewed] })
    expect(await first.outbox.withAccess(refused(1, over))).toBe('done')
    expect({ calls: first.calls(), secrets: first.requests.secrets }).toEqual({ calls: ['register u0'], secrets: 0 })
    const second = await open(ended, { secrets: [renewed] })
    expect(await second.outbox.withAccess(refused(1, over))).toBe('done')
    expect(second.calls()).toEqual(['register u0', 'register u0 renewed'])
  })

  test('refuses a call if there is no other secret or it does not help, and repeats it once at most', async () => {
    const act = refused(1, over)
    await expect((await open(ended)).outbox.withAccess(act)).rejects.toBe(over)
    expect(act).toHaveBeenCalledTimes(1)
    const again = refused(2, over)
    await expect((await open()).outbox.withAccess(again)).rejects.toBe(over)
    expect(again).toHaveBeenCalledTimes(2)
  })

  test('does not explain other refusals', async () => {
    const { outbox, calls, requests } = await open(undefined, { secrets: [renewed] })
    const busy = new ApiError('rate_limited')
    await expect(outbox.withAccess(refused(1, busy))).rejects.toBe(busy)
    expect({ calls: calls(), secrets: requests.secrets }).toEqual({ calls: [], secrets: 0 })
  })
})
