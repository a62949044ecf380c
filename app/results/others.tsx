import { css, cx } from '@linaria/core'
import type { CSSProperties, ReactNode } from 'react'
import { density } from '../../contract/density.ts'
import type { Results, RiskGuess } from '../../contract/results.ts'
import { statesHabits } from '../../contract/stated.ts'
import { comparisonTexts } from '../../i18n/comparison.ts'
import { useFormats, useTexts } from '../i18n/texts-context.tsx'
import { forcedColors } from '../theme/breakpoints.ts'
import { small, soft } from '../ui/text.ts'
import { Claims } from './claims.tsx'

const picture = css`
  margin-block: 0.625rem;
  print-color-adjust: exact;
  > svg {
    overflow: visible;
  }
`
/** As far from the start as from its own start: at no place does it leave the picture. */
const mark = css`
  position: relative;
  display: block;
  width: max-content;
  max-width: 100%;
  inset-inline-start: var(--at);
  translate: calc(-1 * var(--at) * var(--forward)) 0;
  font-size: var(--text-sm);
  font-weight: var(--semibold);
  line-height: 1.35;
`
const flag = css`
  padding: 0.25rem 0.625rem;
  border-radius: var(--radius-sm);
  color: var(--surface);
  background: var(--colorPrimary);
  ${forcedColors} {
    forced-color-adjust: none;
    color: Canvas;
    background: CanvasText;
  }
`
const plot = css`
  width: 100%;
  height: 4.75rem;
  scale: var(--forward) 1;
  > * {
    fill: none;
    stroke: var(--lineStrong);
    vector-effect: non-scaling-stroke;
  }
`
const area = css`
  &:first-child {
    fill: var(--secondaryBackgroundColor);
  }
  & + & {
    fill: color-mix(in oklab, var(--colorSecondary) 55%, var(--surface));
    stroke: none;
    ${forcedColors} {
      fill: Highlight;
    }
  }
`
const pole = css`
  stroke: var(--colorPrimary);
  stroke-width: 2;
`
const range = css`
  stroke: var(--colorSecondary);
  stroke-width: 4;
  stroke-linecap: round;
`
const triangle = css`
  position: relative;
  inset-inline-start: var(--at);
  translate: calc(-50% * var(--forward)) 0;
  width: 0.875rem;
  height: 0.75rem;
  margin-block: 0.125rem;
  fill: var(--surface);
  stroke: var(--ink);
  stroke-width: 1.7;
  stroke-linejoin: round;
`
const words = css`
  display: grid;
  gap: 0.375rem;
  > :first-child {
    text-wrap: balance;
  }
`
const doubt = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-2);
  margin-top: -0.25rem;
  &::before {
    content: '';
    width: 1.375rem;
    margin-block-start: 0.625em;
    border-block-start: 4px solid var(--colorSecondary);
    border-radius: 2px;
    height: 0;
  }
`

/** Of the drawing: the height that a curve may have, and where the line below it lies. */
const [base, below] = [62, 70]
const top = 6

type Props = {
  results: Pick<Results, 'claims' | 'percentile_range' | 'quality' | 'reference_group' | 'repeat' | 'risk_score' | 'striking'>
  riskGuess: Pick<RiskGuess, 'claims' | 'risk_guess'>
}

/** The score beside the guess and those of others, as one picture and in sentences. Without a comparison, where none is stated. */
export const Others = ({ results, riskGuess }: Props) => {
  const { guess, others } = useTexts('result')
  const { feedback } = useTexts()
  const profile = useTexts('profile')
  const { percent } = useFormats()
  const compares = statesHabits(results)
  const compared = compares ? comparisonTexts(results, profile) : null
  const { name, n } = results.reference_group
  return (
    <>
      <h2>{compares ? others.title() : guess.title()}</h2>
      <Picture results={results} guess={riskGuess.risk_guess} scores={compares ? results.reference_group.scores : undefined} />
      <div className={words}>
        {compared && <p>{stress(compared.words, percent(compared.share))}</p>}
        {compared?.range && <p className={cx(small, soft, doubt)}>{compared.range}</p>}
        {compares && results.striking && <Claims claims={[results.striking]} />}
        {compared && (
          <p className={cx(small, soft)}>
            {name === 'installation' ? feedback.comparedPlayers({ n }) : feedback.comparedVolunteers({ n })}
          </p>
        )}
        {/* The picture has both numbers. */}
        <Claims claims={riskGuess.claims.filter(({ key }) => key !== 'guess_numbers')} className={compares ? cx(small, soft) : undefined} />
      </div>
    </>
  )
}

type PictureProps = { results: Pick<Results, 'repeat' | 'risk_score'>; guess: number; scores: readonly number[] | undefined }

/** A line from 0 to 100: the score above it, its range and the guess below, and how the scores of others lie, where that is known. */
const Picture = ({ results: { risk_score: score, repeat }, guess, scores }: PictureProps) => {
  const { others } = useTexts('result')
  const { feedback } = useTexts()
  const at = (value: number) => ({ '--at': `${value}%` }) as CSSProperties
  const heights = scores && density(scores)
  const curve = (to: number) =>
    `M0 ${base}L${heights
      ?.slice(0, to + 1)
      .map((height, x) => `${x} ${(base - (base - top) * height).toFixed(1)}`)
      .join('L')}L${to} ${base}Z`
  return (
    <div className={picture}>
      <span className={cx(mark, flag)} style={at(score)}>
        {others.you({ score })}
      </span>
      <svg className={plot} viewBox="0 0 100 76" preserveAspectRatio="none" aria-hidden="true">
        {heights && (
          <>
            <path className={area} d={curve(100)} />
            <path className={area} d={curve(score)} />
          </>
        )}
        <path d={`M0 ${base}H100`} />
        <path className={pole} d={`M${score} 0V${base}`} />
        <path className={range} d={`M${repeat[0]} ${below}H${repeat[1]}`} />
      </svg>
      <svg className={triangle} style={at(guess)} viewBox="0 0 14 12" aria-hidden="true">
        <path d="M7 1 13 11H1Z" />
      </svg>
      <span className={mark} style={at(guess)}>
        {feedback.guessLabel({ guess })}
      </span>
    </div>
  )
}

/** The sentence with its `part` in bold. */
export const stress = (sentence: string, part: string): ReactNode => {
  const [before, ...after] = sentence.split(part)
  return after.length === 0 ? (
    sentence
  ) : (
    <>
      {before}
      <b>{part}</b>
      {after.join(part)}
    </>
  )
}
