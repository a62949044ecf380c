import { cardsPerGame, stackTypes } from '../../contract/constants.ts'
import { isBad, rewardStructures } from '../../server/analysis/decks.ts'
import { exp } from '../../server/analysis/numbers.ts'
import type { Random } from '../../server/analysis/random.ts'

/** Parameters of a simulated player; `decay` is 3^(−K). */
export type Agent = { arew: number; apun: number; decay: number; betaF: number; betaP: number }

/** Card values in the model's units, bad decks marked, by structure. */
const tables = rewardStructures.map((structure) => ({
  values: stackTypes.map((deck) => Float64Array.from(structure.decks[deck], (value) => value / structure.payscale)),
  bad: stackTypes.map((deck) => isBad(structure.roles[deck])),
}))

/**
 * Plays one game with a player of the model and writes the chosen decks (0–3) into `choices` (80 numbers).
 * Returns the share of draws 21–80 from bad decks.
 */
export const simulateGame = (agent: Agent, structureId: number, random: Random, choices: Uint8Array): number => {
  const table = tables[structureId]!
  const value = [0, 0, 0, 0]
  const frequency = [0, 0, 0, 0]
  const perseverance = [0, 0, 0, 0]
  const takenCounts = [0, 0, 0, 0]
  const weight = [0, 0, 0, 0]
  let bad = 0
  for (let t = 0; t < cardsPerGame; t++) {
    let top = -Infinity
    for (let j = 0; j < 4; j++) {
      const attraction = value[j]! + agent.betaF * frequency[j]! + agent.betaP * perseverance[j]!
      weight[j] = attraction
      if (attraction > top) top = attraction
    }
    let total = 0
    for (let j = 0; j < 4; j++) total += weight[j] = exp(weight[j]! - top)
    let rest = random() * total
    let choice = 0
    while (choice < 3 && rest >= weight[choice]!) rest -= weight[choice++]!
    choices[t] = choice
    if (t >= 20 && table.bad[choice]) bad++

    const outcome = table.values[choice]![takenCounts[choice]!]!
    takenCounts[choice]!++
    const sign = Math.sign(outcome)
    const rate = outcome >= 0 ? agent.arew : agent.apun
    const fictive = outcome >= 0 ? agent.apun : agent.arew
    value[choice]! += rate * (outcome - value[choice]!)
    for (let j = 0; j < 4; j++) {
      const signal = j === choice ? sign : -sign / 3
      frequency[j]! += (j === choice ? rate : fictive) * (signal - frequency[j]!)
      perseverance[j] = (j === choice ? 1 : perseverance[j]!) * agent.decay
    }
  }
  return bad / (cardsPerGame - 20)
}
