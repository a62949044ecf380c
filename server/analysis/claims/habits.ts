import type { Claim } from '../../../contract/claims.ts'
import type { Results } from '../../../contract/results.ts'
import type { Behaviour } from '../types.ts'
import { claim } from './claim.ts'
import { volunteers } from './counts.ts'

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
  const won = texts.arew.endsWith('low_apun') ? 2 * wins.stayed < wins.count : 2 * wins.stayed > wins.count
  return claim(moved && won ? `habit_arew_${level}_${texts.arew}` : `habit_arew_${level}`, counts)
}

const losses = (seen: HabitsSeen): Claim => {
  const { levels, texts } = seen.results
  const counts = learningCounts(seen)
  const { level, named } = levels.apun
  if (!named) return claim('habit_apun_split', counts)
  if (!(level === 'low' ? losesLittle(seen) : losesMuch(seen))) return claim(bothWays(seen, level), counts)
  const moved = { low_betap: changedMore, medium_betap: changedAsMost, high_betap: changedLess }[texts.apun](seen)
  return claim(moved ? `habit_apun_${level}_${texts.apun}` : `habit_apun_${level}`, counts)
}

/** What is true of wins and losses together, where the losses alone do not show the level. */
const bothWays = (seen: HabitsSeen, level: 'low' | 'high') => {
  const { median } = volunteers.lossEffect
  const { lower, upper } = volunteers.lossEffectSize
  const size = Math.abs(100 * seen.lossEffect)
  if (level === 'low' && 100 * seen.lossEffect < median && size <= lower) return 'habit_apun_little'
  if (level === 'high' && 100 * seen.lossEffect > median && size >= upper) return 'habit_apun_much'
  return 'habit_apun_neutral'
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
      medium: share <= volunteers.staysAfterLosses.upper,
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

/** Losses made the player leave less, or more, than half of the volunteers: beside wins, and by the share of losses alone. */
const losesLittle = ({ lossEffect, behaviour: { losses } }: HabitsSeen) =>
  100 * lossEffect < volunteers.lossEffect.median && losses.stayed / losses.count >= volunteers.staysAfterLosses.median
const losesMuch = ({ lossEffect, behaviour: { losses } }: HabitsSeen) =>
  100 * lossEffect > volunteers.lossEffect.median && losses.stayed / losses.count <= volunteers.staysAfterLosses.median

/** A win or a loss made less, or more, difference, in either direction: leaving after wins and staying after losses is one too. */
const makesLittle = ({ lossEffect }: HabitsSeen) => Math.abs(100 * lossEffect) < volunteers.lossEffectSize.median
const makesMuch = ({ lossEffect }: HabitsSeen) => Math.abs(100 * lossEffect) > volunteers.lossEffectSize.median

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
