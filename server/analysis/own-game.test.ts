import { expect, test } from 'vitest'
import { stackTypes } from '../../contract/constants.ts'
import type { Results } from '../../contract/results.ts'
import { drawsOf, mixedStacks } from '../testing/test-server.ts'
import { ownGame } from './own-game.ts'

const firm: Pick<Results, 'quality'> = { quality: { flags: [], firm: true } }
const colors = ['#111111', '#222222', '#333333', '#444444']
/** A game whose stacks a, b, c, d have the colours of the symbols 2, 0, 3, 1. */
const game = (stacks: Iterable<(typeof stackTypes)[number]>) =>
  drawsOf('u', stacks).map((draw) => ({ ...draw, card_color: colors[[2, 0, 3, 1][stackTypes.indexOf(draw.stack_type)] ?? 0] ?? '' }))

test('each deck keeps the symbol it was drawn with, the winning decks first', () => {
  const { decks, cards } = ownGame(game(mixedStacks()), firm, colors)
  expect(decks.map(({ losing }) => losing)).toEqual([false, false, true, true])
  expect(decks.map(({ symbol }) => symbol).toSorted()).toEqual([0, 1, 2, 3])
  // The first four cards are of the stacks a, b, c and d.
  expect(cards.slice(0, 4).map(({ deck }) => decks[deck]?.symbol)).toEqual([2, 0, 3, 1])
})

test('an unused deck has a symbol only where it can be inferred', () => {
  const [winning, losing] = [false, true].map((kind) => {
    const { decks, cards } = ownGame(game(mixedStacks()), firm, colors)
    return stackTypes.filter((_, index) => decks[cards[index]?.deck ?? 0]?.losing === kind)
  })
  const symbols = (stacks: readonly (typeof stackTypes)[number][]) =>
    ownGame(game(Array.from({ length: 80 }, (_, turn) => stacks[turn % stacks.length] ?? 'a')), firm, colors).decks.map(
      ({ symbol }) => symbol,
    )
  expect(symbols(stackTypes.slice(0, 3)).toSorted()).toEqual([0, 1, 2, 3])
  expect(symbols(winning ?? []).toSorted()).toEqual([0, 1, 2, 3])
  expect(symbols([winning?.[0] ?? 'a', losing?.[0] ?? 'a']).filter((symbol) => symbol === null)).toHaveLength(2)
})

test('a drawn deck has a symbol even if the operator no longer has its colour', () => {
  const { decks } = ownGame(game(mixedStacks()), firm, ['#a', '#b', '#222222', '#d'])
  expect(decks.map(({ symbol }) => symbol).toSorted()).toEqual([0, 1, 2, 3])
})

test('nothing is marked without a firm result, and no run if only one deck was used (ruling 21)', () => {
  const marks = (change: Partial<Results>) => ownGame(game(mixedStacks()), { ...firm, ...change }, colors).moments.map(({ key }) => key)
  expect(marks({})).toEqual(['cards', 'left_losses', 'left_wins', 'run'])
  expect(marks({ quality: { flags: ['one_deck'], firm: true } })).toEqual(['cards', 'left_losses', 'left_wins'])
  expect(marks({ quality: { flags: ['too_fast'], firm: false } })).toEqual([])
})
