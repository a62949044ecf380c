// The work that would hold up requests, in a process of its own: `workers.ts` starts it and calls these functions by name.
import { cardsPerGame, stackTypes } from '../../contract/constants.ts'
import type { Advice } from '../../contract/results.ts'
import { analyseGame } from '../analysis/analyse-game.ts'
import { chooseAdvice } from '../analysis/choose-advice.ts'
import { modelVersion } from '../analysis/model.ts'
import { installationGroup } from '../analysis/reference/build-reference-group.ts'
import { researchVolunteers } from '../analysis/reference/research-volunteers.ts'
import type { GameAnalysis, PlayedGame, ReferenceGroup } from '../analysis/types.ts'
import type { Document } from '../report/compiler.ts'
import { paced } from './paced.ts'
import { standBack } from './stand-back.ts'

export const analyse = ({ game, reference }: { game: PlayedGame; reference: ReferenceGroup }): Promise<GameAnalysis> =>
  paced(() => analyseGame(game, reference))

export const advise = ({ analysis, riskGuess }: { analysis: GameAnalysis; riskGuess: number }): Advice => chooseAdvice(analysis, riskGuess)

/** The comparison group of these first plays, each as stored JSON. */
export const group = (analyses: readonly string[]): Promise<ReferenceGroup> =>
  paced(() =>
    installationGroup(
      analyses.map((text): GameAnalysis => JSON.parse(text)),
      modelVersion,
    ),
  )

export const pdf = async (document: Document): Promise<Uint8Array> => {
  const compile = await loadCompiler()
  return paced(() => compile(document))
}

let compiler: Promise<(document: Document) => Uint8Array> | undefined

/** Takes half a second. */
const loadCompiler = (): Promise<(document: Document) => Uint8Array> => {
  compiler ??= import('../report/compiler.ts').then(({ openCompiler }) => openCompiler())
  return compiler
}

const warmUpGames = 3

/** A process compiles its code during its first analyses: it plays evenly around the decks a few times before any player waits. */
const warmUp = (): void => {
  for (let structure = 0; structure < warmUpGames; structure++) {
    const draws = Array.from({ length: cardsPerGame }, (_, i) => ({
      stackType: stackTypes[i % stackTypes.length] ?? 'a',
      reactionTime: 500,
      time: i * 1500,
    }))
    chooseAdvice(analyseGame({ rewardStructureId: structure, draws, popups: [] }, researchVolunteers), 50)
  }
}

/** ms after the start: a server that answers its first calls, or lives for one test only, is not held up by it. */
const compilerDelay = 1000

standBack()
warmUp()
// What fails here is told to the first who wants a document.
setTimeout(() => loadCompiler().catch(() => {}), compilerDelay).unref()
