import type { Results } from '../../contract/results.ts'
import { claim } from './claims/claim.ts'
import { countedClaims } from './claims/counted.ts'
import type { Levels } from './levels.ts'
import type { Behaviour, GameAnalysis } from './types.ts'

type Renewed = 'score_version' | 'claims' | 'levels'
/** An analysis as it may be stored: the first version of the score had neither claims nor names of levels. */
type Stored = Omit<GameAnalysis, 'results' | 'behaviour'> & {
  results: Omit<Results, Renewed> & Partial<Pick<Results, 'score_version' | 'claims'>> & { levels: Levels }
  behaviour: Omit<Behaviour, 'clock' | 'reactionTimeVersion'> & Partial<Behaviour>
}

/** A stored analysis in its current shape: one of the first method keeps numbers and counts, is marked as such, and gets no claims. */
export const ofEarlierMethod = (stored: Stored): GameAnalysis => {
  const { results } = stored
  const behaviour: Behaviour = { clock: true, reactionTimeVersion: 1, ...stored.behaviour }
  if (results.score_version && results.claims) return { ...stored, behaviour, results: results as Results }
  const { arew, apun, betaP, betaF } = results.levels
  const levels: Levels = {
    arew: { ...arew, named: false },
    apun: { ...apun, named: false },
    betaP: { ...betaP, named: false },
    betaF: { ...betaF, named: false },
  }
  const claims = [claim('count_earlier_method', {}), ...countedClaims(behaviour)]
  return { ...stored, behaviour, results: { ...results, levels, score_version: 'risk-1', claims } }
}
