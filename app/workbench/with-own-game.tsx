import type { ReactNode } from 'react'
import { SWRConfig, unstable_serialize } from 'swr'
import type { OwnGame } from '../../contract/own-game.ts'
import { OwnGameView } from '../results/own-game/own-game.tsx'

export const exampleUid = '00000000-0000-4000-8000-000000000000'

/** The example's own game is there, as if the server had sent it. */
export const WithOwnGame = ({ game, children }: { game: OwnGame; children: ReactNode }) => (
  <SWRConfig value={{ fallback: { [unstable_serialize(['own_game', exampleUid])]: { game, OwnGameView } } }}>{children}</SWRConfig>
)
