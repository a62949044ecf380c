import { paths } from '../../contract/paths.ts'
import { keptQuery } from '../session/address.ts'
import type { Session } from '../session/session.ts'
import { isUnfinished } from './redirect-for.ts'

/** Loading any address of the test with an unfinished game opens that game, paused (requirements, ruling 1). Public pages stay. */
export const resumeGame = (session: Session): void => {
  const { pathname, search } = location
  const ofTheGame = (pathname === '/' || pathname.startsWith(paths.landing)) && pathname !== paths.fullReport
  if (ofTheGame && isUnfinished(session)) history.replaceState(null, '', paths.game + keptQuery(search))
}
