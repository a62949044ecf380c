import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { consoleCalls } from '../../contract/console/calls.ts'
import type { Figures } from '../../contract/console/figures.ts'
import type { PageStep } from '../../contract/console/page.ts'
import { stackTypes } from '../../contract/constants.ts'
import { isoWeek } from '../process/iso-week.ts'
import { day } from '../process/utc-day.ts'
import { createReference, hashSecret } from '../security/secrets.ts'
import type { WeekFigure } from '../store/figure-store.ts'
import { leftGroups } from '../store/figures.ts'
import { signedIn } from '../testing/console-client.ts'
import { drawsOf, onBothEngines } from '../testing/test-server.ts'
import { countWeeks } from './count-weeks.ts'
import { makeFigures, tens } from './make-figures.ts'
import { lastWholeWeek, startOfWeek, week } from './weeks.ts'

const { figures, figuresCsv, livePage, overview, texts, checkText, languages, help, snippet } = consoleCalls
const at = { operator: 'nfl' }

test('weeks begin on Monday, and one is shown two days after its end', () => {
  const monday = Date.UTC(2026, 10, 16)
  expect([startOfWeek(monday), startOfWeek(monday - 1), startOfWeek(monday + 7 * day - 1)]).toEqual([monday, monday - week, monday])
  expect(isoWeek(monday)).toBe('2026-W47')
  expect(lastWholeWeek(monday + 9 * day - 1)).toBe(monday - week)
  expect(lastWholeWeek(monday + 9 * day)).toBe(monday)
})

/** Tommy Ettinger's Mulberry32. */
const mulberry = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

/** All that is counted of a week, as it truly was. */
type World = { completed: number; left: number[]; category: number[]; guessed: number }
const started = ({ completed, left }: World): number => completed + left.reduce((all, one) => all + one, 0)
const analysed = ({ category }: World): number => category.reduce((all, one) => all + one, 0)
const isPossible = (world: World): boolean =>
  [world.completed, world.guessed, ...world.left, ...world.category].every((count) => count >= 0) &&
  analysed(world) <= world.completed &&
  world.guessed <= analysed(world)
/** The tables of a week, all of them, made as the console makes them. */
const published = (world: World): string => {
  const figure = (kind: WeekFigure['kind'], key: string, count: number): WeekFigure => ({
    operator: 'nfl',
    week: 'w',
    test: false,
    kind,
    key,
    count,
  })
  const counts = { started: started(world), completed: world.completed, analysed: analysed(world), guessed: world.guessed }
  return JSON.stringify(
    makeFigures(
      ['w'],
      [
        ...Object.entries(counts).map(([key, count]) => figure('games', key, count)),
        ...leftGroups.map((key, index) => figure('left', key, world.left[index] ?? 0)),
        ...['low-risk', 'medium-risk', 'risky', 'high-risk'].map((key, index) => figure('category', key, world.category[index] ?? 0)),
      ],
      [],
    ),
  )
}
/** Worlds that differ from this one in a cell, made up for elsewhere. */
const others = (world: World, change: (world: World) => number[], index: number): World[] => {
  const made: World[] = []
  for (const step of [-1, 1]) {
    const begin = () => {
      const copy = structuredClone(world)
      const cells = change(copy)
      cells[index] = (cells[index] ?? 0) + step
      return { copy, cells }
    }
    made.push(begin().copy)
    for (let other = 0; other < change(world).length; other++) {
      if (other === index) continue
      const { copy, cells } = begin()
      cells[other] = (cells[other] ?? 0) - step
      made.push(copy)
    }
    const { copy } = begin()
    copy.completed -= step
    made.push(copy)
    const both = begin().copy
    both.completed += step
    made.push(both)
    const guess = begin().copy
    guess.guessed += step
    made.push(guess)
  }
  return made
}

test('an attacker with all tables of twelve months recovers no cell under ten: each has another world with the same tables', () => {
  const random = mulberry(20261122)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const extremes = [0, 9, 19].flatMap((count) => [0, 9].map((rest) => ({ left: leftGroups.map(() => count), category: [9, 9, 9, rest] })))
  const worlds: World[] = extremes.map(({ left, category }) => {
    const all = category.reduce((sum, one) => sum + one, 0)
    return { left, category, completed: all + 1, guessed: all }
  })
  for (let weekNumber = 0; weekNumber < 52 * 20; weekNumber++) {
    const most = [9, 12, 40, 200][weekNumber % 4] ?? 9
    const category = [0, 1, 2, 3].map(() => upTo(most))
    const all = category.reduce((sum, one) => sum + one, 0)
    worlds.push({ category, left: leftGroups.map(() => upTo(most)), completed: all + upTo(3), guessed: Math.max(0, all - upTo(3)) })
  }
  let small = 0
  for (const world of worlds) {
    expect(isPossible(world)).toBe(true)
    const tables = published(world)
    for (const cells of [(of: World) => of.left, (of: World) => of.category]) {
      cells(world).forEach((count, index) => {
        if (count >= 10) return
        small += 1
        const alike = others(world, cells, index).filter((other) => isPossible(other) && published(other) === tables)
        expect(alike.length, `${JSON.stringify(world)} ${index}`).toBeGreaterThan(0)
      })
    }
  }
  expect(small).toBeGreaterThan(2000)
})

/** ms that the servers' clock is ahead */
let later = 0

