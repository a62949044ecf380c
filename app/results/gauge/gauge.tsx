import { css, cx } from '@linaria/core'
import type { CSSProperties } from 'react'
import { riskBorders } from '../../../contract/scales.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { forcedColors } from '../../theme/breakpoints.ts'
import { late } from '../page.ts'

const gauge = css`
  width: 100%;
  max-width: 18.5rem;
  margin-inline: auto;
  container-type: inline-size;
  /* A dial, like a clock's, turns the same way everywhere. */
  direction: ltr;
  color: var(--inkSoft);
  font-size: var(--text-sm);
  line-height: 1.3;
  svg {
    width: 100%;
    overflow: visible;
  }
`
const dial = css`
  position: relative;
`
const band = css`
  fill: color-mix(in oklab, var(--band) 62%, var(--speedoMeterEmptyColor));
  stroke: var(--lineStrong);
  stroke-width: 1.25;
  ${forcedColors} {
    fill: Canvas;
  }
`
const ownBand = css`
  fill: var(--band);
  stroke: var(--colorPrimary);
  stroke-width: 2;
  ${forcedColors} {
    fill: Highlight;
  }
`
/** The sign of doubt, here and wherever it is told in words. */
export const doubtLine = css`
  fill: none;
  stroke: var(--colorSecondary);
  stroke-width: 4;
  stroke-linecap: round;
`
const track = css`
  fill: none;
  stroke: var(--line);
  stroke-width: 2.5;
`
/** Drawn at 0 and turned to its place, from that of the guess the first time it is seen. */
const dot = css`
  fill: var(--colorPrimary);
  transform-box: view-box;
  transform-origin: 168px 166px;
  transform: rotate(calc(var(--score) * 1.8deg));
  [data-arriving] & {
    animation: glide var(--motion-gauge) var(--ease-in-out);
  }
  @keyframes glide {
    from {
      transform: rotate(calc(var(--guess) * 1.8deg));
    }
  }
`
const rangeEnd = css`
  position: absolute;
  line-height: 1;
  font-weight: var(--semibold);
  color: var(--ink);
`
const figure = css`
  position: absolute;
  inset: auto 0 0;
  text-align: center;
  line-height: 1;
  font-size: min(var(--text-sm), 9cqi);
  > b {
    display: block;
    font-size: min(3.875rem, 20cqi);
    line-height: 0.86;
    letter-spacing: -0.04em;
    color: var(--colorPrimary);
  }
`
/** Where text is large in a small dial, the score alone has room; the sentence below says the range. */
const roomy = css`
  @container (max-width: 11rem) {
    display: none;
  }
`
const ends = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-3);
  padding-inline: 5%;
  > * {
    unicode-bidi: plaintext;
  }
`

/** `guess`: where the dot begins; `repeat`: where 8 of 10 repeats fall. */
type Props = { score: number; guess: number; repeat: readonly [number, number] }

/** The score among the bands of risk, on three tracks: the range of repeats outside, the dot inside. The words around it say the same. */
export const Gauge = ({ score, guess, repeat: [low, high] }: Props) => {
  const { feedback: texts, riskScore } = useTexts()
  const own = riskBorders.filter((border) => border <= score).length
  return (
    <div className={gauge} role="img" aria-label={texts.gauge({ score })}>
      <div className={dial} aria-hidden="true">
        <svg viewBox="0 0 336 174" aria-hidden="true">
          {borders.slice(1).map((border, index) => (
            <path key={border} className={band} style={bandColour(index)} d={bandPath(index, 110, 128)} />
          ))}
          <path className={cx(ownBand, late)} style={bandColour(own)} d={bandPath(own, 107, 131)} />
          <path className={cx(doubtLine, late)} d={arcPath(low, high, 140)} />
          <path className={track} d={arcPath(0, 100, 92)} />
          <path className={dot} style={{ '--score': score, '--guess': guess } as CSSProperties} d={dotPath} />
        </svg>
        <div className={late}>
          {[low, high].map((end) => (
            <span key={end} className={cx(rangeEnd, roomy)} style={besideEnd(end)}>
              {end}
            </span>
          ))}
          <div className={figure}>
            <b>{score}</b>
            {texts.of100()}
          </div>
        </div>
      </div>
      <div className={ends} aria-hidden="true">
        <span>{riskScore.low()}</span>
        <span>{riskScore.high()}</span>
      </div>
    </div>
  )
}

const borders = [0, ...riskBorders, 100]
const bandColour = (index: number) => ({ '--band': `var(--bandColor${index + 1})` }) as CSSProperties

/** A point of the half circle from 0 on the left to 100 on the right, in the units of the drawing. */
const pointAt = (value: number, distance: number) => {
  const angle = (Math.PI * value) / 100
  return { x: 168 - distance * Math.cos(angle), y: 166 - distance * Math.sin(angle) }
}
const coordinates = (value: number, distance: number) => {
  const { x, y } = pointAt(value, distance)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

const arcPath = (from: number, to: number, distance: number) =>
  `M${coordinates(from, distance)}A${distance} ${distance} 0 0 1 ${coordinates(to, distance)}`

/** A band between two distances, with half of a gap at each end that has a neighbour. */
const bandPath = (index: number, inner: number, outer: number) => {
  const [from = 0, to = 100] = borders.slice(index)
  const [start, end] = [from && from + 0.5, to < 100 ? to - 0.5 : to]
  return `${arcPath(start, end, outer)}L${coordinates(end, inner)}A${inner} ${inner} 0 0 0 ${coordinates(start, inner)}Z`
}

/** At 0, pointing outwards: inside of every band, so that it hides none. */
const dotPath = 'M63.5 166 71.6 159.7A8 8 0 1 1 71.6 172.3Z'

/** The number of an end of the range stands outside of it: left of it on the left, above it at the top, right of it on the right. */
const besideEnd = (value: number) => {
  const { x, y } = pointAt(value, 146)
  const share = Math.max(0, Math.min(1, (58 - value) / 16))
  return { insetInlineStart: `${x / 3.36}%`, top: `${y / 1.74}%`, translate: `${-100 * share}% -100%` }
}
