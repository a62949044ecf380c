import { deckSymbols, startScore } from '../../contract/constants.ts'
import type { OwnGame } from '../../contract/own-game.ts'
import { balances, usualMostPoints } from '../../contract/own-game-figure.ts'
import type { SetTexts } from '../../i18n/set-texts.ts'
import { withColon } from './report-help.ts'

/** The player's cards as drawn in the report, with the sums by deck in words. Lengths and heights are relative to the longest and highest. */
export const ownGameData = ({ decks, cards, moments }: OwnGame, { root, result, formats, info }: SetTexts) => {
  const texts = result.game
  const { columns } = texts
  const maxPoints = Math.max(usualMostPoints, ...cards.map(({ value }) => Math.abs(value)))
  const points = balances({ cards })
  const [top, bottom] = [Math.max(...points), Math.min(...points)]
  const height = (balance: number) => share(top - balance, top - bottom || 1)
  const left = moments.find(({ key }) => key === 'left_losses')
  const drawnDecks = decks.map(({ symbol, losing }, deck) => {
    const deckCards = cards.flatMap((card, turn) => (card.deck === deck ? [{ turn, value: card.value }] : []))
    const name = symbol === null ? texts.neverDrawn() : root.game[deckSymbols[symbol] ?? 'wave']()
    const total = formats.signedMoney(deckCards.reduce((sum, { value }) => sum + value, 0))
    return {
      name,
      losing,
      words: `${withColon(name, info)} ${columns.cards()} ${deckCards.length}, ${columns.amount()} ${total}.`,
      /** Turn from 0, length relative to the longest, and whether the card was a win */
      bars: deckCards.map(({ turn, value }): [number, number, boolean] => [
        turn,
        share(Math.sqrt(Math.abs(value)), Math.sqrt(maxPoints)),
        value > 0,
      ]),
      marks: deckCards.flatMap(({ turn }) => (left?.turns.includes(turn + 1) ? [turn] : [])),
    }
  })
  const pairs: [caption: string, decks: typeof drawnDecks][] = [
    [texts.winning(), drawnDecks.slice(0, 2)],
    [texts.losing(), drawnDecks.slice(2)],
  ]
  return {
    title: texts.title(),
    alt: [`${texts.inOrder()}.`, ...pairs.flatMap(([caption, pair]) => [`${caption}.`, ...pair.map(({ words }) => words)])].join(' '),
    points: root.game.score(),
    /** At the start and after each card, from 0 for the highest to 1 for the lowest */
    balance: points.map(height),
    start: height(startScore),
    pairs,
    win: root.game.win(),
    loss: root.game.loss(),
    marked: left && left.turns.length > 0 ? texts.left_losses({ count: left.turns.length, of: left.of }) : null,
  }
}

const share = (value: number, of: number) => Math.round((1000 * value) / of) / 1000
