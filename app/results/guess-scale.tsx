import { css, cx } from '@linaria/core'
import type { CSSProperties } from 'react'
import type { RiskGuess } from '../../contract/results.ts'
import { riskBorders } from '../../contract/scales.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { forcedColors, largeText } from '../theme/breakpoints.ts'
import { label } from '../ui/heading.ts'
import { finding } from './percentile.tsx'

const scale = css`
  position: relative;
  color: var(--ink);
  padding-block: 2.25rem 2rem;
  ${largeText} {
    padding-block: 3.5rem 3.25rem;
    grid-area: 1 / 1 / auto / -1;
  }
`
const track = css`
  position: relative;
  height: 0.75rem;
  border-radius: 1rem;
  background: var(--speedoMeterEmptyColor);
  box-shadow: inset 0 0 0 1px var(--lineStrong);
  border: var(--forcedBorder);
  > i {
    position: absolute;
    top: -0.125rem;
    width: 2px;
    height: 1rem;
    margin-inline-start: -1px;
    background: var(--inkSoft);
  }
`
const between = css`
  position: absolute;
  top: 0.125rem;
  height: 0.5rem;
  background: color-mix(in oklab, var(--colorSecondary), var(--surface) 40%);
  ${forcedColors} {
    background: Highlight;
  }
`
const mark = css`
  position: absolute;
  inset-inline-start: var(--at);
  width: 0;
  font-size: var(--text-sm);
  line-height: 1.3;
  font-weight: var(--semibold);
  white-space: nowrap;
  > svg {
    position: absolute;
    inset-inline-start: 0;
    translate: calc(-50% * var(--forward)) 0;
    width: 1.25rem;
    height: 1.25rem;
    overflow: visible;
  }
  > b {
    display: block;
    width: max-content;
    font-weight: inherit;
    translate: calc(-1 * var(--at) * var(--forward)) 0;
  }
  ${largeText} {
    white-space: normal;
    > b {
      max-width: 7rem;
    }
  }
`
const above = css`
  top: 0;
  > svg {
    top: 1.25rem;
  }
  ${largeText} {
    > svg {
      top: 2.5rem;
    }
  }
`
const below = css`
  bottom: 0;
  > svg {
    bottom: 1.75rem;
  }
  ${largeText} {
    > svg {
      bottom: 3rem;
    }
  }
`
const triangle = css`
  fill: var(--surface);
  stroke: var(--colorPrimary);
  stroke-width: 2.2;
  stroke-linejoin: round;
`
const dot = css`
  fill: var(--colorPrimary);
  stroke: var(--surface);
  stroke-width: 2.5;
`
const line = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  font-size: var(--text-xs);
  color: var(--inkSoft);
  ${largeText} {
    grid-template-columns: auto auto;
    justify-content: space-between;
  }
`

const at = (value: number) => ({ '--at': `${value}%` }) as CSSProperties

type Props = {
  riskGuess: Pick<RiskGuess, 'risk_guess' | 'risk_score'>
  /** What comparing the two says. */
  sentence: string | undefined
}

/** The guess beside the score, on one line from 0 to 100: label and mark of one stand above it, of the other below, so that they may coincide. */
export const GuessScale = ({ riskGuess: { risk_guess: guess, risk_score: score }, sentence }: Props) => {
  const texts = useTexts('result').guess
  const { feedback, common } = useTexts()
  const [guessed, scored] = [feedback.guessLabel({ guess }), texts.score({ score })]
  return (
    <>
      <h2 className={label}>{texts.title()}</h2>
      <p className={finding}>{sentence}</p>
      <div className={line}>
        <span aria-hidden="true">{common.low()}</span>
        <div className={scale} role="img" aria-label={`${guessed}, ${scored}`}>
          <div className={track}>
            <div
              className={between}
              style={{ insetInlineStart: `${Math.min(guess, score)}%`, insetInlineEnd: `${100 - Math.max(guess, score)}%` }}
            />
            {riskBorders.map((border) => (
              <i key={border} style={{ insetInlineStart: `${border}%` }} />
            ))}
          </div>
          <div className={cx(mark, above)} style={at(guess)} aria-hidden="true">
            <b>{guessed}</b>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path className={triangle} d="M10 17 3 5h14Z" />
            </svg>
          </div>
          <div className={cx(mark, below)} style={at(score)} aria-hidden="true">
            <b>{scored}</b>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <circle className={dot} cx="10" cy="10" r="8" />
            </svg>
          </div>
        </div>
        <span aria-hidden="true">{common.high()}</span>
      </div>
    </>
  )
}
