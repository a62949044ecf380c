import { css, cx } from '@linaria/core'
import { useMemo, useState } from 'react'
import type { OwnGame } from '../../../contract/own-game.ts'
import { balances } from '../../../contract/own-game-figure.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { print } from '../../theme/breakpoints.ts'
import { soft } from '../../ui/text.ts'
import { Figure } from './figure.tsx'
import { GameTable } from './game-table.tsx'
import { Look } from './look.tsx'
import { Moments } from './moments.tsx'
import { figureId, type Seeing } from './use-seeing.tsx'

const own = css`
  outline: 0;
  margin-top: var(--space-5);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
  ${print} {
    margin-top: var(--space-2);
    padding-top: var(--space-2);
    break-inside: avoid;
  }
`
const intro = css`
  margin-block: var(--space-2) var(--space-4);
  ${print} {
    margin-block: 0 var(--space-2);
  }
`

/** The player's 80 cards as a picture, with what the sentences count, and as a table. */
export const OwnGameView = ({ game, seeing }: { game: OwnGame; seeing: Seeing }) => {
  const texts = useTexts('result').game
  const [looked, look] = useState(0)
  const points = useMemo(() => balances(game), [game])
  return (
    <section className={own} id={figureId} tabIndex={-1} aria-labelledby={`${figureId}-title`}>
      <h2 id={`${figureId}-title`}>{texts.title()}</h2>
      <p className={cx(soft, intro)}>{texts.intro()}</p>
      <Figure game={game} points={points} marked={game.moments.find(({ key }) => key === seeing.shown)?.turns} looked={looked} />
      <Moments moments={game.moments} seeing={seeing} />
      <Look game={game} points={points} looked={looked} onLook={look} />
      <GameTable game={game} points={points} />
    </section>
  )
}
