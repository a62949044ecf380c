import { stackTypes, startScore } from '../../contract/constants.ts'
import { playTime } from '../../contract/play-time.ts'
import { isBad, rewardStructure } from './decks.ts'
import { median } from './numbers.ts'
import { timing } from './timing.ts'
import type { Behaviour, Draw, PlayedGame } from './types.ts'

/** Draws before this one are the learning phase: the risk score uses only later ones (0-based). */
export const firstLateDraw = 20
/** How many draws after a loss count as a reaction to it. */
const reactionDraws = 3

/** Properties of decks 0–3. */
export type Decks = {
  /** whether each loses in the long run */
  isBad: readonly boolean[]
  /** whether its losses are rare */
  winsOften: readonly boolean[]
}

/** The decks of one of the nine structures. Throws RangeError for an unknown one. */
export const decksOf = (rewardStructureId: number): Decks => {
  const { roles } = rewardStructure(rewardStructureId)
  return { isBad: stackTypes.map((deck) => isBad(roles[deck])), winsOften: stackTypes.map((deck) => roles[deck].endsWith('I')) }
}

/** Observations of a game: counts of its draws, and its times if the clock is plausible. */
export const observe = (game: PlayedGame, draws: readonly Draw[]): Behaviour => {
  const { clock } = timing(game)
  return {
    ...countDraws(draws, decksOf(game.rewardStructureId)),
    medianReactionTime: clock ? median(game.draws.map((draw) => draw.reactionTime)) : null,
    duration: clock ? playTime(game.draws) / 1000 : null,
    clock,
    randomPopup: game.popups.includes('random_choices_random_result'),
  }
}

/** Counts that depend on the draws alone, on any decks. */
export const countDraws = (draws: readonly Draw[], { isBad, winsOften }: Decks) => {
  const bad = draws.map(({ choice }) => isBad[choice] ?? false)
  const badCards = bad.slice(firstLateDraw).filter(Boolean).length
  const changes = draws.map((draw, t) => t > 0 && draw.choice !== draws[t - 1]!.choice)
  return {
    net: scoreOf(draws) - startScore,
    badShare: badCards / (draws.length - firstLateDraw),
    badCards,
    afterBadLoss: reactionsToLosses(draws, bad),
    ...stays(draws),
    // In our nine structures and in the classic task the losing decks have the biggest wins.
    frequentWinCards: draws.filter(({ choice }) => winsOften[choice]).length,
    switches: changes.filter(Boolean).length,
    longestRun: longestRun(changes),
    largestShare: largestShare(draws),
  }
}

/** 2000 + all card values. */
export const scoreOf = (draws: readonly Draw[]): number => draws.reduce((score, draw) => score + draw.outcome, startScore)

/** Share of the most chosen deck, 0–1. */
export const largestShare = (draws: readonly Draw[]): number =>
  Math.max(...[0, 1, 2, 3].map((deck) => draws.filter((draw) => draw.choice === deck).length)) / draws.length

/** Draws within three after a loss on a bad deck, and how many of them are from a bad deck again. */
export const reactionsToLosses = (draws: readonly Draw[], bad: readonly boolean[]): Behaviour['afterBadLoss'] => {
  const reactions = { draws: 0, bad: 0 }
  let lastLoss = -Infinity
  draws.forEach((draw, t) => {
    if (t - lastLoss <= reactionDraws) {
      reactions.draws++
      if (bad[t]) reactions.bad++
    }
    if (bad[t] && draw.outcome < 0) lastLoss = t
  })
  return reactions
}

/** How often a win and a loss were followed by another draw from the same deck. A card of 0 points is neither. */
export const stays = (draws: readonly Draw[]): Pick<Behaviour, 'wins' | 'losses'> => {
  const wins = { count: 0, stayed: 0 }
  const losses = { count: 0, stayed: 0 }
  draws.slice(0, -1).forEach((draw, t) => {
    if (draw.outcome === 0) return
    const kind = draw.outcome > 0 ? wins : losses
    kind.count++
    if (draws[t + 1]!.choice === draw.choice) kind.stayed++
  })
  return { wins, losses }
}

/** Longest run of draws from one deck; `changes` tells for each draw whether its deck differs from the previous one. */
export const longestRun = (changes: readonly boolean[]): number => {
  let longest = 0
  let run = 0
  for (const isChange of changes) {
    run = isChange ? 1 : run + 1
    longest = Math.max(longest, run)
  }
  return longest
}
