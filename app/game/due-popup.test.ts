import { describe, expect, test } from 'vitest'
import type { PopupKey } from '../../contract/popups.ts'
import { mulberry32 } from '../../server/testing/mulberry32.ts'
import type { DrawEntry, JournalEntry } from '../session/journal.ts'
import { answered, drawsFrom, inTurn } from '../testing/draws.ts'
import { duePopup, triggersAt } from './due-popup.ts'
import { type PopupTrigger, triggers } from './popup-triggers.ts'

/** Simulated games; `npm run soak -- popups` plays more. */
const games = Number(process.env.POPUP_GAMES ?? 100)

const fast = (decks: readonly number[]) => drawsFrom(decks, () => ({ reactionTime: 100 }))
const due = (entries: readonly JournalEntry[]) => duePopup(entries, triggers)
/** What comes at each card, when each popup is answered as it comes. */
const played = (draws: readonly JournalEntry[], using = triggers) => {
  const entries: JournalEntry[] = []
  const shown: [number, string][] = []
  draws.forEach((draw, index) => {
    entries.push(draw)
    for (let key = duePopup(entries, using); key; key = duePopup(entries, using)) {
      shown.push([index + 1, key])
      entries.push(answered(key))
    }
  })
  return shown
}

test('a calm, varied game shows only the popups halfway and, at 65, the hunch', () => {
  const draws = drawsFrom(Array.from({ length: 80 }, (_, i) => Math.floor(i / 3) % 4))
  expect(played(draws)).toEqual([
    [40, 'halfway'],
    [65, 'do_you_have_a_hunch'],
  ])
})

test('each key comes once, by priority, at least six cards apart; the 90 % one may repeat at card 60', () => {
  const shown = played(fast(Array.from({ length: 80 }, () => 2)))
  expect(shown).toEqual([
    [10, 'only_one_deck'],
    [16, 'slow_down'],
    [22, 'more_than_ninety_percent'],
    [40, 'halfway'],
    [45, 'do_you_have_a_hunch'],
    [60, 'more_than_ninety_percent'],
  ])
})

test('a popup that has to wait comes if its text is true when its turn comes, else not (R195 to R197)', () => {
  const fastOnce = (until: number, decks: readonly number[]) => drawsFrom(decks, (i) => ({ reactionTime: i < until ? 100 : 900 }))
  const tenOfOne = Array.from({ length: 10 }, () => 1)
  const comes = (draws: readonly JournalEntry[]) =>
    played(draws)
      .slice(0, 2)
      .map(([card, key]) => `${card} ${key}`)
  // Six cards later the median of the last eight is that of a player who slowed down, or who did not.
  expect(comes(fastOnce(10, [...tenOfOne, ...inTurn(70)]))).toEqual(['10 only_one_deck', '40 halfway'])
  expect(comes(fastOnce(14, [...tenOfOne, ...inTurn(70)]))).toEqual(['10 only_one_deck', '16 slow_down'])
  // 19 of 20 from one deck, but 19 of 22 when the turn comes after the first popup.
  const nineteen = [...Array.from({ length: 9 }, () => 1), 2, ...Array.from({ length: 10 }, () => 1)]
  const lateFast = drawsFrom([...nineteen, 0, 3, ...inTurn(58)], (i) => ({ reactionTime: i >= 12 && i < 18 ? 100 : 900 }))
  expect(played(lateFast).map(([, key]) => key)).not.toContain('more_than_ninety_percent')
})

/** What the texts claim, said once more by somebody who has not read the triggers. */
const isTrue: Partial<Record<PopupKey, (draws: readonly DrawEntry[]) => boolean>> = {
  only_one_deck: (draws) => new Set(draws.map(({ deck }) => deck)).size === 1,
  more_than_ninety_percent: (draws) => [0, 1, 2, 3].some((deck) => draws.filter((draw) => draw.deck === deck).length > 0.9 * draws.length),
  slow_down: (draws) => {
    const times = draws.slice(-8).map(({ reactionTime }) => reactionTime)
    return (
      times
        .sort((a, b) => a - b)
        .slice(3, 5)
        .reduce((sum, ms) => sum + ms, 0) <
      2 * 550
    )
  },
  random_choices_random_result: (draws) => {
    const last = draws.slice(-24).map(({ deck }) => deck)
    return last.filter((deck, i) => i > 0 && deck !== last[i - 1]).length >= 0.8 * 23
  },
}

test('of all popups that players see who heed them, none is false at the card at which it stands (R195 to R198)', () => {
  const random = mulberry32(20261129)
  for (let game = 0; game < games; game++) {
    const entries: JournalEntry[] = []
    const draws: DrawEntry[] = []
    let [favourite, loyalty, pace] = [Math.floor(random() * 4), random(), 200 + random() * 1000]
    for (let card = 1; card <= 80; card++) {
      const deck = random() < loyalty ? favourite : Math.floor(random() * 4)
      const [draw] = drawsFrom([deck], () => ({ reactionTime: pace * (0.5 + random()), value: random() < 0.5 ? 100 : -100 }))
      if (draw) draws.push(draw)
      entries.push(...draws.slice(-1))
      for (let key = due(entries); key; key = due(entries)) {
        expect(isTrue[key]?.(draws) ?? true, `${key} at card ${card} of game ${game}`).toBe(true)
        entries.push(answered(key))
        if (key === 'slow_down') pace = 1500
        if (key === 'only_one_deck' || key === 'more_than_ninety_percent') loyalty = 0.2
        if (key === 'random_choices_random_result') [favourite, loyalty] = [deck, 0.8]
      }
    }
  }
})

