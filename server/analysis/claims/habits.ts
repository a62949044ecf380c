import type { Claim } from '../../../contract/claims.ts'
import type { Results } from '../../../contract/results.ts'
import type { ArewLevel, FiveLevel } from '../../../contract/scales.ts'
import type { Level, Levels } from '../levels.ts'
import type { Behaviour } from '../types.ts'
import { claim, leaveCounts, lossesSeen, volunteers } from './usual-counts.ts'

/** Data that sentences about habits are checked against. */
export type HabitsSeen = {
  results: Pick<Results, 'texts'> & { levels: Levels }
  behaviour: Pick<Behaviour, 'wins' | 'losses' | 'frequentWinCards' | 'switches' | 'longestRun'>
  /** LE, −1 to 1 */
  lossEffect: number
}

/** One claim for each of the four habits: its level if the counts agree with its words, else the count alone, or why no level is named. */
export const habitClaims = ({ results: { levels, texts }, behaviour, lossEffect }: HabitsSeen): Claim[] => {
  const { wins, losses, frequentWinCards, switches: changes, longestRun: run } = behaviour
  const leaves = leaveCounts(behaviour)
  const shownLosses = (expected: 'less' | 'more') => lossesSeen(expected, { behaviour, lossEffect }) === expected
  const lossWords = { low: shownLosses('less'), high: shownLosses('more') }
  const changeWords = fiveWords(changes, volunteers.switches)

  const arew = endingOf(levels.arew, fourWords(wins.stayed / wins.count, volunteers.staysAfterWins))
  const apun = endingOf(levels.apun, lossWords)
  const betaF = endingOf(levels.betaF, fiveWords(frequentWinCards, volunteers.frequentWinCards))
  const betaP = endingOf(levels.betaP, {
    very_low: changeWords.very_high,
    low: changeWords.high,
    medium: changeWords.medium,
    high: changeWords.low,
    very_high: changeWords.very_low,
  })

  const changesAgree =
    { low_betap: changeWords.high, medium_betap: changeWords.medium, high_betap: changeWords.low }[texts.apun] &&
    (!isLevel(betaP) || texts.apun === `${betaP.replace('very_', '')}_betap`)
  const lossesAgree = apun !== 'split' && (texts.arew.endsWith('low_apun') ? lossWords.low : lossWords.high)
  const isWhole = changesAgree && lossesAgree && texts.arew.startsWith(texts.apun)
  return [
    claim(isLevel(arew) && isWhole ? `habit_arew_${arew}_${texts.arew}` : `habit_arew_${arew}`, {
      stayed_wins: wins.stayed,
      stayed_losses: losses.stayed,
      ...leaves,
      changes,
    }),
    claim(isLevel(apun) && changesAgree ? `habit_apun_${apun}_${texts.apun}` : `habit_apun_${apun}`, { ...leaves, changes }),
    claim(`habit_betaF_${betaF}`, { frequent_wins: frequentWinCards }),
    claim(`habit_betaP_${betaP}`, { changes, run }),
  ]
}

/** How a claim's key ends that names no level. */
type NoLevel = 'count' | 'split' | 'denied'
const isLevel = <Name extends string>(ending: Name | NoLevel): ending is Name => !['count', 'split', 'denied'].includes(ending)

const endingOf = <Name extends string>({ level, status }: Level<Name>, words: Record<Name, boolean>): Name | NoLevel => {
  if (status !== 'named') return status
  return words[level] ? level : 'count'
}

type Quartiles = { lower: number; median: number; upper: number }
type FiveWords = Record<FiveLevel, boolean>

/** Which words are true of a count: few or many from the quartiles on, fewer or more than half of the volunteers. */
const fourWords = (count: number, { lower, median, upper }: Quartiles): Record<ArewLevel, boolean> => ({
  low: count <= lower,
  medium_low: count < median,
  medium_high: count > median,
  high: count >= upper,
})

const fiveWords = (count: number, { p10, lower, median, upper, p90 }: Quartiles & { p10: number; p90: number }): FiveWords => ({
  very_low: count <= p10,
  low: count < median,
  medium: count >= lower && count <= upper,
  high: count > median,
  very_high: count >= p90,
})
