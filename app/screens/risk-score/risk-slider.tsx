import { css, cx } from '@linaria/core'
import type { CSSProperties } from 'react'
import { useTexts } from '../../i18n/texts-context.tsx'
import { forcedColors, largeText, smallHeight } from '../../theme/breakpoints.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { MinusIcon, PlusIcon } from '../../ui/icons.tsx'
import { rangeInput } from '../../ui/range-input.ts'

const box = css`
  display: grid;
  gap: var(--tight-3);
`
const bubble = css`
  justify-self: start;
  margin-inline-start: calc(1.5rem + (100% - 3rem) * var(--value));
  translate: calc(-50% * var(--forward)) 0;
  min-width: 4rem;
  padding: 0.35rem 0.75rem;
  text-align: center;
  font-size: var(--text-xl);
  line-height: 1.2;
  font-weight: var(--semibold);
  color: var(--onPrimary);
  background: var(--colorPrimary);
  white-space: nowrap;
  border: var(--forcedBorder);
  border-radius: var(--radius-md);
  position: relative;
  font-variant-numeric: tabular-nums;
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 50%;
    bottom: -0.3rem;
    width: 0.75rem;
    height: 0.75rem;
    translate: calc(-50% * var(--forward)) 0;
    rotate: 45deg;
    border-radius: 2px;
    background: inherit;
  }
  ${smallHeight} {
    font-size: var(--text-lg);
    padding-block: 0.15rem;
  }
  ${forcedColors} {
    background: Canvas;
    &::after {
      display: none;
    }
  }
`
const hidden = css`
  visibility: hidden;
`
const track = `
  height: 1rem;
  border-radius: 999px;
  background: var(--sliderGradient);
  box-shadow: inset 0 0 0 1px var(--lineStrong);
`
const thumb = `
  appearance: none;
  box-sizing: border-box;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  border: var(--thumbEdge) solid var(--surface);
  background: var(--thumb);
  box-shadow: 0 0 0 2px var(--colorPrimary), var(--shadow-3);
`
const input = css`
  --thumb: var(--colorPrimary);
  --thumbEdge: 0.9rem;
  ${rangeInput(track, thumb, '1rem')}
  height: 3rem;
  &:disabled {
    cursor: default;
    opacity: 1;
  }
  ${forcedColors} {
    forced-color-adjust: none;
    --sliderGradient: Canvas;
    --lineStrong: CanvasText;
  }
`
/** Before the first move nothing is chosen yet. */
const hollow = css`
  --thumb: var(--surface);
`
const ends = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  /* Without the buttons too. */
  min-height: var(--target);
  font-size: var(--text-sm);
  line-height: 1.3;
  font-weight: var(--medium);
  color: var(--inkSoft);
  > div {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }
  > div + div {
    justify-content: end;
    text-align: end;
  }
  ${largeText} {
    display: grid;
  }
`

type Props = { value: number | undefined; onChange: (value: number) => void; readOnly?: boolean }

/** Low to high risk, 0 to 100 and nothing before the first move: a native range, with buttons for small steps. */
export const RiskSlider = ({ value, onChange, readOnly = false }: Props) => {
  const texts = useTexts().riskScore
  const moved = value !== undefined
  const shownValue = value ?? 50
  const step = (by: number) => onChange(Math.min(100, Math.max(0, shownValue + by)))
  return (
    <div className={box}>
      <output className={cx(bubble, !moved && hidden)} style={{ '--value': shownValue / 100 } as CSSProperties} aria-hidden="true">
        {shownValue}
      </output>
      <input
        className={cx(input, !moved && hollow)}
        type="range"
        min={0}
        max={100}
        value={shownValue}
        disabled={readOnly}
        aria-label={texts.title()}
        aria-valuetext={moved ? undefined : texts.moveFirst()}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        // A press on the middle moves nothing but chooses it.
        onPointerUp={(event) => readOnly || onChange(event.currentTarget.valueAsNumber)}
      />
      <div className={ends}>
        <div>
          {!readOnly && (
            <IconButton label={texts.less()} onClick={() => step(-1)}>
              <MinusIcon />
            </IconButton>
          )}
          {texts.low()}
        </div>
        <div>
          {texts.high()}
          {!readOnly && (
            <IconButton label={texts.more()} onClick={() => step(1)}>
              <PlusIcon />
            </IconButton>
          )}
        </div>
      </div>
    </div>
  )
}
