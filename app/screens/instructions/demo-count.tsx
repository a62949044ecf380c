import { css, cx } from '@linaria/core'
import { cardsPerGame } from '../../../contract/constants.ts'
import { useFormats, useTexts } from '../../i18n/texts-context.tsx'
import { reducedMotion } from '../../theme/breakpoints.ts'
import { AnimatedCounter } from '../../ui/animated-counter.tsx'
import { meter } from '../../ui/meter.ts'
import { Demo, useBeats } from './demo.tsx'

const column = css`
  width: min(100%, 16rem);
  text-align: center;
`
const caption = css`
  font-size: var(--text-sm);
  color: var(--inkSoft);
`
const figure = css`
  font-size: var(--text-figure);
  line-height: 1.1;
  font-weight: var(--semibold);
  letter-spacing: -0.03em;
  color: var(--colorPrimary);
`
const bottom = css`
  margin-top: var(--space-3);
`
const bar = css`
  &::before {
    transform-origin: calc(50% - 50% * var(--forward)) 50%;
    animation: demo-fill var(--motion-gauge) var(--ease-out) var(--motion-gauge-delay) backwards;
  }
  @keyframes demo-fill {
    from {
      transform: scaleX(0);
    }
  }
  ${reducedMotion} {
    &::before {
      animation: none;
    }
  }
`

/** When the picture stands as the game begins again. */
const beats = [2600] as const

/** The cards left go down to none; then all are there again, as at the start of the game. */
export const DemoCount = () => {
  const { game, instructions } = useTexts()
  const { number } = useFormats()
  const isOver = useBeats(beats) > 0
  return (
    <Demo label={instructions.demoCount()}>
      <div className={column}>
        <p className={caption}>{game.cardsLeft()}</p>
        <p className={figure}>{isOver ? number(cardsPerGame) : <AnimatedCounter from={cardsPerGame} to={0} format={number} />}</p>
        <div className={cx(meter, bottom, !isOver && bar)} />
      </div>
    </Demo>
  )
}
