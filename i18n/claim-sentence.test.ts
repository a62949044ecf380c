import { expect, it } from 'vitest'
import { claimSentence, toldOnce } from './claim-sentence.ts'
import { loadSetTexts } from './set-texts.ts'

const { profile } = await loadSetTexts('eng')
const counts = {
  stayed_wins: 49,
  stayed_losses: 12,
  left_wins: 12,
  wins: 61,
  left_losses: 6,
  losses: 18,
  changes: 40,
  run: 21,
  frequent_wins: 52,
}
const less = 'In this game, losses changed your next choice less than they do for a typical volunteer.'
const stayed = 'After a win you stayed with the deck 49 out of 61 times.'
const switched = 'You switched decks 40 times out of a possible 79.'
const left = 'You left the deck after 6 out of 18 losses and after 12 out of 61 wins.'

it.each([
  ['habit_arew_medium_high', `${stayed} At least half of the volunteers did so less often.`],
  ['habit_arew_split', stayed],
  ['habit_arew_denied', `${stayed} After a loss you stayed with the deck 12 out of 18 times.`],
  ['habit_apun_low_medium_betap', `${less} ${left} ${switched} For half of the volunteers, that number was between 27\u00A0and\u00A058.`],
  ['habit_apun_denied', left],
  ['habit_betaF_denied', 'You took 52 of your 80 cards from the two decks that win most often.'],
  [
    'habit_betaF_medium',
    'You took 52 of your 80 cards from the two decks that win most often. For half of the volunteers, that number was between 42\u00A0and\u00A057.',
  ],
  ['habit_betaP_count', `${switched} Your longest run on one deck was 21 cards.`],
  ['striking_changes_few', `${switched} Fewer than 1 in 50 volunteers did so as rarely.`],
])('%s is put together of a count and how it compares (ruling 67)', (key, sentence) => {
  expect(claimSentence({ key, counts }, { profile })).toBe(sentence)
})

it('rewards, changes and losses are three sentences in the order of the key (R156)', () => {
  const of = (key: string) => claimSentence({ key, counts }, { profile })
  const whole = [of('habit_arew_low'), of('habit_betaP_high'), of('habit_apun_high')].join(' ')
  expect(of('habit_arew_low_high_betap_high_apun')).toBe(whole)
})

it('of a habit nothing is said that stands with another measure', () => {
  const key = 'habit_arew_high_high_betap_high_apun'
  expect(claimSentence({ key, counts }, { profile }, ['arew', 'apun', 'betaP'])).toBe(`${stayed} Most volunteers did so less often.`)
  expect(claimSentence({ key, counts }, { profile }, ['arew'])).toContain(switched)
})

it('decks left after wins are told as those kept', () => {
  const key = 'striking_left_wins_few'
  expect(claimSentence({ key, counts: { left_wins: 1, wins: 40 } }, { profile })).toBe(
    'After a win you stayed with the deck 39 out of 40 times. Fewer than 1 in 50 volunteers did so as often.',
  )
})

it('of two reasons that say the same, the second is not told', () => {
  const told = [{ key: 'reason_many_changes' }, { key: 'reason_long_run' }, { key: 'reason_no_pattern' }].map((claim) => ({
    ...claim,
    counts,
  }))
  expect(toldOnce(told).map((claim) => claim?.key)).toEqual(['reason_many_changes', 'reason_long_run', undefined])
})
