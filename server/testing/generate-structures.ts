import { cardsPerGame, type StackType, stackTypes } from '../../contract/constants.ts'
import type { DeckRole, RewardStructure } from '../analysis/decks.ts'
import { mulberry32 } from './mulberry32.ts'

const roles: readonly DeckRole[] = ['BF', 'BI', 'GF', 'GI']

/** Net points of ten cards by scale and role: bad roles sum to about −250·scale, good ones to about +250·scale. */
const blocks: Record<string, Record<DeckRole, readonly number[]>> = {
  '1': {
    BF: [80, 90, 100, 110, 120, -50, -100, -150, -200, -250],
    BI: [80, 80, 90, 100, 100, 100, 110, 120, 120, -1150],
    GF: [60, 70, 80, 90, 100, -10, -20, -30, -40, -50],
    GI: [30, 40, 40, 50, 50, 50, 60, 60, 70, -200],
  },
  '0.8': {
    BF: [60, 70, 80, 90, 100, -40, -80, -120, -160, -200],
    BI: [60, 60, 70, 80, 80, 80, 90, 100, 100, -920],
    GF: [50, 60, 60, 70, 80, -10, -20, -20, -30, -40],
    GI: [30, 30, 30, 40, 40, 40, 50, 50, 50, -160],
  },
  '0.6': {
    BF: [40, 50, 60, 70, 80, -30, -60, -90, -120, -150],
    BI: [40, 50, 50, 60, 60, 60, 70, 70, 80, -690],
    GF: [30, 40, 50, 60, 60, -10, -10, -20, -20, -30],
    GI: [20, 20, 30, 30, 30, 30, 30, 40, 40, -120],
  },
}

/** Scale, seed and the roles of decks a to d. Rows 0–3 and 4–7 are Latin squares. */
const designs: readonly { scale: number; salt: number; roles: readonly [DeckRole, DeckRole, DeckRole, DeckRole] }[] = [
  { scale: 1, salt: 13, roles: ['BF', 'BI', 'GF', 'GI'] },
  { scale: 0.8, salt: 3, roles: ['BI', 'GI', 'BF', 'GF'] },
  { scale: 0.6, salt: 11, roles: ['GF', 'BF', 'GI', 'BI'] },
  { scale: 1, salt: 6, roles: ['GI', 'GF', 'BI', 'BF'] },
  { scale: 0.8, salt: 5, roles: ['GI', 'BF', 'BI', 'GF'] },
  { scale: 0.6, salt: 6, roles: ['GF', 'BI', 'GI', 'BF'] },
  { scale: 1, salt: 0, roles: ['BI', 'GF', 'BF', 'GI'] },
  { scale: 0.8, salt: 1, roles: ['BF', 'GI', 'GF', 'BI'] },
  { scale: 0.6, salt: 8, roles: ['GF', 'GI', 'BF', 'BI'] },
]

const shuffle = (cards: readonly number[], random: () => number): number[] => {
  const shuffled = [...cards]
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const card = shuffled[i] as number
    shuffled[i] = shuffled[j] as number
    shuffled[j] = card
  }
  return shuffled
}

/** The first two cards win; the first rare loss comes at card 6 or later with gaps of at least 4; runs have at most 3 losses or 4 wins. */
const isAllowed = (role: DeckRole, cards: readonly number[]): boolean => {
  const losses = cards.map((value) => value < 0)
  if (losses[0] || losses[1]) return false
  if (role === 'BI' || role === 'GI') {
    const places = losses.flatMap((loss, index) => (loss ? [index] : []))
    return places.every((place, i) => place - (places[i - 1] ?? 1) >= 4)
  }
  let run = 1
  return losses.every((loss, index) => {
    run = index > 0 && loss === losses[index - 1] ? run + 1 : 1
    return run <= (loss ? 3 : 4)
  })
}

const generateDeck = (structure: number, role: DeckRole, scale: number, salt: number): number[] => {
  const random = mulberry32((structure + 1) * 1_000_003 + roles.indexOf(role) * 10_007 + salt * 7919)
  const block = blocks[String(scale)]?.[role] ?? []
  let deck: number[] = []
  while (deck.length < cardsPerGame) {
    let longer: number[]
    do longer = [...deck, ...shuffle(block, random)]
    while (!isAllowed(role, longer))
    deck = longer
  }
  return deck
}

/**
 * Regenerates the nine reward structures from their rule. Each salt is the smallest with which a player who presses at random
 * expects a final balance within 30·scale points of the start.
 */
export const generateStructures = (): RewardStructure[] =>
  designs.map(({ scale, salt, roles: byDeck }, id) => {
    const ofDecks = <T>(make: (role: DeckRole) => T) =>
      Object.fromEntries(stackTypes.map((deck, i) => [deck, make(byDeck[i] as DeckRole)])) as Record<StackType, T>
    return {
      reward_structure_id: id,
      scale,
      payscale: 100 * scale,
      roles: ofDecks((role) => role),
      decks: ofDecks((role) => generateDeck(id, role, scale, salt)),
    }
  })
