import { expect, it } from 'vitest'
import type { QualityFlag } from '../../contract/scales.ts'
import { claimSentence } from '../../i18n/claim-sentence.ts'
import { loadSetTexts } from '../../i18n/set-texts.ts'
import { sfc32 } from '../../server/analysis/random.ts'
import { allOperators } from '../../server/testing/all-operators.ts'
import { fullReportOf, instructions, sentencesOf, sheetOf } from './blind-sheet.ts'
import { analyse } from './simulated-people.ts'
import { type Policy, playPolicy } from './strange-players.ts'

const operator = (await allOperators()).get('mindway')
const texts = await loadSetTexts('eng')

it.each<[string, QualityFlag[], Policy]>([
  [
    'who changes after most losses',
    [],
    (draws, random) => ((draws.at(-1)?.outcome ?? -1) > 0 || random() < 0.2 ? (draws.at(-1)?.choice ?? 0) : 2),
  ],
  ['with 70 cards of one deck', ['one_deck'], ({ length }) => (length % 8 === 0 ? 1 : 3)],
  ['at random, of whom nothing firm is said', ['random_play'], (_, random) => Math.floor(random() * 4)],
])('a blind sheet has every claim and the game of a player %s', (_, expected, policy) => {
  const random = sfc32(1, 2, 3, 4)
  const draws = playPolicy(policy, 0.05, 3, random)
  const analysis = analyse(draws, 3, random)
  if (!analysis) throw new Error('the game is refused')
  const game = { draws, structureId: 3, analysis, guess: 30 }
  const { results, riskGuess, advice } = fullReportOf(game, operator.view.cardColors)
  const sheet = sheetOf(game, 7, operator, texts)

  const { firm, flags } = results.quality
  expect(flags).toEqual(expected)
  // Counts stand in the report of a game without a firm result alone, and tips have no reasons there. Decks left and numbers beside a guess
  // stand without a sentence.
  const told = [
    ...results.claims.filter(({ key }) => !firm || !/^count_(losing|stays|changes)|^part_losses_neutral/.test(key)),
    ...riskGuess.claims.filter(({ key }) => key !== 'guess_numbers'),
    ...(results.striking ? [results.striking] : []),
    ...(firm ? advice.claims.filter(({ key }) => key !== 'reason_for_everyone') : []),
  ]
  /** Wherever a line may break. */
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  const missing = told
    .flatMap((claim) => sentencesOf(claimSentence(claim, texts)))
    .filter((sentence) => !plain(sheet).includes(plain(sentence)))
  expect(missing).toEqual([])
  expect(told.length).toBeGreaterThan(3)
  const numbers = [...sheet.matchAll(/^7[.]g?(\d+) /gm)].map(([number]) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(sheet.match(/ \d[+-]\d+/g)).toHaveLength(80)
  expect(instructions(1)).toContain('Changes of deck, of 79')
})
