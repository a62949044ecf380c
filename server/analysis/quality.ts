import type { QualityFlag } from '../../contract/profile.ts'
import type { Behaviour, PosteriorSummary } from './types.ts'

/** More than this share from one deck says little about learning. (More than 0.9 is refused.) */
const oneDeckShare = 0.8
/** Nobody looks at a card and chooses in less: half of the draws faster than this, ms. */
const impossibleReaction = 200

/** ln of how much better the model explains the draws than playing at random. */
export const evidenceOverChance = ({ logEvidence }: Pick<PosteriorSummary, 'logEvidence'>, draws: number): number =>
  logEvidence + draws * Math.log(4)

/** What limits how firmly a game's result may be stated. */
export const qualityFlags = (
  { largestShare, medianReactionTime }: Pick<Behaviour, 'largestShare' | 'medianReactionTime'>,
  overChance: number,
): QualityFlag[] => {
  const flags: QualityFlag[] = []
  if (largestShare > oneDeckShare) flags.push('one_deck')
  if (medianReactionTime < impossibleReaction) flags.push('too_fast')
  if (overChance < 0) flags.push('random_play')
  return flags
}
