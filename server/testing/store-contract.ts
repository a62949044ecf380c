import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StackType, stackTypes } from '../../contract/constants.ts'
import type { CardSelection } from '../../contract/game.ts'
import type { Advice } from '../../contract/results.ts'
import { cardValue } from '../analysis/decks.ts'
import type { GameAnalysis } from '../analysis/types.ts'
import type { GameRecord, NewSecret, Store } from '../store/store.ts'

const at = Date.UTC(2026, 0, 1)
const refusal = (code: string) => expect.objectContaining({ name: 'ProblemError', code })

/** The first `count` draws of a game that takes the stacks in turn. */
export const sampleDraws = (uid: string, count: number, structure = 3): CardSelection[] => {
  const taken: Record<StackType, number> = { a: 0, b: 0, c: 0, d: 0 }
  return Array.from({ length: count }, (_, index) => {
    const stack = stackTypes[index % 4] as StackType
    const value = cardValue(structure, stack, taken[stack])
    taken[stack] += 1
    return {
      id: uid,
      time: at + index,
      reaction_time: 500.5,
      selection_id: index + 1,
      stack_type: stack,
      card_placement: index % 4,
      reward_structure_id: structure,
      card_color: '#123abc',
      card_value: value,
    }
  })
}

/**
 * What both engines promise. `open` is called twice: the second store stands for another process on the same database.
 */
