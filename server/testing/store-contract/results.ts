import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { CardSelection } from '../../../contract/game.ts'
import type { GameAnalysis } from '../../analysis/types.ts'
import { day, dayOf, startOfWeek } from '../../process/time.ts'
import type { Store } from '../../store/store.ts'
import { at, sampleDraws } from '../sample-draws.ts'
import { advice, analysis, guess, refusal, tables } from './samples.ts'
import type { ContractTest } from './stores.ts'

/** The day on which the week of sample games begins */
const monday = dayOf(startOfWeek(at))

/** Data of a finished game: analysis, guess, advice, consent, comparison groups, and its removal. */
export const results = (test: ContractTest): void => {
  test('the first analysis, guess and advice are final', async ({ store, other, newGame }) => {
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

  test('figures have a category only of results that may be stated (ruling 21)', async ({ store, newGame, operator }) => {
    for (const firm of [true, false]) {
      const { uid } = await newGame(undefined, operator)
      const results = { category: 'risky', quality: { flags: [], firm } }
      await store.addAnalysis(uid, { ...analysis, results } as unknown as GameAnalysis, at)
    }
    const counts = await store.tallies.weeks(operator, monday, monday + 7, false)
    expect(counts.filter(({ event }) => event === 'analysed').map(({ key, count }) => [key, count])).toEqual([
      ['', 1],
      ['risky', 1],
    ])
  })

  test('what games did counts in the week they began in, until it is shown; those that were deleted by then do not, test games apart', async (stores) => {
    const { store, other, newGame, operator } = stores
    const [first, second, third, visit, tried] = [
      await newGame(undefined, operator),
      await newGame('somebody', operator),
      await newGame(undefined, operator),
      await newGame(undefined, operator),
      await newGame(undefined, operator, true),
    ]
    // The week is shown two days after its last one.
    const shownAt = (monday + 9) * day
    const countsOf = async (test = false) => {
      const counts = new Map<string, number>()
      for (const { day: week, event, key, count } of await other.tallies.weeks(operator, monday - 7, monday + 14, test)) {
        expect(week).toBe(monday)
        if (count > 0) counts.set(`${event} ${key}`.trim(), count)
      }
      return Object.fromEntries(counts)
    }
    const play = ({ uid }: { uid: string }, from: number, to: number, now: number) => store.addDraws(sampleDraws(uid, to).slice(from), now)
    for (const game of [first, second]) {
      await play(game, 0, 80, at)
      // A repeat counts nothing.
      for (const draw of [10, 79]) await other.addDraw(sampleDraws(game.uid, 80)[draw] as CardSelection, at)
      for (const each of [store, other]) await each.addAnalysis(game.uid, analysis, at)
    }
    for (const each of [store, other]) await each.addGuess(second.uid, guess, at)
    await play(third, 0, 30, shownAt - 1)
    await play(tried, 0, 11, at)
    const third11 = { 'reached 0': 4, 'reached 11': 3, 'reached 21': 3 }
    const rest = { 'reached 31': 2, 'reached 41': 2, 'reached 51': 2, 'reached 61': 2, 'reached 71': 2, 'reached 80': 2 }
    expect(await countsOf()).toEqual({ ...third11, ...rest, 'analysed low-risk': 2, guessed: 1 })
    expect(await countsOf(true)).toEqual({ 'reached 0': 1, 'reached 11': 1 })
    expect(await other.removeExternal({ operator, test: false }, 'somebody', shownAt - 1)).toBe(1)
    expect(await other.removeGame(visit.uid, shownAt - 1)).toBe(1)
    const shown = {
      ...{ 'reached 0': 2, 'reached 11': 2, 'reached 21': 2, 'reached 31': 1, 'reached 41': 1, 'reached 51': 1, 'reached 61': 1 },
      ...{ 'reached 71': 1, 'reached 80': 1, 'analysed low-risk': 1 },
    }
    expect(await countsOf()).toEqual(shown)
    await store.addGuess(first.uid, guess, shownAt)
    await play(third, 30, 80, shownAt)
    await store.addAnalysis(third.uid, analysis, shownAt)
    for (const { uid } of [first, tried]) await other.removeGame(uid, shownAt)
    while ((await store.removeGames(at + 1, 0, 50)) > 0);
    expect(await countsOf()).toEqual(shown)
    expect(await countsOf(true)).toEqual({ 'reached 0': 1, 'reached 11': 1 })
  })

  test('the first plays are those that may enter a comparison group, the first of each external id', async ({ store, other, newGame }) => {
    const externalHash = randomUUID()
    const [known, knownAgain] = [await newGame(externalHash), await newGame(externalHash)]
    const [anonymous, vague, unjudged] = [await newGame(), await newGame(), await newGame()]
    const name = randomUUID()
    const add = ({ uid }: { uid: string }, score: number, comparable?: boolean) =>
      store.addAnalysis(uid, { ...analysis, score, modelVersion: name }, at, comparable)
    await add(known, 0, true)
    await add(knownAgain, 1, true)
    await add(anonymous, 2, true)
    await add(vague, 3, false)
    await add(unjudged, 4)
    const found: number[] = []
    for await (const text of other.norms.firstPlays(2)) {
      const { score, modelVersion } = JSON.parse(text) as GameAnalysis
      if (modelVersion === name) found.push(score)
    }
    expect(found.sort()).toEqual([0, 2])
  })

  test('a version of a comparison group is immutable, and none is active until it is activated', async ({ store, other }) => {
    const group = { name: 'installation', n: 1000, modelVersion: 'orl-1', scoreVersion: 'risk-3', tables } as const
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

  test('the store counts games, and removes them without losing the counts', async ({ store, other, newGame, operator }) => {
    const externalHash = randomUUID()
    const countsOf = async (each: Store) => (await each.countGames()).filter((counts) => counts.operator === operator)
    const [complete, begun, partner] = [
      await newGame(undefined, operator),
      await newGame(undefined, operator),
      await newGame(externalHash, operator),
    ]
    await store.addDraws(sampleDraws(complete.uid, 80))
    await store.addAnalysis(complete.uid, analysis, at)
    await store.addDraw(sampleDraws(begun.uid, 1)[0] as CardSelection)
    const counts = [{ operator, started: 3, completed: 1, analysed: 1 }]
    expect(await countsOf(other)).toEqual(counts)
    const live = { operator, test: false }
    expect(await other.removeExternal({ operator, test: true }, externalHash, at)).toBe(0)
    expect(await other.removeExternal(live, externalHash, at)).toBe(1)
    expect(await other.removeExternal(live, externalHash, at)).toBe(0)
    expect(await store.findGame(partner.uid)).toBeUndefined()
    expect(await countsOf(store)).toEqual(counts)
    expect(await store.removeGames(at, 0, 1000)).toBe(0)
    expect(await store.removeGames(at + 1, 0, 1)).toBe(1)
    while ((await store.removeGames(at + 1, 0, 50)) > 0);
    expect(await store.findGame(complete.uid)).toBeUndefined()
    expect(await store.findAnalysis(complete.uid)).toBeUndefined()
    expect(await countsOf(store)).toEqual(counts)
    await expect(store.addDraw(sampleDraws(begun.uid, 2)[1] as CardSelection)).rejects.toEqual(refusal('forbidden'))
  })

  test('a visit without a card that its player deletes leaves neither event nor count (ruling 55)', async (stores) => {
    const { store, other, newGame, operator } = stores
    const [visit, begun] = [await newGame(undefined, operator), await newGame(undefined, operator)]
    await store.addDraw(sampleDraws(begun.uid, 1)[0] as CardSelection)
    for (const { uid } of [visit, begun]) expect(await other.removeGame(uid, at)).toBe(1)
    expect(await store.findGame(visit.uid)).toBeUndefined()
    const stream = { operator, test: false }
    await store.eventStreams.publish(stream)
    expect((await store.eventStreams.page(stream, 0, 0, 9)).map(({ type }) => type)).toEqual(['user.deleted'])
    expect((await store.countGames()).filter((counts) => counts.operator === operator)).toMatchObject([{ started: 1 }])
  })

  test('the games that are left and the deleted ones make up what was tallied by day, without test games', async (stores) => {
    const { store, other, newGame, operator } = stores
    const evening = Date.UTC(2026, 5, 30, 23)
    const morning = evening + 3_600_000 * 2
    const oneDeck = (uid: string) => sampleDraws(uid, 80, 3, 'b')
    const [mixed, single, begun] = [
      await newGame(undefined, operator),
      await newGame(undefined, operator),
      await newGame(undefined, operator),
    ]
    const test = await newGame(undefined, operator, true)
    await store.addDraws([...sampleDraws(mixed.uid, 80), ...oneDeck(single.uid), ...oneDeck(test.uid)], evening)
    await other.addDraw(sampleDraws(begun.uid, 1)[0] as CardSelection, morning)
    // A repeat counts nothing.
    await store.addDraw(sampleDraws(mixed.uid, 80)[79] as CardSelection, morning)
    for (const isTest of [false, true]) await store.tallies.add({ operator, day: dayOf(morning), event: 'help', test: isTest })
    for (const { uid } of [single, begun, test]) await other.removeGame(uid, morning)
    const today = dayOf(evening)
    const tallies = (await store.tallies.list(today, today + 2)).filter((row) => row.operator === operator)
    expect(tallies.map((row) => `${row.day - today} ${row.event} ${row.key} ${row.count}`)).toEqual([
      '0 completed  2',
      '0 one_deck  1',
      '0 started  2',
      '1 deleted completed 1',
      '1 deleted one_deck 1',
      '1 deleted registered 2',
      '1 deleted started 2',
      '1 help  1',
      '1 started  1',
    ])
    expect(await store.tallies.list(today + 2, today + 3)).toEqual([])
  })

  test('the store lists complete games in pages, by database id, without those of test secrets', async ({ store, other, newGame }) => {
    const games = [await newGame(), await newGame(), await newGame()]
    const played = [...games.slice(0, 2), await newGame(undefined, 'nfl', true)]
    for (const { uid } of played) await store.addDraws(sampleDraws(uid, 80))
    await store.addDraw(sampleDraws(games[2]?.uid ?? '', 1)[0] as CardSelection)
    await store.addPopupAnswer({ id: games[1]?.uid ?? '', time: at, popup_message: 'halfway', popup_answer: 'continue' })
    await store.addAnalysis(games[1]?.uid ?? '', analysis, at)
    await store.revokeSecret(games[1]?.secret.hash ?? '', at)
    const found = []
    for await (const game of other.completedGames(1)) found.push(game)
    const draws = sampleDraws('', 80).map(({ id: _uid, ...draw }) => draw)
    const ids = await Promise.all(games.slice(0, 2).map(async ({ uid }) => (await store.findGame(uid))?.id))
    const game = { draws, popups: [], analysis: undefined, createdAt: at, completedAt: expect.any(Number), revoked: false, study: null }
    const popups = [{ time: at, popup_message: 'halfway', popup_answer: 'continue', cards_turned: 80 }]
    expect(found.slice(-2)).toEqual([
      { ...game, id: ids[0] },
      { ...game, id: ids[1], popups, analysis, revoked: true },
    ])
  })
}
