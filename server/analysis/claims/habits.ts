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
export const habitClaims = (habits: HabitsSeen): Claim[] => [rewards(habits), losses(habits), winFrequency(habits), persistence(habits)]

const rewards = (habits: HabitsSeen): Claim => {
  const { levels, texts } = habits.results
  const counts = learningCounts(habits)
  const { level, named } = levels.arew
  if (!named) return claim('habit_arew_split', counts)
  const agrees = level === 'low' || level === 'medium_low' ? makesLittle(habits) : makesMuch(habits)
  if (!agrees) return claim('habit_arew_neutral', counts)
  const { wins } = habits.behaviour
  const changesAgree = texts.arew.startsWith('low_betap') ? changedMore(habits) : changedLess(habits)
  const staysAgree = isUsual(texts.arew.endsWith('low_apun') ? wins.count - wins.stayed : wins.stayed, wins.count)
  return claim(changesAgree && staysAgree ? `habit_arew_${level}_${texts.arew}` : `habit_arew_${level}`, counts)
}

const losses = (habits: HabitsSeen): Claim => {
  const { levels, texts } = habits.results
  const counts = learningCounts(habits)
  const { level, named } = levels.apun
  if (!named) return claim('habit_apun_split', counts)
  const shownLosses = lossesSeen(level === 'low' ? 'less' : 'more', habits)
  if (shownLosses !== 'less' && shownLosses !== 'more') return claim(`habit_apun_${shownLosses}`, counts)
  const changesAgree = { low_betap: changedMore, medium_betap: changedAsMost, high_betap: changedLess }[texts.apun](habits)
  return claim(changesAgree ? `habit_apun_${level}_${texts.apun}` : `habit_apun_${level}`, counts)
}

const winFrequency = (habits: HabitsSeen): Claim => {
  const { level, named } = habits.results.levels.betaF
  const counts = stayCounts(habits)
  if (!named) return claim('habit_betaF_split', counts)
  const { losses } = habits.behaviour
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

const persistence = (habits: HabitsSeen): Claim => {
  const { level, named } = habits.results.levels.betaP
  const { switches, longestRun } = habits.behaviour
  const counts = { changes: switches, run: longestRun }
  if (!named) return claim('habit_betaP_split', counts)
  const { low, medium, high } = { low: changedMore(habits), medium: changedAsMost(habits), high: changedLess(habits) }
  // "Very often" and "a long time" are stated only beyond the quartile; otherwise the sentence of the next level is used.
  const veryOften = low && switches > volunteers.switches.upper && longestRun < volunteers.longestRun.upper
  const long = high && longestRun >= volunteers.longestRun.upper
  const [shows, shownLevel] = {
    very_low: [low, veryOften ? 'very_low' : 'low'] as const,
    low: [low, 'low'] as const,
    medium: [medium, 'medium'] as const,
    high: [high, 'high'] as const,
    very_high: [high, long ? 'very_high' : 'high'] as const,
  }[level]
  return claim(shows ? `habit_betaP_${shownLevel}` : 'habit_betaP_neutral', counts)
}

/**
 * Wins and losses made less, or more, difference in either direction: leaving after wins and staying after losses counts as a difference
 * too.
 */
const makesLittle = (habits: HabitsSeen) =>
  differencesSeen(habits).every((difference) => Math.abs(difference) < volunteers.lossEffectSize.median)
const makesMuch = (habits: HabitsSeen) =>
  differencesSeen(habits).every((difference) => Math.abs(difference) > volunteers.lossEffectSize.median)

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

const learningCounts = (habits: HabitsSeen) => ({ ...stayCounts(habits), changes: habits.behaviour.switches })
