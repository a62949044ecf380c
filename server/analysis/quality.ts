import { plausibleReactionMs } from '../../contract/constants.ts'
import type { QualityFlag } from '../../contract/scales.ts'
import type { Behaviour, PosteriorSummary } from './types.ts'

/** A higher share of one deck says little about learning. (More than 0.9 is refused.) */
const oneDeckShare = 0.8

/** ln of how much better the model explains the draws than random play. */
export const evidenceOverChance = ({ logEvidence }: Pick<PosteriorSummary, 'logEvidence'>, draws: number): number =>
  logEvidence + draws * Math.log(4)

export type QualitySeen = Pick<Behaviour, 'largestShare' | 'medianReactionTime'> & { overChance: number; scripted: boolean }

/** Limits on how firmly a game's result may be stated. */
export const qualityFlags = ({ largestShare, medianReactionTime, overChance, scripted }: QualitySeen): QualityFlag[] => {
  const flags: QualityFlag[] = []
  if (largestShare > oneDeckShare) flags.push('one_deck')
  if (medianReactionTime !== null && medianReactionTime < plausibleReactionMs) flags.push('too_fast')
  if (overChance < 0) flags.push('random_play')
  if (scripted) flags.push('scripted')
  return flags
}

/** Whether category and guess may be stated: with `one_deck` alone the behaviour is clear, though not its reason. */
export const isFirm = (flags: readonly QualityFlag[]): boolean => flags.every((flag) => flag === 'one_deck')