test('a popup that has not come by card 77 is dropped (ruling 9)', () => {
  const at = (key: PopupKey, card: number): PopupTrigger => ({ key, fires: (draws) => draws.length === card, holds: () => true })
  // The second one waits for the sixth card after the first.
  const second = (card: number) =>
    played(drawsFrom(inTurn(80)), [at('only_one_deck', card), at('slow_down', card + 1)]).find(([, key]) => key === 'slow_down')?.[0]
  expect(second(71)).toBe(77)
  expect(second(72)).toBeUndefined()
})

test('the popup halfway comes after card 40 whatever came before it, and is not counted for the spacing (R199, R252, ruling 9)', () => {
  const forty = drawsFrom(inTurn(40), (i) => ({ reactionTime: i >= 32 ? 100 : 900 }))
  const shown = played(forty)
  expect(shown.at(-1)).toEqual([40, 'halfway'])
})

test('an open popup is due again after a reload, an answered one is not', () => {
  const draws = fast(inTurn(10))
  expect(due(draws)).toBe('slow_down')
  expect(due([...draws, answered('slow_down')])).toBeNull()
})

test('a game without coaching shows the popup halfway alone', () => {
  expect(played(fast(Array.from({ length: 80 }, () => 2)), [])).toEqual([[40, 'halfway']])
})

const fires = (key: string, draws: ReturnType<typeof drawsFrom>) => triggers.find((trigger) => trigger.key === key)?.fires(draws)
const same = (count: number, deck = 1) => Array.from({ length: count }, () => deck)

// Keys in order of priority.
test('every popup about the way of playing is found, in order', () => {
  expect(triggers.map(({ key }) => key)).toEqual([
    'more_than_ninety_percent',
    'only_one_deck',
    'slow_down',
    'random_choices_random_result',
    'do_you_have_a_hunch',
  ])
})

test('they fire everywhere, but in a study without them, whose last day ends at midnight UTC (ruling 53)', () => {
  const study = { uncoachedUntil: '2027-06-30' }
  expect(triggersAt({}, new Date('2027-06-30T12:00:00Z'))).toBe(triggers)
  expect(triggersAt(study, new Date('2027-06-30T23:59:59Z'))).toEqual([])
  expect(triggersAt(study, new Date('2027-07-01T00:00:00Z'))).toBe(triggers)
})

describe('only_one_deck (R195)', () => {
  test.each([
    [same(10), true],
    [same(9), false],
    [same(11), false],
    [[...same(9), 2], false],
  ])('fires for the decks %j: %s', (decks, expected) => expect(fires('only_one_deck', drawsFrom(decks))).toBe(expected))
})

describe('more_than_ninety_percent (R196)', () => {
  test.each([
    ['19 of 20', [...same(19), 0], true],
    ['18 of 20, exactly 90 %', [...same(18), 0, 0], false],
    ['19 of 19, too early', same(19), false],
    ['28 of 31', [...same(28), 0, 0, 0], true],
    ['27 of 30, exactly 90 %', [...same(27), 0, 0, 0], false],
  ])('%s', (_, decks, expected) => expect(fires('more_than_ninety_percent', drawsFrom(decks))).toBe(expected))
})

describe('slow_down (R197)', () => {
  const timed = (times: readonly number[]) => drawsFrom(inTurn(times.length), (i) => ({ reactionTime: times[i] ?? 0 }))
  const calm = [900, 900]
  test.each([
    ['median 549.5', [...calm, 100, 100, 100, 549, 550, 900, 900, 900], true],
    ['median 550', [...calm, 100, 100, 100, 550, 550, 900, 900, 900], false],
    ['nine draws only', [...same(9, 100)], false],
    ['only the last eight count', [...same(10, 100), ...same(8, 800)], false],
  ])('%s', (_, times, expected) => expect(fires('slow_down', timed(times))).toBe(expected))
})

describe('random_choices_random_result (R198)', () => {
  test('fires for switching on every draw, whatever a card brought', () =>
    expect(fires('random_choices_random_result', drawsFrom(inTurn(56)))).toBe(true))
  test('does not fire before card 56', () => expect(fires('random_choices_random_result', drawsFrom(inTurn(55)))).toBe(false))
  test('does not fire when one deck is left out (entropy 1.58 bit)', () =>
    expect(fires('random_choices_random_result', drawsFrom(Array.from({ length: 56 }, (_, i) => i % 3)))).toBe(false))
  test('does not fire when the player stays after a win and changes after a loss', () => {
    // A win on every 4th draw, after which the deck stays; 18 of 23 steps change at most.
    const decks: number[] = []
    for (let i = 0; i < 56; i++) decks.push(i > 0 && (i - 1) % 4 === 0 ? (decks[i - 1] ?? 0) : ((decks[i - 1] ?? 0) + 1) % 4)
    const draws = drawsFrom(decks, (i) => ({ value: i % 4 === 0 ? 100 : -100 }))
    expect(fires('random_choices_random_result', draws)).toBe(false)
  })
})

describe('do_you_have_a_hunch (R200)', () => {
  const late = (count: number, fromOne: number) => [
    ...inTurn(count - 10),
    ...same(fromOne),
    ...[0, 2, 3, 0, 2, 3, 0, 2, 3, 0].slice(0, 10 - fromOne),
  ]
  test.each([
    ['7 of the last 10 at card 45', late(45, 7), true],
    ['6 of the last 10', late(45, 6), false],
    ['too early', late(44, 9), false],
    ['at card 65 in any case', inTurn(65), true],
    ['not after card 65', late(66, 9), false],
  ])('%s', (_, decks, expected) => expect(fires('do_you_have_a_hunch', drawsFrom(decks))).toBe(expected))
})
