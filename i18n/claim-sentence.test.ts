import { expect, it } from 'vitest'
import { claimSentence } from './claim-sentence.ts'
import { loadSetTexts } from './set-texts.ts'

const { profile } = await loadSetTexts('eng')
const counts = { stayed_wins: 49, left_wins: 12, wins: 61, left_losses: 6, losses: 18, changes: 40, run: 21, frequent_wins: 52 }
const less = 'In this game, losses changed your next choice less than they did for half of the volunteers.'
const middle = 'You switched decks 40 out of 79 times. Half of the volunteers switched between 27 and 58 times.'
const left = 'You left the deck after 6 out of 18 losses and after 12 out of 61 wins.'

it.each([
  ['habit_arew_medium_high', 'After a win you stayed with the deck more often than half of the volunteers: 49 out of 61 times.'],
  ['habit_arew_split', 'After a win you stayed with the deck 49 out of 61 times.'],
  ['habit_apun_low_medium_betap', `${less} ${left} ${middle}`],
  ['habit_apun_denied', left],
  ['habit_betaF_denied', '52 of your 80 cards came from the two decks that win most often.'],
  ['habit_betaP_count', 'You switched decks 40 out of 79 possible times. Your longest run on one deck was 21 cards.'],
])('%s is put together of what it counts (ruling 67)', (key, sentence) => {
  expect(claimSentence({ key, counts }, { profile })).toBe(sentence)
})

it('rewards, changes and losses are three sentences in the order of the key (R156)', () => {
  const of = (key: string) => claimSentence({ key, counts }, { profile })
  const whole = [of('habit_arew_low'), of('habit_betaP_high'), of('habit_apun_high')].join(' ')
  expect(of('habit_arew_low_high_betap_high_apun')).toBe(whole)
})
