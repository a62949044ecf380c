import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { balances } from '../../../contract/own-game-figure.ts'
import { renderWithTexts } from '../../testing/render-texts.tsx'
import { Figure } from './figure.tsx'

/** A game that begins with these values from the first deck, and then wins 100 a card from the third; the fourth is never drawn. */
const gameOf = (...first: number[]) => ({
  decks: [
    { symbol: 0, losing: false },
    { symbol: 1, losing: false },
    { symbol: 2, losing: true },
    { symbol: null, losing: true },
  ],
  cards: Array.from({ length: 80 }, (_, turn) => ({ deck: turn < first.length ? 0 : 2, value: first[turn] ?? 100 })),
  moments: [],
})
const show = (game: ComponentProps<typeof Figure>['game'], more: Partial<ComponentProps<typeof Figure>> = {}) =>
  renderWithTexts(<Figure game={game} points={balances(game)} marked={undefined} turn={0} {...more} />)

/** The drawings of one half, 0 or 1: of the balance, then of each deck. */
const drawings = (container: HTMLElement, part: number) => {
  const half = container.querySelectorAll('svg[preserveAspectRatio=none]')
  return [...half].slice(5 * part, 5 * part + 5)
}
const bars = (drawing: Element | undefined) =>
  [...(drawing?.querySelectorAll('g > rect:first-child') ?? [])].map((bar) =>
    ['x', 'y', 'height'].map((name) => Number(Number(bar.getAttribute(name)).toFixed(2))),
  )

test('a bar is as high as the root of its amount: wins stand on the line at 15, losses hang below it', async () => {
  // The longest, of 1150 points, is 32 high; a win has 15 at most, and nothing has less than 4.
  const { container } = await show(gameOf(1150, -1150, 100, -100, 4, -4))
  expect(bars(drawings(container, 0)[1])).toEqual([
    [2, 0, 15],
    [14, 15, 32],
    [26, 5.56, 9.44],
    [38, 15, 9.44],
    [50, 11, 4],
    [62, 15, 4],
  ])
  // An amount beyond the usual makes all others lower.
  const { container: higher } = await show(gameOf(-4600, -1150))
  expect(bars(drawings(higher, 0)[1]).map(([, , height]) => height)).toEqual([32, 16])
})

test('forty cards stand in each half, in the lane of their deck', async () => {
  const { container, result, texts } = await show(gameOf(100))
  const columns = (first: number) => Array.from({ length: 40 - first }, (_, place) => (first + place) * 12 + 2)
  expect(drawings(container, 0).map((drawing) => bars(drawing).map(([x]) => x))).toEqual([[], [2], [], columns(1), []])
  expect(drawings(container, 1).map((drawing) => bars(drawing).map(([x]) => x))).toEqual([[], [], [], columns(0), []])
  expect(screen.getAllByText(result.game.neverDrawn())).toHaveLength(2)
  expect(screen.getAllByText(texts.game.wave())).toHaveLength(2)
  expect([result.game.winning(), result.game.losing()].map((caption) => screen.getAllByText(caption).length)).toEqual([2, 2])
})

test('the balance runs from its highest to its lowest point, the second half from where the first ended', async () => {
  const { container } = await show(gameOf(...Array(40).fill(-100), ...Array(40).fill(100)))
  const balance = [0, 1].map((part) => drawings(container, part)[0]?.querySelector('path:last-child')?.getAttribute('d') ?? '')
  const points = balance.map((line) => line.slice(1).split('L'))
  expect(points.map((line) => line.length)).toEqual([41, 41])
  expect(points.map((line) => [line[0], line[20], line[40]])).toEqual([
    ['0 4.0', '240 32.0', '480 60.0'],
    ['0 60.0', '240 32.0', '480 4.0'],
  ])
  // Where it began.
  for (const part of [0, 1]) expect(drawings(container, part)[0]?.querySelector('path')?.getAttribute('d')).toBe('M0 4H480')
})

test.each([
  [0, [[], []]],
  [1, [['0'], []]],
  [40, [['39'], []]],
  [41, [[], ['0']]],
  [80, [[], ['39']]],
])('the card that is looked at, %d, has a line in its half', async (turn, expected) => {
  const { container } = await show(gameOf(100), { turn })
  const halves = [...container.querySelectorAll('svg[preserveAspectRatio=none]')].filter((_, index) => index % 5 === 0)
  expect(
    halves.map((strip) =>
      [...(strip.parentElement?.querySelectorAll('i[style]') ?? [])].map((line) =>
        (line as HTMLElement).style.getPropertyValue('--column'),
      ),
    ),
  ).toEqual(expected)
})

test('marked cards have a line below, and the others fade', async () => {
  const { container } = await show(gameOf(100), { marked: [1, 41] })
  const marks = [...container.querySelectorAll('g')].flatMap((bar, index) => (bar.childElementCount === 2 ? [index] : []))
  expect(marks).toEqual([0, 40])
  const faded = [...container.querySelectorAll('g')].filter(({ classList }) => classList.length > 0)
  expect(faded).toHaveLength(78)
  const mark = container.querySelector('g > rect:nth-child(2)')
  expect(['x', 'y', 'width', 'height'].map((name) => mark?.getAttribute(name))).toEqual(['0', '48.5', '12', '3.5'])
})

test('losses after which the player left are marked on paper, which says how many; none are none', async () => {
  const { container, result } = await show({ ...gameOf(-100, -100), moments: [{ key: 'left_losses', turns: [2], of: 2 }] })
  expect(screen.getByText(result.game.left_losses({ count: 1, of: 2 }))).toBeTruthy()
  expect(
    drawings(container, 0)
      .map((drawing) => drawing.querySelector('path:last-child')?.getAttribute('d'))
      .slice(1),
  ).toEqual(['M12 50h12', '', '', ''])
  expect(screen.getByText(result.game.counted())).toBeTruthy()
})
