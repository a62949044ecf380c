import { css } from '@linaria/core'
import type { CSSProperties } from 'react'
import { useFormats, useTexts } from '../../i18n/texts-context.tsx'
import { from600, from960, smallHeight } from '../../theme/breakpoints.ts'
import { Card } from '../../ui/card/card.tsx'

const box = css`
  /* A card that lies, on a phone: the way on is in view. */
  --cardWidth: 8.5rem;
  --cardRatio: 0.7;
  --backShadow: inset 0 0 0 1px rgb(255 255 255 / 0.3), var(--shadow-2);
  position: relative;
  container-type: inline-size;
  width: min(var(--cardWidth), 42.5vw);
  aspect-ratio: 1 / var(--cardRatio);
  margin-inline: auto;
  > span,
  > div {
    position: absolute;
    inset: 0;
  }
  > span {
    transform-origin: 50% 130%;
    rotate: var(--turn);
  }
  ${from960} {
    --cardWidth: clamp(10rem, 17vw, 13rem);
    --cardRatio: 1.4;
  }
  ${smallHeight} {
    --cardWidth: 5rem;
  }
  ${from600} {
    ${smallHeight} {
      --cardWidth: 7rem;
    }
  }
`
/** Paper with neutral ink, in every scheme: points are neither good nor bad. */
const face = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 0.35rem;
  padding: 9cqi;
  text-align: center;
  border-radius: 8.5cqi;
  color: #17202f;
  background: var(--paper);
  box-shadow:
    inset 0 0 0 1px rgb(20 33 61 / 0.16),
    var(--shadow-3);
  border: var(--forcedBorder);
  &::before {
    content: '';
    position: absolute;
    inset: 5cqi;
    border-radius: 5cqi;
    border: max(1px, 0.7cqi) solid #b9bfca;
  }
  small {
    font-size: max(0.8125rem, 8cqi);
    line-height: 1.2;
    color: #4f5a6c;
    /* A small card has its figure alone: the words beside it say what it is. */
    @container (max-width: 6rem) {
      display: none;
    }
  }
  b {
    font-size: max(0.8125rem, min(21cqi, 126cqi / var(--characters)));
    line-height: 1;
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`

/** The last card of the game is its score, on two backs. A picture: assistive technology has it in words. */
export const ScoreCard = ({ score }: { score: number }) => {
  const { feedback } = useTexts()
  const points = useFormats().money(score)
  return (
    <div className={box} aria-hidden="true">
      <Card symbol={3} style={{ '--turn': '-9deg' } as CSSProperties} />
      <Card symbol={0} style={{ '--turn': '-4.5deg' } as CSSProperties} />
      <div className={face} style={{ '--characters': points.length } as CSSProperties}>
        <small>{feedback.finalScore()}</small>
        <b>{points}</b>
      </div>
    </div>
  )
}