export const storeContract = (name: string, open: () => Promise<Store>): void => {
  describe(name, () => {
    let store: Store
    let other: Store
    beforeAll(async () => {
      store = await open()
      other = await open()
    })
    afterAll(async () => {
      await store.close()
      await other.close()
    })

    const newSecret = async (operator = 'nfl', test = false): Promise<NewSecret> => {
      const secret = { hash: randomUUID().replaceAll('-', ''), operator, test, createdAt: at, revokedAt: null }
      await store.addSecret(secret)
      return secret
    }
    const newGame = async (externalHash?: string, operator = 'nfl', test = false) => {
      const secret = await newSecret(operator, test)
      const uid = randomUUID()
      const registration = { uid, operator, secretHash: secret.hash, externalHash, at }
      expect(await store.registerGame(registration)).toBe('registered')
      return { uid, secret, registration }
    }

    test('keeps secrets and revokes them by the start of their hash, for every process at once', async () => {
      const secret = await newSecret()
      const unused = { ...secret, paused: false, lastUsed: null }
      expect(await other.findSecret(secret.hash)).toEqual(unused)
      expect(await store.listSecrets('nfl')).toContainEqual(unused)
      expect(await store.listSecrets('hc')).not.toContainEqual(unused)
      await newSecret()
      expect(await store.revokeSecret('', at + 1)).toBeUndefined()
      expect(await other.revokeSecret(secret.hash.slice(0, 20), at + 1)).toEqual({ ...unused, revokedAt: at + 1 })
      expect(await store.findSecret(secret.hash)).toEqual({ ...unused, revokedAt: at + 1 })
      expect(await store.revokeSecret(secret.hash, at + 9)).toEqual({ ...unused, revokedAt: at + 1 })
    })

    test('registers a uid once; a repeat is no error, another operator or external id is', async () => {
      const { uid, registration } = await newGame('e1')
      expect(await other.registerGame({ ...registration, at: at + 5 })).toBe('repeated')
      expect(await store.findGame(uid)).toMatchObject({ uid, operator: 'nfl', createdAt: at, revoked: false })
      const foreign = await newSecret('hc')
      await expect(store.registerGame({ ...registration, operator: 'hc', secretHash: foreign.hash })).rejects.toEqual(refusal('conflict'))
      await expect(store.registerGame({ ...registration, externalHash: 'e2' })).rejects.toEqual(refusal('conflict'))
    })

    test('a game moves to a new secret of its operator, and goes on when the old one is revoked', async () => {
      const { uid, registration, secret } = await newGame()
      const rotated = await newSecret()
      expect(await store.registerGame({ ...registration, secretHash: rotated.hash })).toBe('repeated')
      await store.revokeSecret(secret.hash, at)
      expect(await store.addDraw(sampleDraws(uid, 1)[0] as CardSelection)).toBe(1)
    })

    test('no game is registered under an unknown or revoked secret', async () => {
      const secret = await newSecret()
      await store.revokeSecret(secret.hash, at)
      for (const secretHash of [secret.hash, 'unknown']) {
        const registration = { uid: randomUUID(), operator: 'nfl', secretHash, at }
        await expect(store.registerGame(registration)).rejects.toEqual(refusal('unauthorized'))
      }
    })

    test('ruling 22: a known player’s analysed games, those with advice first, then the newest; once asked, only agreed ones', async () => {
      const externalHash = randomUUID()
      const games = [await newGame(externalHash), await newGame(externalHash), await newGame(externalHash)]
      const openable = async (agreed: boolean) => (await other.listOpenable('nfl', externalHash, agreed)).map(({ uid }) => uid)
      const [first, second] = games.map(({ uid }) => uid) as [string, string]
      expect((await store.listExternal('nfl', externalHash)).map(({ uid }) => uid)).toEqual(games.map(({ uid }) => uid))
      expect(await openable(false)).toEqual([])
      for (const uid of [first, second]) await store.addAnalysis(uid, analysis, at + 7)
      expect(await openable(false)).toEqual([second, first])
      expect(await store.listOpenable('hc', externalHash, false)).toEqual([])
      await store.addAdvice(first, advice)
      expect(await openable(false)).toEqual([first, second])
      expect(await openable(true)).toEqual([])
      const { id } = (await store.findGame(second)) as GameRecord
      const answer = { open: true, share: false, textVersion: 'v1', what: [], at }
      await store.consents.put(id, answer)
      expect(await openable(true)).toEqual([second])
      await other.consents.put(id, { ...answer, open: false })
      expect(await openable(true)).toEqual([])
      expect((await store.listExternal('nfl', externalHash))[1]).toMatchObject({ analysedAt: at + 7, completedAt: at + 7, startedAt: at })
    })

    const newSession = async (externalHash?: string, operator = 'nfl') => {
      const key = { hash: randomUUID(), operator, name: '', test: false, createdAt: at }
      await store.keys.add(key)
      const session = {
        hash: randomUUID(),
        keyHash: key.hash,
        test: false,
        sessionId: randomUUID(),
        externalHash,
        createdAt: at,
        opensUntil: at + 60,
      }
      expect(await store.keys.addSession(session)).toBe(true)
      const registration = { operator, secretHash: session.hash, session: true, externalHash, at: at + 1 }
      return { key, session, register: (uid: string, from = store, when = at + 1) => from.registerGame({ ...registration, uid, at: when }) }
    }

    test('ruling 25: a session secret registers ten games before it ends, in all processes together; repeats are free', async () => {
      const { session, register } = await newSession('e')
      const uids = Array.from({ length: 14 }, () => randomUUID())
      const outcomes = await Promise.allSettled(uids.map((uid, index) => register(uid, index % 2 ? other : store)))
      const taken = uids.filter((_, index) => outcomes[index]?.status === 'fulfilled')
      expect(taken).toHaveLength(10)
      for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toEqual(refusal('forbidden'))
      expect(await register(taken[0] as string)).toBe('repeated')
      expect(await register(taken[0] as string, other, at + 1000)).toBe('repeated')
      expect((await other.findSecret(session.hash))?.session).toMatchObject({ opensUntil: at + 60, endsAt: at + 1 + 24 * 3_600_000 })
      const late = await newSession()
      await expect(late.register(randomUUID(), store, at + 60)).rejects.toEqual(refusal('unauthorized'))
    })

    test('ruling 25: a game of a session takes draws for 24 hours, and moves to a new session of the same player only', async () => {
      const { register } = await newSession('e')
      const uid = randomUUID()
      await register(uid)
      const [first, second, third] = sampleDraws(uid, 3) as [CardSelection, CardSelection, CardSelection]
      const end = at + 1 + 24 * 3_600_000
      expect(await store.addDraw(first, end - 1)).toBe(1)
      for (const each of [store, other]) await expect(each.addDraw(second, end)).rejects.toEqual(refusal('forbidden'))
      const answer = { id: uid, time: at, popup_message: 'halfway', popup_answer: 'continue' } as const
      await expect(store.addPopupAnswer(answer, end)).rejects.toEqual(refusal('forbidden'))
      await expect((await newSession('another')).register(uid)).rejects.toEqual(refusal('conflict'))
      const page = await newSecret()
      await expect(store.registerGame({ uid, operator: 'nfl', secretHash: page.hash, at })).rejects.toEqual(refusal('conflict'))
      const renewed = await newSession('e')
      expect(await renewed.register(uid)).toBe('repeated')
      expect(await other.addDraw(second, end - 1)).toBe(2)
      await other.keys.revoke(renewed.key.hash, at)
      for (const each of [store, other]) await expect(each.addDraw(third, at + 2)).rejects.toEqual(refusal('forbidden'))
      expect(await store.findGame(uid)).toMatchObject({ revoked: true })
    })

    test('a revoked key makes no sessions, and ends those it made', async () => {
      const { key, session, register } = await newSession()
      expect(await store.keys.find(key.hash)).toMatchObject({ ...key, revokedAt: null, lastUsed: null, paused: false })
      await other.keys.revoke(key.hash.slice(0, 20), at + 3)
      expect(await store.findSecret(session.hash)).toMatchObject({ revokedAt: at + 3 })
      await expect(register(randomUUID())).rejects.toEqual(refusal('unauthorized'))
      expect(await store.keys.addSession({ ...session, hash: randomUUID() })).toBe(false)
      expect((await store.keys.list('nfl')).find(({ hash }) => hash === key.hash)).toMatchObject({ revokedAt: at + 3 })
    })

    test('a game does not move between live and test secrets, and gets no external id afterwards', async () => {
      const { uid, registration } = await newGame()
      const test = await newSecret('nfl', true)
      await expect(store.registerGame({ ...registration, secretHash: test.hash })).rejects.toEqual(refusal('conflict'))
      await expect(store.registerGame({ ...registration, externalHash: 'e' })).rejects.toEqual(refusal('conflict'))
      const { register } = await newSession('e')
      await expect(register(uid)).rejects.toEqual(refusal('conflict'))
    })

    test('a game has a reference, also one that a version without them registers', async () => {
      const { uid } = await newGame()
      const found = await store.findGame(uid)
      expect(found?.reference).toMatch(/^rf_[0-9a-f]{33}$/)
      expect(await other.findByReference('nfl', found?.reference ?? '')).toMatchObject({ uid, completedAt: null, test: false })
      expect(await other.findByReference('hc', found?.reference ?? '')).toBeUndefined()
    })

    test('pauses a secret and an operator, for every process at once, and keeps the day of the last use', async () => {
      const operator = `paused-${randomUUID()}`
      const secret = await newSecret(operator)
      const paused = async () => (await other.findSecret(secret.hash))?.paused
      expect(await store.pauseSecret(secret.hash.slice(0, 20), at)).toMatchObject({ paused: true })
      expect(await paused()).toBe(true)
      await store.pauseSecret(secret.hash, null)
      expect(await paused()).toBe(false)
      await store.keys.pauseOperator(operator, at)
      await store.keys.pauseOperator(operator, at + 1)
      expect(await paused()).toBe(true)
      expect(await other.keys.pausedOperators()).toContainEqual({ operator, pausedAt: at })
      await store.keys.pauseOperator(operator, null)
      expect(await paused()).toBe(false)
      await store.noteSecretUse(secret.hash, '2026-11-22')
      expect(await other.findSecret(secret.hash)).toMatchObject({ lastUsed: '2026-11-22' })
    })

    test('keeps the log of changes, newest first', async () => {
      const operator = randomUUID()
      const entry = { at, actor: 'a', action: 'key.created', operator, subject: '1' }
      await store.audit.add(entry)
      await store.audit.add({ ...entry, action: 'key.revoked' })
      expect(await other.audit.list(10, operator)).toMatchObject([{ ...entry, action: 'key.revoked' }, entry])
      expect(await other.audit.list(1)).toHaveLength(1)
    })

    test('counts uses of a day together, and forgets old days and ended sessions', async () => {
      const subject = randomUUID()
      expect(await Promise.all([store.addDayUse(subject, 7), other.addDayUse(subject, 7)])).toEqual(expect.arrayContaining([1, 2]))
      expect(await store.addDayUse(subject, 7, -1)).toBe(1)
      await store.forgetDayUses(8)
      expect(await other.addDayUse(subject, 7)).toBe(1)
      const { session } = await newSession()
      const { session: played, register } = await newSession()
      await register(randomUUID())
      while ((await store.keys.forgetSessions(at + 61, 100)) > 0);
      expect(await other.findSecret(session.hash)).toBeUndefined()
      expect(await other.findSecret(played.hash)).toBeDefined()
      await store.seeClock(at)
      await other.seeClock(at + 1)
      expect(await store.clockSeen()).toBe(at + 1)
    })

    test('consents: a repeat changes nothing, uses are kept, and only a shared result can be read', async () => {
      const { uid } = await newGame('e')
      await store.addAnalysis(uid, analysis, at)
      const { id, reference } = (await store.findGame(uid)) as GameRecord
      const answer = { open: true, share: true, textVersion: 'v1', what: ['category'], at }
      const read = () => other.consents.read('nfl', reference, at + 5)
      await expect(read()).rejects.toEqual(refusal('not_found'))
      expect(await store.consents.find(id)).toBeUndefined()
      expect(await store.consents.put(id, answer)).toEqual(answer)
      expect(await other.consents.put(id, { ...answer, at: at + 1 })).toEqual(answer)
      expect(await read()).toEqual({ analysis, consent: answer })
      await expect(other.consents.read('hc', reference, at)).rejects.toEqual(refusal('not_found'))
      await store.consents.put(id, { ...answer, share: false, at: at + 2 })
      await expect(read()).rejects.toEqual(refusal('not_found'))
      await store.consents.noteUse(id, 'opened', at + 6, 'nobody')
      expect(await other.consents.uses(id)).toEqual({ opened: [at + 6], read: [at + 5] })
      expect(await other.consents.history(id)).toHaveLength(2)
    })

    test('webhooks: events come with what they tell, in order, to each endpoint that wants them', async () => {
      const operator = `told-${randomUUID()}`
      const before = await newGame('e', operator)
      const endpoint = { operator, url: 'https://a.example', secret: 'whsec_1', createdAt: at }
      const every = await store.webhooks.add(endpoint)
      const some = await store.webhooks.add({ ...endpoint, events: ['game.completed', 'user.deleted'] })
      for (const draw of sampleDraws(before.uid, 80)) await store.addDraw(draw, at)
      await store.addDraw(sampleDraws(before.uid, 80)[79] as CardSelection, at)
      await store.addAnalysis(before.uid, analysis, at)
      await store.addAnalysis(before.uid, analysis, at)
      const { id, reference } = (await store.findGame(before.uid)) as GameRecord
      const answer = { open: true, share: true, textVersion: 'v1', what: ['score'], at }
      await store.consents.put(id, answer)
      await store.consents.put(id, { ...answer, open: false })
      await store.consents.put(id, { ...answer, share: false })
      expect(await store.removeGame(before.uid, at)).toBe(1)
      const types = async (endpointId: number) =>
        (await other.webhooks.deliveries(endpointId, 50)).map(({ type, data }) => `${data.sequence} ${type}`)
      expect(await types(every)).toEqual([
        '6 user.deleted',
        '5 consent.withdrawn',
        '4 result.shared',
        '3 game.analysed',
        '2 game.completed',
        '1 game.started',
      ])
      expect(await types(some)).toEqual(['6 user.deleted', '2 game.completed'])
      const [latest] = await other.webhooks.deliveries(every, 1)
      expect(latest?.data).toEqual({ reference, operator, sequence: 6, test: false })
      expect(latest?.messageId).toBe(`msg_${reference.slice(3)}_6`)
    })

    test('webhooks: each delivery is taken by one process, the first of a game before the second, and again when its taker is gone', async () => {
      const operator = `taken-${randomUUID()}`
      const endpointId = await store.webhooks.add({ operator, url: 'https://a.example', secret: 'whsec_1', createdAt: at })
      const game = await newGame(undefined, operator)
      for (const draw of sampleDraws(game.uid, 80)) await store.addDraw(draw, at)
      expect(await store.webhooks.dueEndpoints(at - 1)).not.toContain(endpointId)
      expect(await store.webhooks.dueEndpoints(at)).toContain(endpointId)
      const claims = await Promise.all([store, other].map((each) => each.webhooks.claim(endpointId, at, at + 60, 5)))
      const [first, ...more] = claims.flat()
      expect(more).toEqual([])
      expect(first).toMatchObject({ type: 'game.started', attempts: 1, endpoint: { id: endpointId } })
      expect(await other.webhooks.claim(endpointId, at + 59, at + 120, 5)).toEqual([])
      const [again] = await other.webhooks.claim(endpointId, at + 60, at + 120, 5)
      expect(again).toMatchObject({ id: first?.id, messageId: first?.messageId, attempts: 2 })
      const failed = { state: 'waiting', at: at + 61, nextAt: at + 1000, status: 500 } as const
      await store.webhooks.finish(first?.id ?? 0, 1, failed)
      expect((await store.webhooks.deliveries(endpointId, 5))[1]).toMatchObject({ lastStatus: null })
      await store.webhooks.finish(first?.id ?? 0, 2, failed)
      const [second] = await store.webhooks.claim(endpointId, at + 62, at + 120, 5)
      expect(second).toMatchObject({ type: 'game.completed', attempts: 1 })
      await store.webhooks.finish(second?.id ?? 0, 1, { state: 'delivered', at: at + 63, nextAt: null, status: 204 })
      expect(await store.webhooks.replay(endpointId, at + 1, at + 70)).toBe(0)
      // What waits for its next attempt comes at once too, and first.
      expect(await store.webhooks.replay(endpointId, at, at + 70)).toBe(2)
      expect(await store.webhooks.claim(endpointId, at + 70, at + 120, 5)).toMatchObject([{ messageId: first?.messageId, attempts: 1 }])
      await store.webhooks.finish(first?.id ?? 0, 1, failed)
      expect(await store.webhooks.claim(endpointId, at + 71, at + 120, 5)).toMatchObject([{ messageId: second?.messageId, attempts: 1 }])
    })

    test('webhooks: a disabled endpoint gets nothing until it is enabled; a replay brings what it missed; both secrets sign after a rotation', async () => {
      const operator = `off-${randomUUID()}`
      const id = await store.webhooks.add({ operator, url: 'https://a.example', secret: 'whsec_1', createdAt: at })
      const game = await newGame(undefined, operator)
      await store.addDraw(sampleDraws(game.uid, 1)[0] as CardSelection, at)
      await store.webhooks.disable(id, at, 'gone')
      for (const draw of sampleDraws(game.uid, 80).slice(1)) await store.addDraw(draw, at)
      expect(await other.webhooks.dueEndpoints(at + 9)).not.toContain(id)
      await store.webhooks.rotate(id, 'whsec_2', at + 5)
      expect(await other.webhooks.find(id)).toMatchObject({
        secret: 'whsec_2',
        oldSecret: 'whsec_1',
        oldUntil: at + 5,
        disabledBecause: 'gone',
      })
      await store.webhooks.enable(id)
      expect(await store.webhooks.replay(id, at, at + 10)).toBe(2)
      expect((await store.webhooks.claim(id, at + 10, at + 20, 5)).map(({ type }) => type)).toEqual(['game.started'])
      expect((await other.webhooks.list(operator)).map((endpoint) => endpoint.id)).toEqual([id])
      expect(await store.webhooks.forget(at + 1, 100)).toBe(0)
      expect(await store.removeGame(game.uid, at)).toBe(1)
    })

    test('stores draws in order, whichever process gets them', async () => {
      const { uid } = await newGame()
      const draws = sampleDraws(uid, 80)
      for (const [index, draw] of draws.entries()) {
        expect(await (index % 3 === 0 ? other : store).addDraw(draw)).toBe(index + 1)
      }
      expect(await store.listDraws(uid)).toEqual(draws)
    })

    test('a repeated draw answers as the first did, which stands', async () => {
      const { uid } = await newGame()
      const [first, second] = sampleDraws(uid, 2) as [CardSelection, CardSelection]
      await store.addDraw(first)
      await store.addDraw(second)
      expect(await other.addDraw({ ...first, time: 1, reaction_time: 1, card_placement: 3, card_color: '#000000' })).toBe(1)
      expect(await store.listDraws(uid)).toEqual([first, second])
      await expect(store.addDraw({ ...first, stack_type: 'c' })).rejects.toEqual(refusal('conflict'))
      await expect(store.addDraw({ ...first, reward_structure_id: 8 })).rejects.toEqual(refusal('conflict'))
      await expect(store.addDraw({ ...first, card_value: 10 })).rejects.toEqual(refusal('conflict'))
    })

    test('refuses draws out of order, of another structure, of a wrong value, and of unknown or revoked games', async () => {
      const { uid, secret } = await newGame()
      const [first, second, third] = sampleDraws(uid, 3) as [CardSelection, CardSelection, CardSelection]
      await expect(store.addDraw(second)).rejects.toEqual(refusal('conflict'))
      await store.addDraw(first)
      await expect(store.addDraw(third)).rejects.toEqual(refusal('conflict'))
      await expect(store.addDraw({ ...second, reward_structure_id: 4 })).rejects.toEqual(refusal('conflict'))
      await expect(store.addDraw({ ...second, card_value: second.card_value + 10 })).rejects.toEqual(refusal('conflict'))
      await expect(store.addDraw({ ...first, id: randomUUID() })).rejects.toEqual(refusal('forbidden'))
      await other.revokeSecret(secret.hash, at)
      await expect(store.addDraw(second)).rejects.toEqual(refusal('forbidden'))
      expect(await store.listDraws(uid)).toEqual([first])
    })

    test('the same draw sent many times at once, to two processes, is stored once', async () => {
      const { uid } = await newGame()
      for (const draw of sampleDraws(uid, 5)) {
        const turns = await Promise.all(Array.from({ length: 8 }, (_, index) => (index % 2 ? store : other).addDraw(draw)))
        expect(new Set(turns)).toEqual(new Set([draw.selection_id]))
      }
      expect(await store.listDraws(uid)).toHaveLength(5)
    })

    test('of two different draws for one turn exactly one is stored', async () => {
      const { uid } = await newGame()
      const [draw] = sampleDraws(uid, 1) as [CardSelection]
      const rival: CardSelection = { ...draw, stack_type: 'd', card_value: cardValue(3, 'd', 0) }
      const outcomes = await Promise.allSettled([store.addDraw(draw), other.addDraw(rival), store.addDraw(rival), other.addDraw(draw)])
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
      expect(await store.listDraws(uid)).toHaveLength(1)
    })

    test('a refused write takes none of those beside it along', async () => {
      const games = await Promise.all([newGame(), newGame(), newGame()])
      const draws = games.map(({ uid }) => sampleDraws(uid, 1)[0] as CardSelection)
      const outcomes = await Promise.allSettled(draws.map((draw, index) => store.addDraw(index === 1 ? { ...draw, card_value: 1 } : draw)))
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      const stored = await Promise.all(games.map(({ uid }) => other.listDraws(uid)))
      expect(stored).toEqual([[draws[0]], [], [draws[2]]])
    })

    test('counts the mails of a game', async () => {
      const { uid } = await newGame()
      expect(await store.countMail(uid)).toBe(1)
      expect(await other.countMail(uid)).toBe(2)
      expect(await store.countMail(uid, -1)).toBe(1)
      expect(await store.countMail(randomUUID())).toBeUndefined()
    })

    test('counts the calls of a game, of all processes together', async () => {
      const { uid } = await newGame()
      expect(await store.countCalls(uid, 100)).toBe(100)
      expect(await other.countCalls(uid, 50)).toBe(150)
      expect(await store.countCalls(randomUUID(), 1)).toBeUndefined()
    })

    test('keeps popup answers once', async () => {
      const { uid } = await newGame()
      const answer = { id: uid, time: at, popup_message: 'halfway', popup_answer: 'continue' } as const
      await store.addPopupAnswer(answer)
      await other.addPopupAnswer(answer)
      expect(await store.listPopupAnswers(uid)).toEqual([answer])
      await expect(store.addPopupAnswer({ ...answer, popup_answer: 'ok' })).rejects.toEqual(refusal('conflict'))
      await expect(store.addPopupAnswer({ ...answer, id: randomUUID() })).rejects.toEqual(refusal('forbidden'))
    })

    test('the first analysis, guess and advice stand', async () => {
      const { uid } = await newGame()
      expect(await store.findAnalysis(uid)).toBeUndefined()
      expect(await store.findGuess(uid)).toBeUndefined()
      expect(await store.findAdvice(uid)).toBeUndefined()
      await store.addAnalysis(uid, analysis, at)
      await other.addAnalysis(uid, { ...analysis, modelVersion: 'later' }, at)
      expect(await store.findAnalysis(uid)).toEqual(analysis)
      expect(await store.addGuess(uid, guess)).toEqual(guess)
      expect(await other.addGuess(uid, { ...guess, time: at + 9 })).toEqual(guess)
      await expect(store.addGuess(uid, { ...guess, risk_guess: 41 })).rejects.toEqual(refusal('conflict'))
      expect(await store.findGuess(uid)).toEqual(guess)
      expect(await store.addAdvice(uid, advice)).toEqual(advice)
      expect(await other.addAdvice(uid, { ...advice, advice_one: 'seek_company' })).toEqual(advice)
    })

    test('first plays: firm ones, the first of each external id; test games do not count', async () => {
      const [first, again, anonymous, vague] = [await newGame(randomUUID()), await newGame(randomUUID()), await newGame(), await newGame()]
      const externalHash = randomUUID()
      const [known, knownAgain] = [await newGame(externalHash), await newGame(externalHash)]
      const name = randomUUID()
      const add = (uid: string, score: number, place?: number, firm = true) => {
        const results = { ...analysis.results, quality: { flags: [], firm } }
        return store.addAnalysis(uid, { ...analysis, results, score, modelVersion: name } as GameAnalysis, at, place)
      }
      await add(known.uid, 0, 1)
      await add(knownAgain.uid, 1, 1)
      await add(vague.uid, 2, 1, false)
      // Of page secrets up to three for a network and day, and none whose network is unknown.
      await add(first.uid, 3, 3)
      await add(again.uid, 4, 4)
      await add(anonymous.uid, 5)
      const rehearsal = { hash: randomUUID(), operator: 'nfl', test: true, createdAt: at, revokedAt: null }
      await store.addSecret(rehearsal)
      const uid = randomUUID()
      await store.registerGame({ uid, operator: 'nfl', secretHash: rehearsal.hash, at })
      await add(uid, 6, 1)
      // Of a session secret, which a partner's server made, the network says nothing.
      const [keyHash, hash, ofSession] = [randomUUID(), randomUUID(), randomUUID()]
      await store.keys.add({ hash: keyHash, operator: 'nfl', name: '', test: false, createdAt: at })
      await store.keys.addSession({ hash, keyHash, test: false, sessionId: randomUUID(), createdAt: at, opensUntil: at + 60 })
      await store.registerGame({ uid: ofSession, operator: 'nfl', secretHash: hash, session: true, at })
      await add(ofSession, 7)
      const found: number[] = []
      for await (const text of other.norms.firstPlays(2)) {
        const { score, modelVersion } = JSON.parse(text) as GameAnalysis
        if (modelVersion === name) found.push(score)
      }
      expect(found.sort()).toEqual([0, 3, 7])
    })

    test('comparison groups: a version never changes, and none is in force unless it was activated', async () => {
      const group = { name: 'installation', n: 1000, modelVersion: 'orl-1', scoreVersion: 'risk-2', tables } as const
      const [one, two] = ['installation-1000-a', 'installation-2000-b']
      await store.norms.add({ ...group, version: one }, at)
      await other.norms.add({ ...group, version: one, n: 5 }, at)
      await store.norms.add({ ...group, version: two, n: 2000 }, at + 1)
      expect(await other.norms.find(one)).toEqual({ ...group, version: one })
      expect(await other.norms.find('none')).toBeUndefined()
      expect(await other.norms.list()).toEqual([
        { version: one, n: 1000, builtAt: at },
        { version: two, n: 2000, builtAt: at + 1 },
      ])
      expect(await store.norms.inForce()).toBeUndefined()
      await expect(store.norms.rollback(at)).rejects.toEqual(refusal('conflict'))
      await expect(store.norms.activate('none', at)).rejects.toEqual(refusal('not_found'))
      await store.norms.activate(one, at)
      await other.norms.activate(two, at)
      expect(await store.norms.inForce()).toBe(two)
      await expect(store.norms.activate(two, at)).rejects.toEqual(refusal('conflict'))
      expect(await store.norms.rollback(at)).toBe(one)
      expect(await other.norms.rollback(at)).toBeUndefined()
      expect(await store.norms.inForce()).toBeUndefined()
    })

    test('counts games, and removes them without losing the counts', async () => {
      const operator = `counted-${randomUUID()}`
      const externalHash = randomUUID()
      const countsOf = async (each: Store) => (await each.countGames()).filter((counts) => counts.operator === operator)
      const [complete, begun, partner] = [
        await newGame(undefined, operator),
        await newGame(undefined, operator),
        await newGame(externalHash, operator),
      ]
      for (const draw of sampleDraws(complete.uid, 80)) await store.addDraw(draw)
      await store.addAnalysis(complete.uid, analysis, at)
      await store.addDraw(sampleDraws(begun.uid, 1)[0] as CardSelection)
      const counts = [{ operator, started: 3, completed: 1, analysed: 1 }]
      expect(await countsOf(other)).toEqual(counts)
      expect(await other.removeExternal(operator, externalHash, at)).toBe(1)
      expect(await other.removeExternal(operator, externalHash, at)).toBe(0)
      expect(await store.findGame(partner.uid)).toBeUndefined()
      expect(await countsOf(store)).toEqual(counts)
      expect(await store.removeGames(at, 1000)).toBe(0)
      expect(await store.removeGames(at + 1, 1)).toBe(1)
      while ((await store.removeGames(at + 1, 50)) > 0);
      expect(await store.findGame(complete.uid)).toBeUndefined()
      expect(await store.findAnalysis(complete.uid)).toBeUndefined()
      expect(await countsOf(store)).toEqual(counts)
      await expect(store.addDraw(sampleDraws(begun.uid, 2)[1] as CardSelection)).rejects.toEqual(refusal('forbidden'))
    })

    test('lists complete games in pages, by the database’s own number, without those of test secrets', async () => {
      const games = [await newGame(), await newGame(), await newGame()]
      const played = [...games.slice(0, 2), await newGame(undefined, 'nfl', true)]
      for (const { uid } of played) for (const draw of sampleDraws(uid, 80)) await store.addDraw(draw)
      await store.addDraw(sampleDraws(games[2]?.uid ?? '', 1)[0] as CardSelection)
      await store.addPopupAnswer({ id: games[1]?.uid ?? '', time: at, popup_message: 'halfway', popup_answer: 'continue' })
      await store.addAnalysis(games[1]?.uid ?? '', analysis, at)
      await store.revokeSecret(games[1]?.secret.hash ?? '', at)
      const found = []
      for await (const game of other.completedGames(1)) found.push(game)
      const draws = sampleDraws('', 80).map(({ id: _uid, ...draw }) => draw)
      const ids = await Promise.all(games.slice(0, 2).map(async ({ uid }) => (await store.findGame(uid))?.id))
      const game = {
        draws,
        popups: [],
        analysis: undefined,
        createdAt: at,
        completedAt: expect.any(Number),
        reactionTimeVersion: 2,
        revoked: false,
      }
      const popups = [{ time: at, popup_message: 'halfway', popup_answer: 'continue', cards_turned: 80 }]
      expect(found.slice(-2)).toEqual([
        { ...game, id: ids[0] },
        { ...game, id: ids[1], popups, analysis, revoked: true },
      ])
    })

    test('counts the uses of a client until each ends, for all processes together', async () => {
      const client = randomUUID()
      const useAt = (each: Store, now: number) => each.addUse({ client, now, until: now + 60, limit: 2 })
      expect([await useAt(store, at), await useAt(other, at + 50), await useAt(store, at + 59)]).toEqual([true, true, false])
      expect(await other.findUses(client, at + 59)).toEqual({ uses: 2, endsAt: at + 60 })
      expect([await useAt(other, at + 60), await useAt(store, at + 109), await useAt(store, at + 110)]).toEqual([true, false, true])
      expect(await other.findUses(randomUUID(), at)).toEqual({ uses: 0, endsAt: at })
      expect(await other.clientKey()).toBe(await store.clientKey())
    })

    test('of many uses at once, in two processes, no more than the limit count', async () => {
      const client = randomUUID()
      const use = { client, now: at, until: at + 60, limit: 5 }
      const taken = await Promise.all(Array.from({ length: 30 }, (_, index) => (index % 2 ? store : other).addUse(use)))
      const passed = taken.filter(Boolean).length
      expect(passed).toBeLessThanOrEqual(5)
      expect(await other.findUses(client, at)).toMatchObject({ uses: passed })
    })

    test('after the clock was set back uses still count, and for no longer than new ones', async () => {
      const client = randomUUID()
      await store.addUse({ client, now: at + 100_000, until: at + 100_060, limit: 1 })
      expect(await other.addUse({ client, now: at, until: at + 60, limit: 1 })).toBe(false)
      expect(await other.addUse({ client, now: at + 60, until: at + 120, limit: 1 })).toBe(true)
    })

    test('answers a ping', async () => {
      await expect(store.ping()).resolves.toBeUndefined()
    })
  })
}

const tables = { arew: [1], apun: [1], betaF: [1], persistence: [1], riskScore: [1], chasing: [1] }
const guess = { risk_guess: 40, risk_score: 55, time: at, guess_accuracy: 'low_guess' } as const
const reason = { code: 'for_everyone', values: { percentile: 61.5 } } as const
const advice = {
  advice_one: 'plan_ahead',
  advice_two: 'seek_company',
  advice_three: 'take_a_break',
  reasons: { advice_one: reason, advice_two: reason, advice_three: reason },
  claims: [] as Advice['claims'],
} as const
// The store keeps an analysis as it is and looks at nothing but its version and firmness.
const analysis = {
  score: 1990,
  modelVersion: 'orl-1',
  exactRiskScore: 55.25,
  results: { quality: { flags: [], firm: true } },
} as unknown as GameAnalysis
