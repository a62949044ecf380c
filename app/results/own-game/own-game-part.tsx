import { css } from '@linaria/core'
import { lazy, Suspense } from 'react'
import { Sheet } from '../../ui/sheet.tsx'
import type { OwnGameProps } from './own-game.tsx'

const OwnGame = lazy(() => import('./own-game.tsx').then(({ OwnGame }) => ({ default: OwnGame })))

/** About the height of what comes, so that what is below hardly moves. */
const room = css`
  min-height: 46rem;
`

/** The player's own game, in a chunk that comes after the result is on view. */
export const OwnGamePart = (props: OwnGameProps) => (
  <Suspense fallback={<Sheet className={room}>{props.score}</Sheet>}>
    <OwnGame {...props} />
  </Suspense>
)
