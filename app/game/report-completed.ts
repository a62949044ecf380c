import { playTime } from '../../contract/play-time.ts'
import type { Host } from '../host/host.ts'
import { draws } from '../session/journal.ts'
import { isRegistered } from '../session/session.ts'
import type { SessionStore } from '../session/session-store.ts'

/** Games that are being told in this load of the page. */
const started = new Set<string>()

/** Tells the partner's page that the game was completed, once the server has it under this label, until the page has taken the news. */
export const reportCompleted = (session: SessionStore, host: Pick<Host, 'send'>): void => {
  const { uid, reference, operator, journal, game_completed, completed_told, view } = session.get()
  if (!game_completed || completed_told || view || started.has(uid)) return
  if (!reference || !isRegistered(session.get())) {
    const release = session.subscribe(() => {
      const now = session.get()
      if (now.uid === uid && !(now.reference && isRegistered(now))) return
      release()
      if (session.get().uid === uid) reportCompleted(session, host)
    })
    return
  }
  started.add(uid)
  const duration = Math.round(playTime(draws(journal)) / 1000)
  void Promise.resolve(host.send('completed', { reference, operator, duration })).then(() => {
    if (session.get().uid === uid) session.update({ completed_told: true })
  })
}
