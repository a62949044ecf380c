import { providerOperator } from '../../contract/constants.ts'
import { paths } from '../../contract/paths.ts'
import type { Services } from '../services.ts'
import { keptQuery, readAddress } from '../session/address.ts'
import type { Session } from '../session/session.ts'
import { isUnfinished } from './redirect-for.ts'

/** Asks for the page again with the tab's operator, if the address has none: branding and policy come with it. True when it does. */
export const reloadWithOperator = ({ session, currentOperator }: Pick<Services, 'session' | 'currentOperator'>): boolean => {
  const operator = session.get().operator
  if (readAddress(location.search).operator !== null || operator === currentOperator.get().id || operator === providerOperator) return false
  const address = new URL(location.href)
  address.searchParams.set('operator', operator)
  location.replace(address)
  return true
}

const isStart = (path: string) => path === '/' || path === paths.landing

/** An unfinished game is opened, paused, by any address of the test; one whose result was not seen, by the start alone. */
export const resumeGame = (session: Session): void => {
  const { pathname, search } = location
  const goOn = (path: string) => history.replaceState(null, '', path + keptQuery(search))
  const ofTheGame = (isStart(pathname) || pathname.startsWith(paths.landing)) && pathname !== paths.fullReport
  if (ofTheGame && isUnfinished(session)) goOn(paths.game)
  else if (isStart(pathname) && session.game_completed && session.risk_score_guess === null) goOn(paths.completed)
}
