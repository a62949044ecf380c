import type { Decks } from '../analysis/behaviour.ts'
import { chooseAdvice } from '../analysis/choose-advice.ts'
import type { Draw, GameAnalysis } from '../analysis/types.ts'
import { contradiction } from './judge.ts'

/** What the fixed judge makes of all that is said of a game beside its score, the reasons of its tips included. */
export type Judgement = {
  sentences: number
  contradicted: number
  /** of the four habits, those without a sentence of their own */
  silentHabits: number
  faults: string[]
}

/** Compares what an analysis, and the advice after a guess of 0–100, says with what the cards themselves show. */
export const judge = (analysis: GameAnalysis, draws: readonly Draw[], decks: Decks, guess = 50): Judgement => {
  // The verdict is the score's own words, and no count can deny it.
  const said = analysis.results.claims.filter(({ key }) => !key.startsWith('verdict_'))
  const claims = [...said, ...chooseAdvice(analysis, guess).claims]
  const faults = claims.flatMap((claim) => contradiction(claim, { draws, ...decks }) ?? [])
  const habits = claims.filter(({ key }) => key.startsWith('habit_'))
  const silent = habits.filter(({ key }) => key.endsWith('_neutral') || key.endsWith('_split'))
  return { sentences: claims.length, contradicted: faults.length, silentHabits: silent.length, faults }
}
