import { css, cx } from '@linaria/core'
import { useEffect, useState } from 'react'
import { cardsPerGame } from '../../../contract/constants.ts'
import { useFormats, useTexts } from '../../i18n/texts-context.tsx'
import { below600, reducedMotion, smallHeight } from '../../theme/breakpoints.ts'
import { prefersReducedMotion } from '../../theme/device.ts'
import { AnimatedCounter } from '../../ui/animated-counter.tsx'
import { Card } from '../../ui/card/card.tsx'
import { CardFace } from '../../ui/card/card-face.tsx'

/** The ground of a demonstration: a small picture that plays once and shows what the words beside it say. */
export const art = css`
  --cardWidth: 7rem;
  min-height: calc(var(--cardWidth) * var(--cardRatio) + 2 * var(--space-5));
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  padding: var(--space-5) var(--space-4);
  border-radius: var(--radius-md);
  background: var(--secondaryBackgroundColor);
  --backShadow: inset 0 0 0 1px rgb(255 255 255 / 0.22), var(--shadow-2);
  border: var(--forcedBorder);
  ${below600} {
    --cardWidth: 4.5rem;
    gap: var(--space-2);
    min-height: calc(var(--cardWidth) * var(--cardRatio) + 2 * var(--space-3));
    padding: var(--space-3);
  }
  ${smallHeight} {
    --cardWidth: 4.75rem;
    gap: var(--space-2);
    padding: var(--space-3);
    min-height: 0;
  }
`

/** Counts up one by one at these times after the mount, ms: the beats of a demonstration. */
export const useBeats = (times: readonly number[]): number => {
  const [beat, setBeat] = useState(0)
  useEffect(() => {
    const timers = times.map((time, index) => setTimeout(setBeat, time, index + 1))
    return () => timers.forEach(clearTimeout)
  }, [times])
  return beat
}

export const demoCard = css`
  flex: 0 1 var(--cardWidth);
  min-width: 0;
  transition: translate var(--motion-settle) var(--ease-out);
`
const lifted = css`
  translate: 0 -0.5rem;
  ${reducedMotion} {
    translate: none;
  }
`
const chooseBeats = [700, 1100] as const

/** One of four decks is chosen, and its top card turned. */
export const DemoChoose = () => {
  const { game } = useTexts()
  const { signedMoney } = useFormats()
  const beat = useBeats(chooseBeats)
  const face = <CardFace symbol={1} gain word={game.win()} value={signedMoney(100)} />
  return (
    <div className={art} aria-hidden="true">
      <Card symbol={0} className={demoCard} />
      <Card symbol={1} className={cx(demoCard, beat > 0 && lifted)} turned={beat > 1} face={face} />
      <Card symbol={2} className={demoCard} />
      <Card symbol={3} className={demoCard} />
    </div>
  )
}

/** On a phone the two cards that turn have the picture for themselves. */
const outer = css`
  ${below600} {
    display: none;
  }
`

const winLossBeats = [600, 1400] as const

/** One card brings a win, the next one a loss; both look alike. */
export const DemoWinLoss = () => {
  const { game } = useTexts()
  const { signedMoney } = useFormats()
  const beat = useBeats(winLossBeats)
  const win = <CardFace symbol={1} gain word={game.win()} value={signedMoney(100)} />
  const loss = <CardFace symbol={2} gain={false} word={game.loss()} value={signedMoney(-150)} />
  return (
    <div className={art} aria-hidden="true">
      <Card symbol={0} className={cx(demoCard, outer)} />
      <Card symbol={1} className={demoCard} turned={beat > 0} face={win} />
      <Card symbol={2} className={demoCard} turned={beat > 1} face={loss} />
      <Card symbol={3} className={cx(demoCard, outer)} />
    </div>
  )
}

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
/** A thin bar that is filled from its start in the counter's time. */
const bar = css`
  height: 0.375rem;
  margin-top: var(--space-3);
  border-radius: 1rem;
  overflow: hidden;
  background: var(--speedoMeterEmptyColor);
  box-shadow: inset 0 0 0 1px var(--lineStrong);
  &::before {
    content: '';
    display: block;
    height: 100%;
    background: var(--colorPrimary);
    transform-origin: calc(50% - 50% * var(--forward)) 50%;
    transform: scaleX(0);
  }
  &[data-filling]::before {
    animation: demo-fill 1000ms var(--ease-out) 400ms forwards;
  }
  @keyframes demo-fill {
    to {
      transform: none;
    }
  }
`

/** When the picture stands as the game begins again. */
const countBeats = [2600] as const

/** The cards left go down to none; then all are there again, as at the start of the game: alone where nothing may move. */
export const DemoCount = () => {
  const { game } = useTexts()
  const { number } = useFormats()
  const isOver = useBeats(countBeats) > 0 || prefersReducedMotion()
  return (
    <div className={art} aria-hidden="true">
      <div className={column}>
        <p className={caption}>{game.cardsLeft()}</p>
        <p className={figure}>{isOver ? number(cardsPerGame) : <AnimatedCounter from={cardsPerGame} to={0} format={number} />}</p>
        <div className={bar} data-filling={!isOver || undefined} />
      </div>
    </div>
  )
}
