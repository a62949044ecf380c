import { stackTypes, startScore } from '../../contract/constants.ts'
import { playTime } from '../../contract/play-time.ts'
import { isBad, rewardStructure } from './decks.ts'
import type { Behaviour, Draw, PlayedGame } from './types.ts'

/** Draws before this one are the time of learning: the risk score looks at the later ones (0-based). */
export const firstLateDraw = 20
/** How many draws after a loss count as a reaction to it. */
const reactionDraws = 3

/** What was seen in a game, counted from its draws. */
export const observe = (game: PlayedGame, draws: readonly Draw[]): Behaviour => {
  const { roles } = rewardStructure(game.rewardStructureId)
  const roleOf = (choice: number) => roles[stackTypes[choice]!]
  const bad = draws.map((draw) => isBad(roleOf(draw.choice)))
  const badCards = bad.slice(firstLateDraw).filter(Boolean).length
  const changes = draws.map((draw, t) => t > 0 && draw.choice !== draws[t - 1]!.choice)
  return {
    net: scoreOf(draws) - startScore,
    badShare: badCards / (draws.length - firstLateDraw),
    badCards,
    afterBadLoss: reactionsToLosses(draws, bad),
    wins: stays(draws, (draw) => draw.outcome > 0),
    losses: stays(draws, (draw) => draw.outcome < 0),
    frequentWinCards: draws.filter((draw) => roleOf(draw.choice).endsWith('I')).length,
    switches: changes.filter(Boolean).length,
    longestRun: longestRun(changes),
    largestShare: largestShare(draws),
    medianReactionTime: median(game.draws.map((draw) => draw.reactionTime)),
    duration: playTime(game.draws) / 1000,
    randomPopup: game.popups.includes('random_choices_random_result'),
  }
}

/** 2000 + all card values. */
export const scoreOf = (draws: readonly Draw[]): number => draws.reduce((score, draw) => score + draw.outcome, startScore)

/** Of the most chosen deck, 0–1. */
export const largestShare = (draws: readonly Draw[]): number =>
  Math.max(...[0, 1, 2, 3].map((deck) => draws.filter((draw) => draw.choice === deck).length)) / draws.length

/** Draws that lie within three after a loss on a bad deck, and how many of them are from a bad deck again. */
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

/** How often a draw of some kind was followed by another from the same deck. */
const stays = (draws: readonly Draw[], isKind: (draw: Draw) => boolean): { count: number; stayed: number } => {
  const followed = draws.slice(0, -1).map((draw, t) => ({ draw, next: draws[t + 1]! }))
  const kind = followed.filter(({ draw }) => isKind(draw))
  return { count: kind.length, stayed: kind.filter(({ draw, next }) => draw.choice === next.choice).length }
}

const longestRun = (changes: readonly boolean[]): number => {
  let longest = 0
  let run = 0
  for (const changed of changes) {
    run = changed ? 1 : run + 1
    longest = Math.max(longest, run)
  }
  return longest
}

/** The middle value, or the mean of the two middle ones; NaN of nothing. */
export const median = (values: readonly number[]): number => {
  const ascending = values.toSorted((a, b) => a - b)
  const half = ascending.length / 2
  return (ascending[Math.floor(half - 0.5)]! + ascending[Math.floor(half)]!) / 2
}
