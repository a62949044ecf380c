import { expect, test } from 'vitest'
import type { PopupKey } from '../../contract/popups.ts'
import type { JournalEntry } from '../session/journal.ts'
import { duePopup } from './due-popup.ts'
import type { PopupTrigger } from './popup-trigger.ts'
import { answered, drawsFrom, inTurn } from './test-draws.ts'
import { triggers } from './triggers.ts'

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

test('a popup that has to wait comes later, even if its reason is gone', () => {
  const draws = drawsFrom([...Array.from({ length: 10 }, () => 1), ...inTurn(70)], (i) => ({ reactionTime: i < 10 ? 100 : 900 }))
  expect(played(draws).slice(0, 2)).toEqual([
    [10, 'only_one_deck'],
    [16, 'slow_down'],
  ])
})

test('a popup that has not come by card 77 is dropped (ruling 9)', () => {
  const at = (key: PopupKey, card: number): PopupTrigger => ({ key, fires: (draws) => draws.length === card })
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
