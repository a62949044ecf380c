import { css, cx } from '@linaria/core'
import { useId } from 'react'
import type { OwnGame } from '../../../contract/own-game.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { from768 } from '../../theme/breakpoints.ts'
import { offPaper } from '../../theme/states.ts'
import type { SymbolIndex } from '../../ui/card/deck-symbol.tsx'
import { drawnSentence } from '../../ui/card/drawn-sentence.ts'
import { rangeInput } from '../../ui/range-input.ts'

const row = css`
  display: grid;
  gap: var(--space-1) var(--space-4);
  align-items: center;
  margin-top: var(--space-5);
  font-size: var(--text-sm);
  > label {
    font-weight: var(--medium);
  }
  > output {
    min-height: 3lh;
    line-height: 1.6;
    font-variant-numeric: tabular-nums;
  }
  ${from768} {
    grid-template-columns: auto minmax(10rem, 20rem) 1fr;
    > output {
      min-height: 2lh;
      align-content: center;
    }
  }
`
const track = `
  height: 0.375rem;
  border-radius: 1rem;
  background: var(--speedoMeterEmptyColor);
  box-shadow: inset 0 0 0 1px var(--lineStrong);
`
const thumb = `
  appearance: none;
  box-sizing: border-box;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: 50%;
  border: 3px solid var(--surface);
  background: var(--colorPrimary);
  box-shadow: 0 0 0 1.5px var(--colorPrimary);
`
const input = css`
  forced-color-adjust: none;
  ${rangeInput(track, thumb, '0.5625rem')}
  height: var(--target);
`

type Props = { game: OwnGame; points: readonly number[]; turn: number; onChange: (turn: number) => void }

/** One card after the other in words, by a slider over all of them: so that no bar is a target. */
export const CardSlider = ({ game, points, turn, onChange }: Props) => {
  const texts = useTexts('result').game
  const words = useTexts().game
  const id = useId()
  const card = game.cards[turn - 1]
  const symbol = card && (game.decks[card.deck]?.symbol as SymbolIndex | null | undefined)
  const sentence =
    card && symbol != null
      ? `${texts.card({ turn })}. ${drawnSentence(words, card.value, symbol)}. ${words.scoreNow({ score: points[turn] ?? 0 })}`
      : undefined
  return (
    <div className={cx(row, offPaper)}>
      <label htmlFor={id}>{texts.move()}</label>
      <input
        id={id}
        className={input}
        type="range"
        min="0"
        max={game.cards.length}
        value={turn}
        aria-valuetext={sentence}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output htmlFor={id}>{sentence}</output>
    </div>
  )
}
