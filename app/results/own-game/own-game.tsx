import { css, cx } from '@linaria/core'
import { type ReactNode, useMemo, useState } from 'react'
import { startScore } from '../../../contract/constants.ts'
import type { OwnGame } from '../../../contract/own-game.ts'
import { balances } from '../../../contract/own-game-figure.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { hover, largeText, print } from '../../theme/breakpoints.ts'
import { minor, small, soft } from '../../ui/text.ts'
import { Disclosure } from '../disclosure.tsx'
import { CardSlider } from './card-slider.tsx'
import { Figure, Spark } from './figure.tsx'
import { GameTable } from './game-table.tsx'
import { figureId, type MomentFocus } from './moment-focus.tsx'
import { Moments } from './moments.tsx'

/** All of the row that opens it can be pressed. */
const own = css`
  break-inside: avoid;
  outline: 0;
  > summary {
    display: grid;
    grid-template-columns: minmax(0, auto) minmax(5rem, 1fr) auto;
    gap: 0 var(--space-4);
    align-items: center;
    > * {
      grid-column: 1;
    }
    > [data-spark] {
      grid-area: 1 / 2 / span 2;
    }
    > svg {
      grid-area: 1 / 3 / span 2;
    }
    ${hover} {
      &:hover h2 {
        text-decoration: underline;
        text-decoration-thickness: 1px;
        text-underline-offset: 0.2em;
      }
    }
  }
  > div {
    padding-top: var(--space-3);
  }
  ${largeText} {
    > summary {
      grid-template-columns: minmax(0, 1fr) auto;
      > [data-spark] {
        grid-area: 3 / 1;
      }
    }
  }
  ${print} {
    h2 {
      font-size: var(--text-xl);
    }
    > div {
      padding-top: 0;
    }
  }
`
const intro = css`
  margin-bottom: var(--space-4);
  ${print} {
    margin-bottom: var(--space-2);
  }
`

/** The player's 80 cards: `score`, the points they ended with, and on request a picture with what the sentences count, and a table. */
export const OwnGameView = ({ game, focus, score }: { game: OwnGame; focus: MomentFocus; score: ReactNode }) => {
  const { completed } = useTexts()
  const texts = useTexts('result').game
  const [turn, setTurn] = useState(0)
  const points = useMemo(() => balances(game), [game])
  return (
    <Disclosure
      name="game"
      className={own}
      id={figureId}
      tabIndex={-1}
      aria-labelledby={`${figureId}-title`}
      summary={
        <>
          <h2 className={minor} id={`${figureId}-title`}>
            {texts.title()}
          </h2>
          {score}
          <Spark points={points} />
        </>
      }
    >
      <p className={cx(small, soft, intro)}>{completed.text({ start: startScore })}</p>
      <Figure game={game} points={points} marked={game.moments.find(({ key }) => key === focus.shown)?.turns} turn={turn} />
      <Moments moments={game.moments} focus={focus} />
      <CardSlider game={game} points={points} turn={turn} onChange={setTurn} />
      <GameTable game={game} points={points} />
    </Disclosure>
  )
}