onBothEngines(
  'figures, page and words of the console',
  (server) => {
    const viewer = () => signedIn(server().deps, 'figures@nfl.example', { operator: 'nfl', role: 'viewer' })

    test('games are counted by week, rounded down to tens, test games apart; a week that is counted stays as it is', async () => {
      const { store } = server()
      // A week that the server itself cannot have counted yet.
      const monday = startOfWeek(Date.now())
      const secret = hashSecret(await server().newSecret('nfl'))
      const testSecret = hashSecret(await server().newSecret('nfl', { test: true }))
      const play = async (count: number, cards: number, secretHash: string) => {
        for (let game = 0; game < count; game++) {
          const uid = randomUUID()
          await store.registerGame({ uid, operator: 'nfl', secretHash, reference: createReference(), at: monday + game })
          const stacks = Array.from({ length: cards }, (_, turn) => stackTypes[turn % 4] ?? 'a')
          for (const draw of drawsOf(uid, stacks)) await store.addDraw(draw, monday + game + 1)
        }
      }
      await play(23, 0, secret)
      await play(12, 15, secret)
      await play(11, 1, testSecret)
      later = 3 * week
      const member = await viewer()
      expect(await countWeeks(server().deps)).toBeGreaterThan(0)
      await play(30, 0, secret)
      expect(await countWeeks(server().deps)).toBe(0)
      const read = async (query: Record<string, string> = {}) => (await member.call(figures, at, undefined, query)).body as Figures
      const name = isoWeek(monday)
      const all = await read()
      expect(all.weeks).toHaveLength(52)
      const row = all.weeks.find((each) => each.week === name)
      expect(row?.counts).toMatchObject({ started: 30, completed: 0 })
      const leftAt = all.leftAt.rows.find((each) => each.week === name)
      expect(all.leftAt.keys).toEqual([...leftGroups])
      expect(leftAt?.counts.slice(0, 2)).toEqual([20, 10])
      expect(all.leftAt.totals[1]).toBe(10)
      const tests = await read({ test: 'true', from: name, to: name })
      expect(tests.weeks).toMatchObject([{ week: name, counts: { started: 10, shown: 0 } }])
      const csv = await member.call(figuresCsv, at, undefined, { from: name, to: name })
      expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(String(csv.body).split('\r\n')).toEqual(
        expect.arrayContaining(['table,week,key,count', `counts,${name},started,30`, `leftAt,${name},11-20,10`]),
      )
      expect(tens(9)).toBe(0)
      later = 0
    }, 60_000)

    test('the page’s five steps come as they happen, by test keys alone', async () => {
      const member = await viewer()
      const since = new Date(Date.now() - 1000).toISOString()
      const steps = async () => ((await member.call(livePage, at, undefined, { since })).body as { steps: PageStep[] }).steps
      const reached = async () => (await steps()).filter((step) => step.at !== undefined).map(({ step }) => step)
      expect(await reached()).toEqual([])
      await fetch(`${server().url}/gamalyze?operator=nfl&test=1`)
      const secret = await server().newSecret('nfl', { test: true })
      await server().call('GET', `/api/v1/authentication/check_secret/${secret}/nfl`)
      await expect.poll(reached).toContain('ready')
      const uid = randomUUID()
      await server().call('POST', `/api/v1/authentication/user_secret/${uid}/${secret}/nfl`)
      const stacks = Array.from({ length: 80 }, (_, turn) => stackTypes[(turn * 7) % 4] ?? 'a')
      await server().play(uid, stacks.slice(0, 23))
      expect((await steps()).find(({ step }) => step === 'game')).toMatchObject({ cards: 23 })
      for (const draw of drawsOf(uid, stacks).slice(23)) await server().call('POST', '/api/v1/game/store_card_selection', draw)
      await server().call('POST', `/api/v1/results/results/${uid}`)
      expect(await reached()).toEqual(['hello', 'ready', 'game', 'completed', 'verified'])
      expect((await steps()).at(-1)?.reference).toMatch(/^rf_/)
      expect(await member.call(overview, at)).toMatchObject({
        status: 200,
        body: { id: 'nfl', source: 'folder', steps: [{ step: 'hello' }, {}, {}, {}, {}] },
      })
    }, 60_000)

    test('texts of a set, what is wrong with an own one, languages and help', async () => {
      const member = await viewer()
      const { body } = (await member.call(texts, { ...at, set: 'dan' })) as {
        body: { texts: { key: string; ours: string; fixed: boolean }[] }
      }
      expect(body.texts.find(({ key }) => key === 'landing.title')).toMatchObject({ fixed: false })
      expect(body.texts.find(({ key }) => key === 'landing.pointsOnly')).toMatchObject({ fixed: true })
      const wrong = async (key: string, text: string) =>
        ((await member.call(checkText, at, { set: 'eng', key, text })).body as { faults: { message: string }[] }).faults.length
      expect(await wrong('landing.title', 'Do you know your own game?')).toBe(0)
      expect(await wrong('landing.title', 'Are you an **addict**? Find out in 3 minutes now!')).toBeGreaterThan(0)
      expect(await wrong('landing.pointsOnly', 'x')).toBe(1)
      expect(await member.call(languages, at)).toMatchObject({ status: 200 })
      expect(await member.call(help, at, undefined, { place: 'DK' })).toMatchObject({
        body: { help: expect.arrayContaining([expect.objectContaining({ name: 'StopSpillet' })]) },
      })
      expect([200, 503]).toContain((await member.call(snippet, at)).status)
    })
  },
  { CONSOLE_PORT: '0' },
  { clock: () => Date.now() + later },
)
