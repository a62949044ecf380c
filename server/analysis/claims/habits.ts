import type { Claim } from '../../../contract/claims.ts'
import type { Results } from '../../../contract/results.ts'
import type { Behaviour } from '../types.ts'
import { claim } from './claim.ts'
import { differencesSeen, isUsual, lossesSeen, volunteers } from './usual-counts.ts'

/** Data that sentences about habits are checked against. */
export type HabitsSeen = {
  results: Pick<Results, 'levels' | 'texts'>
  behaviour: Pick<Behaviour, 'wins' | 'losses' | 'switches' | 'longestRun'>
  /** LE, −1 to 1 */
  lossEffect: number
}

/**
 * One claim for each of the four habits: the whole text of its level if every word agrees with the player's counts, else only the
 * level's part, else that no single count shows it. If no level is named: that the choices fit more than one pattern.
 */
export const habitClaims = (seen: HabitsSeen): Claim[] => [rewards(seen), losses(seen), winFrequency(seen), persistence(seen)]

const rewards = (seen: HabitsSeen): Claim => {
  const { levels, texts } = seen.results
  const counts = learningCounts(seen)
  const { level, named } = levels.arew
  if (!named) return claim('habit_arew_split', counts)
  const agrees = level === 'low' || level === 'medium_low' ? makesLittle(seen) : makesMuch(seen)
  if (!agrees) return claim('habit_arew_neutral', counts)
  const { wins } = seen.behaviour
  const moved = texts.arew.startsWith('low_betap') ? changedMore(seen) : changedLess(seen)
  const won = isUsual(texts.arew.endsWith('low_apun') ? wins.count - wins.stayed : wins.stayed, wins.count)
  return claim(moved && won ? `habit_arew_${level}_${texts.arew}` : `habit_arew_${level}`, counts)
}

const losses = (seen: HabitsSeen): Claim => {
  const { levels, texts } = seen.results
  const counts = learningCounts(seen)
  const { level, named } = levels.apun
  if (!named) return claim('habit_apun_split', counts)
  const shownLosses = lossesSeen(level === 'low' ? 'less' : 'more', seen)
  if (shownLosses !== 'less' && shownLosses !== 'more') return claim(`habit_apun_${shownLosses}`, counts)
  const moved = { low_betap: changedMore, medium_betap: changedAsMost, high_betap: changedLess }[texts.apun](seen)
  return claim(moved ? `habit_apun_${level}_${texts.apun}` : `habit_apun_${level}`, counts)
}

const winFrequency = (seen: HabitsSeen): Claim => {
  const { level, named } = seen.results.levels.betaF
  const counts = stayCounts(seen)
  if (!named) return claim('habit_betaF_split', counts)
  const { losses } = seen.behaviour
  const share = losses.stayed / losses.count
  // A few losses do not show a habit.
  const shows =
    losses.count >= 5 &&
    {
      very_low: share > volunteers.staysAfterLosses.median,
      low: share > volunteers.staysAfterLosses.median,
      medium: isUsual(losses.count - losses.stayed, losses.count),
      high: share < volunteers.staysAfterLosses.median,
      very_high: share < volunteers.staysAfterLosses.median,
    }[level]
  return claim(shows ? `habit_betaF_${level}` : 'habit_betaF_neutral', counts)
}

const persistence = (seen: HabitsSeen): Claim => {
  const { level, named } = seen.results.levels.betaP
  const { switches, longestRun } = seen.behaviour
  const counts = { changes: switches, run: longestRun }
  if (!named) return claim('habit_betaP_split', counts)
  const { low, medium, high } = { low: changedMore(seen), medium: changedAsMost(seen), high: changedLess(seen) }
  // "Very often" and "a long time" are stated only beyond the quartile; nearer to the middle the next level's sentence is true.
  const veryOften = low && switches > volunteers.switches.upper && longestRun < volunteers.longestRun.upper
  const long = high && longestRun >= volunteers.longestRun.upper
  const [shows, told] = {
    very_low: [low, veryOften ? 'very_low' : 'low'] as const,
    low: [low, 'low'] as const,
    medium: [medium, 'medium'] as const,
    high: [high, 'high'] as const,
    very_high: [high, long ? 'very_high' : 'high'] as const,
  }[level]
  return claim(shows ? `habit_betaP_${told}` : 'habit_betaP_neutral', counts)
}

/** A win or a loss made less, or more, difference, in either direction: leaving after wins and staying after losses is one too. */
const makesLittle = (seen: HabitsSeen) =>
  differencesSeen(seen).every((difference) => Math.abs(difference) < volunteers.lossEffectSize.median)
const makesMuch = (seen: HabitsSeen) => differencesSeen(seen).every((difference) => Math.abs(difference) > volunteers.lossEffectSize.median)

const changedMore = ({ behaviour }: HabitsSeen) => behaviour.switches > volunteers.switches.median
const changedLess = ({ behaviour }: HabitsSeen) => behaviour.switches < volunteers.switches.median
const changedAsMost = ({ behaviour: { switches } }: HabitsSeen) =>
  switches >= volunteers.switches.lower && switches <= volunteers.switches.upper

const stayCounts = ({ behaviour: { wins, losses } }: HabitsSeen) => ({
  stayed_wins: wins.stayed,
  wins: wins.count,
  stayed_losses: losses.stayed,
  losses: losses.count,
})

const learningCounts = (seen: HabitsSeen) => ({ ...stayCounts(seen), changes: seen.behaviour.switches })
