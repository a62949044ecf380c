import { css } from '@linaria/core'
import useSWR from 'swr'
import { getOwnGame } from '../../api/result-calls.ts'
import { once } from '../../api/use-results.ts'
import { useFormats, useTexts } from '../../i18n/texts-context.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { MomentFocus } from './moment-focus.tsx'

/** The chunk that draws the game. */
export const loadOwnGameView = () => import('./own-game.tsx')

/** The game with the chunk that draws it: a screen that waits for both shifts nothing when they come. */
export const fetchOwnGame = async (uid: string) => {
  const [game, { OwnGameView }] = await Promise.all([getOwnGame(uid), loadOwnGameView()])
  return { game, OwnGameView }
}

/** The same as a hook; `uid` null: not yet. */
export const useOwnGame = (uid: string | null) => useSWR(uid && ['own_game', uid], ([, id]: [string, string]) => fetchOwnGame(id), once)

/** The player's own game. Nothing but `score`, the points it ended with, where it did not come. */
export const OwnGamePart = ({ uid, focus, score }: { uid: string; focus: MomentFocus; score: number }) => {
  const { data } = useOwnGame(uid)
  const points = <FinalScore score={score} />
  return data ? <data.OwnGameView game={data.game} focus={focus} score={points} /> : points
}

const line = css`
  font-size: var(--text-sm);
  line-height: 1.35;
  color: var(--inkSoft);
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`

/** The end balance in money units. */
export const FinalScore = ({ score }: { score: number }) => (
  <span className={line}>
    <VisuallyHidden>{useTexts().feedback.finalScore()} </VisuallyHidden>
    {useFormats().money(score)}
  </span>
)
