import { css, cx } from '@linaria/core'
import type { CSSProperties, ReactNode } from 'react'
import { deckSymbols } from '../../../contract/constants.ts'
import type { OwnGame } from '../../../contract/own-game.ts'
import { usualMostPoints } from '../../../contract/own-game-figure.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { offPaper } from '../../theme/states.ts'
import { DeckSymbol, type SymbolIndex, symbolColors } from '../../ui/card/deck-symbol.tsx'
import * as styles from './figure-styles.ts'

/** Cards of one half, and the units of the drawing that one card is wide. */
const [half, step] = [40, 12]
const width = half * step
/** The lane's line, the height of its drawing, the smallest bar, and the largest below the line. */
const [line, laneHeight, smallest, highest] = [15, 52, 4, 32]
const stripHeight = 64

/** `points`: at the start and after each card; `marked`: turns from 1 that a sentence counts; `turn`: under the cursor, 0 if none. */
type Props = { game: OwnGame; points: readonly number[]; marked: readonly number[] | undefined; turn: number }

/** The 80 cards on four lanes, wins above the line, losses below, by the root of the amount. On paper, losses that were left are marked. */
export const Figure = ({ game, points, marked, turn }: Props) => {
  const result = useTexts('result').game
  const words = useTexts().game
  const { decks, cards, moments } = game
  const unit = highest / Math.sqrt(Math.max(usualMostPoints, ...cards.map(({ value }) => Math.abs(value))))
  const [most, least] = [Math.max(...points), Math.min(...points)]
  const heightOf = (balance: number) => 4 + ((stripHeight - 8) * (most - balance)) / (most - least || 1)
  const counted = moments.length > 0
  const left = moments.find(({ key }) => key === 'left_losses')

  const isOf = (turn: number, deck: number, part: number) => cards[turn]?.deck === deck && Math.floor(turn / half) === part
  const bar = (index: number, value: number) => {
    const won = value > 0
    const size = Math.min(won ? line : laneHeight - line, Math.max(smallest, unit * Math.sqrt(Math.abs(value))))
    const isMarked = marked?.includes(index + 1)
    const x = (index % half) * step
    return (
      <g key={index} className={cx(marked && !isMarked && styles.faded)}>
        <rect className={won ? styles.win : styles.loss} x={x + 2} width="8" y={won ? line - size : line} height={size} />
        {isMarked && <rect className={cx(styles.mark, offPaper)} x={x} width={step} y={laneHeight - 3.5} height="3.5" />}
      </g>
    )
  }
  return (
    <div className={styles.figure} aria-hidden="true">
      <ul className={styles.keys}>
        {(['win', 'loss'] as const).map((kind) => (
          <li key={kind}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path className={styles.base} d={kind === 'win' ? 'M0 14H20' : 'M0 5H20'} />
              <rect className={kind === 'win' ? styles.win : styles.loss} x="7" y={kind === 'win' ? 4 : 5} width="6" height="10" />
            </svg>
            {words[kind]()}
          </li>
        ))}
        {left && left.turns.length > 0 && (
          <li className={styles.onPaper}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path className={styles.paperMark} d="M0 10H20" />
            </svg>
            {result.left_losses({ count: left.turns.length, of: left.of })}
          </li>
        )}
      </ul>
      <div className={styles.plot}>
        {[0, 1].map((index) => (
          <div key={index} className={cx(styles.half, index === 1 && styles.second)}>
            <div className={cx(styles.label, styles.named)}>
              <span>{words.score()}</span>
            </div>
            <svg
              className={cx(styles.drawing, styles.strip)}
              viewBox={`0 0 ${width} ${stripHeight}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path className={styles.start} d={`M0 ${heightOf(points[0] ?? 0)}H${width}`} />
              <path
                className={styles.balance}
                d={`M${points
                  .slice(index * half, (index + 1) * half + 1)
                  .map((balance, place) => `${place * step} ${heightOf(balance).toFixed(1)}`)
                  .join('L')}`}
              />
            </svg>
            {decks.map(({ symbol, losing }, deck) => (
              <Lane
                // biome-ignore lint/suspicious/noArrayIndexKey: a deck is its place
                key={deck}
                caption={deck % 2 === 0 && (losing ? result.losing() : result.winning())}
                losing={losing}
                symbol={symbol as SymbolIndex | null}
                underlined={(left?.turns ?? []).flatMap((turn) => (isOf(turn - 1, deck, index) ? [(turn - 1) % half] : []))}
              >
                {cards.flatMap(({ value }, turn) => (isOf(turn, deck, index) ? [bar(turn, value)] : []))}
              </Lane>
            ))}
            <div className={styles.axis}>
              <span className={cx(index === 1 && styles.repeated)}>{index * half + 1}</span>
              <span className={styles.middle}>{index === 1 ? 60 : counted && result.counted()}</span>
              <span className={styles.last}>{(index + 1) * half}</span>
            </div>
            {index === 0 && counted && <i className={styles.count} />}
            {turn > 0 && Math.floor((turn - 1) / half) === index && (
              <i className={cx(styles.cursor, offPaper)} style={{ '--column': (turn - 1) % half } as CSSProperties} />
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

type LaneProps = {
  caption: string | false
  losing: boolean
  symbol: SymbolIndex | null
  underlined: readonly number[]
  children: ReactNode
}

const Lane = ({ caption, losing, symbol, underlined, children }: LaneProps) => {
  const words = useTexts().game
  const { neverDrawn } = useTexts('result').game
  return (
    <>
      {caption && <p className={styles.caption}>{caption}</p>}
      <div className={cx(styles.label, symbol !== null && symbolColors[symbol])}>
        {symbol !== null && <DeckSymbol symbol={symbol} />}
        <span>{symbol === null ? neverDrawn() : words[deckSymbols[symbol]]()}</span>
      </div>
      <svg
        className={cx(styles.drawing, styles.lane, losing && styles.losing, caption && styles.first)}
        viewBox={`0 0 ${width} ${laneHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.base} d={`M0 ${line}H${width}`} />
        {children}
        <path className={styles.paperMark} d={underlined.map((column) => `M${column * step} ${laneHeight - 2}h${step}`).join('')} />
      </svg>
    </>
  )
}

const spark = css`
  position: relative;
  > svg {
    width: 100%;
    height: 2.75rem;
    overflow: visible;
    scale: var(--forward) 1;
  }
  > i {
    position: absolute;
    inset-inline-end: 0;
    top: var(--at);
    width: 0.5rem;
    height: 0.5rem;
    translate: calc(50% * var(--forward)) -50%;
    border-radius: 50%;
    background: var(--colorPrimary);
    forced-color-adjust: none;
  }
`

/** Of the drawing; a card is one unit wide. */
const sparkHeight = 44

/** Points from the start to the last card as a line, the start dashed and the end as a dot: what the figure shows in full. */
export const Spark = ({ points }: { points: readonly number[] }) => {
  const [most, least] = [Math.max(...points), Math.min(...points)]
  const heightOf = (value = 0) => 3 + ((sparkHeight - 6) * (most - value)) / (most - least || 1)
  return (
    <span
      className={cx(spark, offPaper)}
      data-spark
      aria-hidden="true"
      style={{ '--at': `${(100 * heightOf(points.at(-1))) / sparkHeight}%` } as CSSProperties}
    >
      <svg viewBox={`0 0 ${points.length - 1} ${sparkHeight}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.start} d={`M0 ${heightOf(points[0])}H${points.length - 1}`} />
        <path className={styles.balance} d={`M${points.map((value, turn) => `${turn} ${heightOf(value).toFixed(1)}`).join('L')}`} />
      </svg>
      <i />
    </span>
  )
}
