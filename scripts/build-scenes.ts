import { stackTypes, startScore } from '../contract/constants.ts'
import { analyseGame } from '../server/analysis/analyse-game.ts'
import { decksOf } from '../server/analysis/behaviour.ts'
import { chooseAdvice } from '../server/analysis/choose-advice.ts'
import { guessClaims } from '../server/analysis/claims/guess.ts'
import { factOf } from '../server/analysis/claims/result-claims.ts'
import { cardValue } from '../server/analysis/decks.ts'
import { guessAccuracy } from '../server/analysis/guess.ts'
import { ownGame } from '../server/analysis/own-game.ts'
import { sfc32 } from '../server/analysis/random.ts'
import { researchVolunteers } from '../server/analysis/reference/research-volunteers.ts'
import type { Draw, PlayedGame } from '../server/analysis/types.ts'

const structure = 0
const colors = ['#000001', '#000002', '#000003', '#000004']

type Player = {
  /** share of new choices that are losing decks */
  losing: number
  /** how often the deck is kept after a win and after a loss */
  stays: [win: number, loss: number]
  riskGuess: number
  /** time per card, ms; a plausible pace if omitted */
  reactionMs?: number
}

/** The draws that choices bring on a structure. */
export const drawsOf = (choices: Uint8Array, structureId: number): Draw[] => {
  const cardsTaken = { a: 0, b: 0, c: 0, d: 0 }
  return Array.from(choices, (choice) => {
    const deck = stackTypes[choice] ?? 'a'
    return { choice: choice as Draw['choice'], outcome: cardValue(structureId, deck, cardsTaken[deck]++) }
  })
}

/** Draws as a stored game, played at a plausible pace. */
export const asPlayed = (draws: readonly Draw[], rewardStructureId: number): PlayedGame => ({
  rewardStructureId,
  draws: draws.map(({ choice }, t) => ({ stackType: stackTypes[choice] ?? 'a', reactionTime: 700, time: Date.UTC(2026, 0, 1) + t * 1500 })),
  popups: [],
  registeredAt: null,
  completedAt: null,
})

/** The player's game, with result, guess, advice and own game as the product gives them. */
const playedGame = ({ losing, stays, riskGuess, reactionMs }: Player, seed: number) => {
  const random = sfc32(45, 4, 18, seed)
  const { isBad } = decksOf(structure)
  const choices = new Uint8Array(80)
  for (let t = 0; t < 80; t++) {
    const last = drawsOf(choices.slice(0, t), structure).at(-1)
    const isKept = last !== undefined && random() < stays[last.outcome > 0 ? 0 : 1]
    const isLosing = random() < losing
    const decks = [0, 1, 2, 3].filter((deck) => isBad[deck] === isLosing)
    choices[t] = isKept ? last.choice : (decks[Math.floor(random() * decks.length)] ?? 0)
  }
  const draws = drawsOf(choices, structure)
  const paced = asPlayed(draws, structure)
  if (reactionMs) for (const draw of paced.draws) draw.reactionTime = reactionMs
  const analysis = analyseGame(paced, researchVolunteers)
  const { results } = analysis
  const guess = { risk_guess: riskGuess, risk_score: results.risk_score, time: 0, guess_accuracy: guessAccuracy(riskGuess, results) }
  const storedDraws = draws.map(({ choice, outcome }) => ({
    stack_type: stackTypes[choice] ?? 'a',
    card_color: colors[choice] ?? '',
    card_value: outcome,
    reward_structure_id: structure,
  }))
  const fact = factOf(results)
  const scores = researchVolunteers.tables.riskScore
  return {
    results: { ...results, ...(fact && { fact }), reference_group: { ...results.reference_group, scores } },
    riskGuess: { ...guess, claims: guessClaims(analysis, guess) },
    advice: chooseAdvice(analysis, riskGuess),
    game: ownGame(storedDraws, results, colors),
    score: startScore + draws.reduce((sum, { outcome }) => sum + outcome, 0),
  }
}

/** The games behind the workbench's results. */
export const playedScenes = () => ({
  lowRisk: playedGame({ losing: 0.05, stays: [0.9, 0.1], riskGuess: 20 }, 1),
  mediumRisk: playedGame({ losing: 0.4, stays: [0.45, 0.25], riskGuess: 85 }, 21),
  risky: playedGame({ losing: 0.55, stays: [0.5, 0.45], riskGuess: 35 }, 6),
  highRisk: playedGame({ losing: 1, stays: [0.4, 0.5], riskGuess: 95 }, 99),
  denied: playedGame({ losing: 0.55, stays: [0.5, 0.45], riskGuess: 35 }, 14),
  oneDeck: playedGame({ losing: 0.02, stays: [0.97, 0.9], riskGuess: 50 }, 5),
  notFirm: playedGame({ losing: 0.5, stays: [0.25, 0.25], riskGuess: 50, reactionMs: 240 }, 13),
})
