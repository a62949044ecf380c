import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { balances } from '../../../contract/own-game-figure.ts'
import { renderWithTexts } from '../../testing/render-texts.tsx'
import { GameTable } from './game-table.tsx'

/** Three cards of two decks; two decks were never drawn. */
const game = {
  decks: [
    { symbol: 1, losing: false },
    { symbol: null, losing: false },
    { symbol: 2, losing: true },
    { symbol: null, losing: true },
  ],
  cards: [
    { deck: 0, value: 100 },
    { deck: 2, value: -250 },
    { deck: 0, value: 50 },
  ],
  moments: [],
}

test('the table lists deck by deck and card by card what was drawn and what came of it', async () => {
  const { texts, result, formats } = await renderWithTexts(<GameTable game={game} points={balances(game)} />)
  const { money, signedMoney } = formats
  const { columns, neverDrawn, winning, losing, inOrder } = result.game
  const { game: words } = texts
  const tables = screen.getAllByRole('table', { hidden: true }).map((table) => ({
    name: table.closest('section')?.getAttribute('aria-label'),
    caption: table.querySelector('caption')?.textContent,
    rows: [...table.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent)),
    // What a screen reader says before each cell.
    heads: [...table.querySelectorAll('th')].map(({ scope }) => scope),
  }))
  const heads = [columns.deck(), columns.cards(), words.win(), words.loss(), columns.amount()]
  expect(tables).toEqual([
    {
      ...{ name: winning(), caption: winning() },
      rows: [heads, [words.leaf(), '2', '2', '0', signedMoney(150)], [neverDrawn(), '0', '0', '0', signedMoney(0)]],
      heads: [...Array(5).fill('col'), ...Array(2).fill('row')],
    },
    {
      ...{ name: losing(), caption: losing() },
      rows: [heads, [words.arch(), '1', '0', '1', signedMoney(-250)], [neverDrawn(), '0', '0', '0', signedMoney(0)]],
      heads: [...Array(5).fill('col'), ...Array(2).fill('row')],
    },
    {
      ...{ name: inOrder(), caption: inOrder() },
      rows: [
        [columns.cards(), columns.deck(), columns.amount(), words.score()],
        ['1', words.leaf(), signedMoney(100), money(2100)],
        ['2', words.arch(), signedMoney(-250), money(1850)],
        ['3', words.leaf(), signedMoney(50), money(1900)],
      ],
      heads: [...Array(4).fill('col'), ...Array(3).fill('row')],
    },
  ])
})
