import { cardsPerGame } from '../../contract/constants.ts'
import { paths } from '../../contract/paths.ts'
import type { Session } from '../session/session.ts'
import type { GuardName } from './route.ts'

/** Some cards are drawn, but not all: a game to go on with. */
export const isUnfinished = ({ cards_turned, game_completed }: Session) =>
  cards_turned > 0 && cards_turned < cardsPerGame && !game_completed

/** What a screen needs of the session, the nearest need first: where to go instead, or nothing. */
export const redirectFor = (guard: GuardName, session: Session): string | null => {
  if (guard === 'open') return null
  if (guard === 'landing') return isUnfinished(session) ? paths.game : null
  if (guard === 'terms') return session.terms_accepted || isUnfinished(session) ? null : paths.landing
  if (!session.game_completed) return paths.landing
  // A view asks for no analysis, and has had its guess.
  if (session.view && guard !== 'guess') return paths.fullReport
  if (guard !== 'cards' && session.risk_score === null) return paths.completed
  if (guard === 'guess' && session.risk_score_guess === null) return paths.riskScore
  return null
}
