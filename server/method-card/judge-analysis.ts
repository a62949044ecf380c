import type { Decks } from '../analysis/behaviour.ts'
import { chooseAdvice } from '../analysis/choose-advice.ts'
import type { Draw, GameAnalysis } from '../analysis/types.ts'
import { contradiction } from './judge.ts'

/** The fixed judge's findings on all statements about a game except its score, including the reasons of its tips. */
export type Judgement = {
  sentences: number
  contradicted: number
  /** of the four habits, those without a sentence of their own */
  silentHabits: number
  faults: string[]
}

/** Checks the statements of an analysis, and of the advice after a guess of 0–100, against the cards themselves. */
export const judge = (analysis: GameAnalysis, draws: readonly Draw[], decks: Decks, guess = 50): Judgement => {
  // The verdict restates the score, so no count can contradict it.
  const said = analysis.results.claims.filter(({ key }) => !key.startsWith('verdict_'))
  const claims = [...said, ...chooseAdvice(analysis, guess).claims]
  const faults = claims.flatMap((claim) => contradiction(claim, { draws, ...decks }) ?? [])
  const habits = claims.filter(({ key }) => key.startsWith('habit_'))
  const silent = habits.filter(({ key }) => key.endsWith('_neutral') || key.endsWith('_split'))
  return { sentences: claims.length, contradicted: faults.length, silentHabits: silent.length, faults }
}
