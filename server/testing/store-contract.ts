import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StackType, stackTypes } from '../../contract/constants.ts'
import type { CardSelection } from '../../contract/game.ts'
import { cardValue } from '../analysis/decks.ts'
import type { GameAnalysis } from '../analysis/types.ts'
import type { SecretRecord, Store } from '../store/store.ts'

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

    const newSecret = async (operator = 'nfl', test = false): Promise<SecretRecord> => {
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
      expect(await other.findSecret(secret.hash)).toEqual(secret)
      expect(await store.listSecrets('nfl')).toContainEqual(secret)
      expect(await store.listSecrets('hc')).not.toContainEqual(secret)
      await newSecret()
      expect(await store.revokeSecret('', at + 1)).toBeUndefined()
      expect(await other.revokeSecret(secret.hash.slice(0, 20), at + 1)).toEqual({ ...secret, revokedAt: at + 1 })
      expect(await store.findSecret(secret.hash)).toEqual({ ...secret, revokedAt: at + 1 })
      expect(await store.revokeSecret(secret.hash, at + 9)).toEqual({ ...secret, revokedAt: at + 1 })
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

    test('finds the newest game of a player, one with advice first', async () => {
      const externalHash = randomUUID()
      const first = await newGame(externalHash)
      const second = await newGame(externalHash)
      expect(await store.findUidByExternal('nfl', externalHash)).toBe(second.uid)
      expect(await store.findUidByExternal('hc', externalHash)).toBeUndefined()
      await store.addAdvice(first.uid, advice)
      expect(await other.findUidByExternal('nfl', externalHash)).toBe(first.uid)
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

    test('first plays: firm ones, the first of each external id, oldest first; test games do not count', async () => {
      const before = await store.countFirstPlays()
      const externalHash = randomUUID()
      const [first, again, anonymous, vague] = [await newGame(externalHash), await newGame(externalHash), await newGame(), await newGame()]
      const unsure = { ...analysis, results: { ...analysis.results, quality: { flags: [], firm: false } } } as GameAnalysis
      await store.addAnalysis(vague.uid, unsure, at - 3)
      for (const [index, { uid }] of [anonymous, again, first].entries())
        await store.addAnalysis(uid, { ...analysis, score: index }, at - 3 + index)
      const rehearsal = { hash: randomUUID(), operator: 'nfl', test: true, createdAt: at, revokedAt: null }
      await store.addSecret(rehearsal)
      const uid = randomUUID()
      await store.registerGame({ uid, operator: 'nfl', secretHash: rehearsal.hash, at })
      await store.addAnalysis(uid, analysis, at)
      expect(await other.countFirstPlays()).toBe(before + 2)
      expect((await other.listFirstPlays(2)).map((text) => JSON.parse(text).score)).toEqual([0, 2])
    })

    test('keeps comparison groups; a version never changes', async () => {
      const group = { name: 'installation', version: 'installation-1000', n: 1000, modelVersion: 'orl-1', tables } as const
      expect(await store.newestReferenceGroup()).toBeUndefined()
      await store.addReferenceGroup(group)
      await other.addReferenceGroup({ ...group, n: 5 })
      await store.addReferenceGroup({ ...group, version: 'installation-2000', n: 2000 })
      expect(await other.findReferenceGroup('installation-1000')).toEqual(group)
      expect(await other.findReferenceGroup('none')).toBeUndefined()
      expect((await other.newestReferenceGroup())?.n).toBe(2000)
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
      expect(await other.removeExternal(operator, externalHash)).toBe(1)
      expect(await other.removeExternal(operator, externalHash)).toBe(0)
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
      const found = []
      for await (const game of other.completedGames(1)) found.push(game)
      const draws = sampleDraws('', 80).map(({ id: _uid, ...draw }) => draw)
      const ids = await Promise.all(games.slice(0, 2).map(async ({ uid }) => (await store.findGame(uid))?.id))
      expect(found.slice(-2)).toEqual(ids.map((id) => ({ id, draws })))
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
} as const
// The store keeps an analysis as it is and looks at nothing but its version and firmness.
const analysis = {
  score: 1990,
  modelVersion: 'orl-1',
  exactRiskScore: 55.25,
  results: { quality: { flags: [], firm: true } },
} as unknown as GameAnalysis
