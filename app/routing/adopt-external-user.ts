import { preload } from 'swr'
import { cardsPerGame } from '../../contract/constants.ts'
import { apiBase, request } from '../api/connection.ts'
import { type FullReport, fetchFullReport, findExternalUser } from '../api/result-calls.ts'
import { adviceList } from '../api/use-results.ts'
import { emptyJournal } from '../session/journal.ts'
import { type CurrentOperator, isOperatorView } from '../session/operator-view.ts'
import type { Session } from '../session/session.ts'
import type { SessionStore } from '../session/session-store.ts'

/** How long to wait for a style sheet, ms. */
const timeoutMs = 3000

/** Replaces the page's theme; settles once the other is loaded, so that nothing is shown in between. The old one stays if it fails. */
const changeTheme = (id: string) => {
  const old = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href*="/theme.css"]')
  if (!old) return
  return new Promise<void>((resolve) => {
    const next = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${apiBase()}/operators/${id}/theme.css` })
    const done = () => {
      old.remove()
      resolve()
    }
    next.onload = done
    next.onerror = () => {
      next.remove()
      resolve()
    }
    setTimeout(resolve, timeoutMs)
    old.after(next)
  })
}

/** Gives the app the look and the words of an operator, in place: a reload would lose a session that no storage keeps. */
export const changeOperator = async (currentOperator: CurrentOperator, id: string): Promise<void> => {
  if (currentOperator.get().id === id) return
  const [reply] = await request('GET', `/operators/${encodeURIComponent(id)}/view.json`)
  if (!isOperatorView(reply) || reply.id === currentOperator.get().id) return
  await changeTheme(reply.id)
  currentOperator.set(reply)
}

const sessionFields = ({ results, riskGuess, advice, gameScore }: FullReport): Partial<Session> => {
  const { risk_score, arew, apun, betaP, betaF } = results
  return {
    ...{ risk_score, arew, apun, betaP, betaF },
    score: gameScore.score,
    cards_turned: cardsPerGame,
    game_completed: true,
    risk_score_guess: riskGuess.risk_guess,
    advice: adviceList(advice),
    loaded_feedback_screen: true,
    advice_counted: true,
  }
}

const isFinishedBy = (externalId: string, { external_id, risk_score_guess, view }: Session) =>
  external_id === externalId && risk_score_guess !== null && !view

/** Fetches a report and has it at hand for its screen. */
const fetchForReport = async (uid: string) => {
  const report = await fetchFullReport(uid)
  if (report) void preload(['full_report', uid], () => report)
  return report
}

/** Makes the session that of the player whom the partner knows by this id, with its operator's look. False where there is no game. */
export const adoptExternalUser = async (
  store: SessionStore,
  currentOperator: CurrentOperator,
  externalId: string,
  secret: string | null,
): Promise<boolean> => {
  try {
    const sessionBefore = store.get()
    const { uid, operator, reference } = await findExternalUser(externalId, secret)
    if (!reference) return false
    // What this player finished in this tab is the newer game, whether or not the account may open it.
    if (isFinishedBy(externalId, store.get()) && (await fetchForReport(store.get().uid))) return true
    const report = await fetchForReport(uid)
    // A game that has begun in the meantime is not given up for an older one.
    if (!report || store.get().uid !== sessionBefore.uid || store.get().cards_turned !== sessionBefore.cards_turned) return false
    // The tab that played the game keeps the uid, which may do more.
    if (store.get().view || store.get().reference !== reference) {
      store.reset()
      store.update({ uid, view: true, journal: emptyJournal(uid), reference, external_id: externalId })
    }
    store.update({ operator, ...sessionFields(report) })
    await changeOperator(currentOperator, operator).catch(() => {})
    return true
  } catch {
    return false
  }
}
