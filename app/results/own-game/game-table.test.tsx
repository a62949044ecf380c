import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { balances } from '../../../contract/own-game-figure.ts'
import { type Services, ServicesContext } from '../../services.ts'
import { memorySession } from '../../testing/memory-session.ts'
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
  const { texts, result, formats } = await renderWithTexts(
    <ServicesContext value={{ session: memorySession() } as Services}>
      <GameTable game={game} points={balances(game)} />
    </ServicesContext>,
  )
  if (!result) throw new Error('no texts')
  const { money, signedMoney } = formats
  const { columns, neverDrawn, wins, loses } = result.game
  const tables = screen.getAllByRole('table', { hidden: true }).map((table) => ({
    name: table.closest('section')?.getAttribute('aria-label'),
    caption: table.querySelector('caption')?.textContent,
    rows: [...table.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent)),
    // What a screen reader says before each cell.
    heads: [...table.querySelectorAll('th')].map(({ scope }) => scope),
  }))
  const [byDeck, inOrder] = [result.game.byDeck(), result.game.inOrder()]
  expect(tables).toEqual([
    {
      ...{ name: byDeck, caption: byDeck },
      rows: [
        [columns.deck(), columns.longRun(), columns.cards(), columns.wins(), columns.losses(), columns.total()],
        [texts.game.leaf(), wins(), '2', '2', '0', signedMoney(150)],
        [neverDrawn(), wins(), '0', '0', '0', signedMoney(0)],
        [texts.game.arch(), loses(), '1', '0', '1', signedMoney(-250)],
        [neverDrawn(), loses(), '0', '0', '0', signedMoney(0)],
      ],
      heads: [...Array(6).fill('col'), ...Array(4).fill('row')],
    },
    {
      ...{ name: inOrder, caption: inOrder },
      rows: [
        [columns.card(), columns.deck(), columns.amount(), columns.points()],
        ['1', texts.game.leaf(), signedMoney(100), money(2100)],
        ['2', texts.game.arch(), signedMoney(-250), money(1850)],
        ['3', texts.game.leaf(), signedMoney(50), money(1900)],
      ],
      heads: [...Array(4).fill('col'), ...Array(3).fill('row')],
    },
  ])
})
