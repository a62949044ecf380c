import { css, cx } from '@linaria/core'
import { type CSSProperties, memo } from 'react'
import { cardsPerGame } from '../../../contract/constants.ts'
import { useFormats, useTexts } from '../../i18n/texts-context.tsx'
import { below360, from600, smallHeight } from '../../theme/breakpoints.ts'
import { AnimatedCounter } from '../../ui/animated-counter.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PauseIcon, SoundIcon } from '../../ui/icons.tsx'
import { faceSeen } from './table-styles.ts'

const hud = css`
  /* Equal sides keep the score in the middle. Where large text leaves no room, the buttons go below. */
  display: flex;
  overflow-wrap: normal;
  flex-wrap: wrap;
  align-items: last baseline;
  padding: var(--space-3) var(--pad);
  background: var(--surface);
  position: relative;
  ${below360} {
    padding-block: var(--space-2);
  }
  ${smallHeight} {
    align-items: center;
    padding-block: var(--space-1);
    min-height: 3.25rem;
  }
`
const labelText = css`
  display: block;
  font-size: var(--text-xs);
  line-height: 1.2;
  color: var(--inkSoft);
  ${smallHeight} {
    display: inline;
    margin-inline-end: var(--space-1);
  }
`
const figure = css`
  display: block;
  font-size: var(--text-lg);
  line-height: 1.2;
  font-weight: var(--semibold);
  color: var(--colorPrimary);
  font-variant-numeric: tabular-nums;
  ${smallHeight} {
    display: inline;
  }
`
const scoreFigure = css`
  --countDelay: ${faceSeen};
  font-size: 1.625rem;
  letter-spacing: -0.02em;
  line-height: 1.1;
  ${from600} {
    font-size: var(--text-2xl);
  }
  ${smallHeight} {
    font-size: var(--text-lg);
  }
`
const left = css`
  flex: 1 0 0;
  min-width: min-content;
`
const centred = css`
  text-align: center;
`
const tools = css`
  flex: 1 0 0;
  align-self: center;
  display: flex;
  justify-content: end;
  gap: var(--space-1);
`
const progress = css`
  position: absolute;
  inset: auto 0 -2px;
  height: 3px;
  overflow: hidden;
  background: var(--speedoMeterEmptyColor);
  &::before {
    content: '';
    display: block;
    height: 100%;
    background: var(--colorPrimary);
    transform-origin: calc(50% - 50% * var(--forward)) 50%;
    transform: scaleX(var(--done));
    transition: transform var(--motion-settle) var(--ease-out);
  }
  /* After 20, 40 and 60 cards. */
  &::after {
    --mark: linear-gradient(var(--surface), var(--surface));
    content: '';
    position: absolute;
    inset: 0;
    background: var(--mark) 25% 0, var(--mark) 50% 0, var(--mark) 75% 0;
    background-size: 3px 100%;
    background-repeat: no-repeat;
  }
`

type Counts = { cardsTurned: number; score: number; added: number; counting: boolean }
type Props = Counts & { sound: boolean; onSound: () => void; onPause: () => void }

/** Cards left, score, sound, pause. While `counting` the score goes up by what the last card `added`, once its face is seen. */
export const Hud = memo(({ cardsTurned, score, added, counting, sound, onSound, onPause }: Props) => {
  const texts = useTexts().game
  const { money, number } = useFormats()
  const cardsLeft = cardsPerGame - cardsTurned
  return (
    <div className={hud}>
      <p className={left}>
        <span className={labelText}>{texts.cardsLeft()}</span>
        <span className={figure} data-testid="cards-left">
          {number(cardsLeft)}
        </span>
      </p>
      <p className={centred}>
        <span className={labelText}>{texts.score()}</span>
        <span className={cx(figure, scoreFigure)} data-testid="score">
          <AnimatedCounter key={cardsTurned} from={score - added} to={score} format={money} animate={counting} steps={5} />
        </span>
      </p>
      <div className={tools}>
        <IconButton label={texts.sound()} aria-pressed={sound} onClick={onSound}>
          <SoundIcon on={sound} />
        </IconButton>
        <IconButton label={texts.pause()} onClick={onPause}>
          <PauseIcon />
        </IconButton>
      </div>
      <div className={progress} style={{ '--done': cardsTurned / cardsPerGame } as CSSProperties} aria-hidden="true" />
    </div>
  )
})
