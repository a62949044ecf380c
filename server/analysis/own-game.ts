import { cardsPerGame, type StackType, stackTypes } from '../../contract/constants.ts'
import type { CardSelection } from '../../contract/game.ts'
import type { OwnGame } from '../../contract/own-game.ts'
import type { Results } from '../../contract/results.ts'
import { isStated, statesHabits } from '../../contract/stated.ts'
import { decksOf, firstLateDraw } from './behaviour.ts'

type Draw = Pick<CardSelection, 'stack_type' | 'card_color' | 'card_value' | 'reward_structure_id'>
type Card = OwnGame['cards'][number]
type Deck = { stack: StackType; losing: boolean }

/** A finished game as its player saw it; `cardColors` in the order of the symbols. Nothing is marked in a game without a firm result. */
export const ownGame = (draws: readonly Draw[], results: Pick<Results, 'quality'>, cardColors: readonly string[]): OwnGame => {
  const { isBad } = decksOf(draws[0]?.reward_structure_id ?? 0)
  const decks = stackTypes
    .map((stack, index): Deck => ({ stack, losing: isBad[index] ?? false }))
    .sort((one, other) => Number(one.losing) - Number(other.losing))
  const cards = draws.map(({ stack_type, card_value }) => ({
    deck: decks.findIndex(({ stack }) => stack === stack_type),
    value: card_value,
  }))
  const symbols = symbolsOf(decks, draws, cardColors)
  return {
    decks: decks.map(({ losing }, index) => ({ symbol: symbols[index] ?? null, losing })),
    cards,
    moments: isStated(results) ? [...momentsOf(cards, decks), ...(statesHabits(results) ? [longestRun(cards)] : [])] : [],
  }
}

/** By colour; a deck of a colour that is gone takes an unused symbol, and so does an undrawn one if only one is left. */
const symbolsOf = (decks: readonly Deck[], draws: readonly Draw[], cardColors: readonly string[]): (number | null)[] => {
  const colors = cardColors.map((color) => color.toLowerCase())
  const drawnColours = decks.map(({ stack }) => draws.find(({ stack_type }) => stack_type === stack)?.card_color.toLowerCase())
  const remaining = new Set(colors.keys())
  const take = (symbol: number | undefined) => (symbol !== undefined && remaining.delete(symbol) ? symbol : null)
  const knownSymbols = drawnColours.map((color) => take(color === undefined ? undefined : colors.indexOf(color)))
  const placed = knownSymbols.map((symbol, index) => symbol ?? (drawnColours[index] === undefined ? null : take([...remaining][0])))
  const undrawn = decks.filter((_, index) => drawnColours[index] === undefined)
  const alike = undrawn.every(({ losing }) => losing === undrawn[0]?.losing)
  return placed.map((symbol) => symbol ?? (alike ? take([...remaining][0]) : null))
}

/** The turns, from 1, of matching cards. */
const turnsOf = (cards: readonly Card[], fits: (card: Card, index: number) => boolean): number[] =>
  cards.flatMap((card, index) => (fits(card, index) ? [index + 1] : []))

const momentsOf = (cards: readonly Card[], decks: readonly Deck[]): OwnGame['moments'] => {
  const followedCards = cards.slice(0, -1)
  const leaves = ({ deck }: Card, index: number) => deck !== cards[index + 1]?.deck
  const losses = followedCards.filter(({ value }) => value < 0).length
  return [
    {
      key: 'cards',
      turns: turnsOf(cards, ({ deck }, index) => index >= firstLateDraw && decks[deck]?.losing === true),
      of: cards.length - firstLateDraw,
    },
    { key: 'left_losses', turns: turnsOf(followedCards, (card, index) => card.value < 0 && leaves(card, index)), of: losses },
    {
      key: 'left_wins',
      turns: turnsOf(followedCards, (card, index) => card.value > 0 && leaves(card, index)),
      of: followedCards.length - losses,
    },
  ]
}

/** The first of the longest runs on one deck. */
const longestRun = (cards: readonly Card[]): OwnGame['moments'][number] => {
  const runs = cards.map(({ deck }, start) => {
    const end = cards.findIndex((card, index) => index > start && card.deck !== deck)
    return { start, length: (end === -1 ? cards.length : end) - start }
  })
  const { start, length } = runs.reduce((longest, run) => (run.length > longest.length ? run : longest), { start: 0, length: 0 })
  return { key: 'run', turns: Array.from({ length }, (_, step) => start + step + 1), of: cardsPerGame }
}
