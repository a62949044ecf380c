import { providerOperator } from '../contract/constants.ts'
import { paths, type ScreenName } from '../contract/paths.ts'
import type { Config } from '../sdk/protocol.ts'
import { createCardValues } from './api/card-values.ts'
import { backOff, setApiBase } from './api/connection.ts'
import type { Count } from './api/create-count.ts'
import { createOutbox } from './api/outbox.ts'
import type { Host } from './host/host.ts'
import { createAccess } from './routing/access.ts'
import type { Services } from './services.ts'
import { type Address, withoutSecrets } from './session/address.ts'
import { readOperatorView } from './session/operator-view.ts'
import { randomUid, webRandom } from './session/random.ts'
import { readFields } from './session/session.ts'
import { createSessionStore, type SessionStore } from './session/session-store.ts'
import { claimStorage, openStorage, prefixOf } from './session/storage.ts'
import { createStore } from './store.ts'

type SessionSource = { language?: string | null | undefined; extUserId?: string | null }

/** Applies to the session what the address or the host says. Another player of the partner gets neither game nor result of the previous one. */
const applySources = (session: SessionStore, { language, extUserId }: SessionSource) => {
  const { external_id: before, game_completed } = session.get()
  if (extUserId && before !== extUserId && (before || game_completed)) session.reset()
  if (extUserId) session.update({ external_id: extUserId })
  session.chooseLanguage(language, 'page')
}

/** Removes secret and user id, which have been read, from the address bar and the history. */
export const hideSecrets = () => {
  const { pathname, search, hash } = location
  const visibleSearch = withoutSecrets(search)
  if (visibleSearch !== search) history.replaceState(history.state, '', pathname + visibleSearch + hash)
}

/** Creates what lives as long as the document: claims the storage, restores the session, reads the address. */
export const openServices = async (address: Address, host: Host): Promise<Services> => {
  const currentOperator = createStore(readOperatorView(document))
  setApiBase(document.querySelector<HTMLMetaElement>('meta[name=api-base]')?.content ?? '')
  const storage = openStorage()
  const operator = address.operator ?? (storage && readFields(storage, '', ['operator']).operator) ?? providerOperator
  const isAt = (...screens: ScreenName[]) => screens.some((screen) => location.pathname.startsWith(paths[screen]))
  const opensTest = address.secret || location.pathname === '/' || isAt('landing', 'unauthorized')
  // Pages about the test keep nothing, and wrong addresses but for one that was to open it.
  const isBeside = isAt('privacy', 'accessibility') || !opensTest
  // A copy of a frame, which nobody answers, leaves the game to the frame that it was made of.
  const mayKeep = storage && !isBeside && (address.secret || (await host.greeted))
  const prefix = mayKeep ? await claimStorage(storage, operator, randomUid, navigator.locks).catch(() => null) : null
  const sources = {
    operator,
    random: webRandom,
    newUid: randomUid,
    get cardColors() {
      return currentOperator.get().cardColors
    },
  }
  const session = createSessionStore(sources, storage, prefix === null ? 'shared' : 'own', prefix ?? prefixOf(storage, operator))
  applySources(session, address)
  if (session.persistence !== 'own' && !isBeside) host.send('notKept', {})

  const offline = createStore(false)
  const outbox = createOutbox(session, offline, backOff, {
    renewSecret: host.renewSecret,
    userIdRefused: () => host.send('error', { code: 'USER_ID_NEEDS_SESSION' }),
  })
  const findReportOf = (extUserId: string | null) => {
    if (!extUserId) return
    access.findReportFirst(async (secret) =>
      (await import('./routing/adopt-external-user.ts')).adoptExternalUser(session, currentOperator, extUserId, secret),
    )
  }
  const configure = (config: Config | null) => {
    if (!config) return
    const extUserId = config.userId ?? null
    // The page says each time who plays: if it names nobody, nothing of the previous player remains.
    if (!extUserId && !address.extUserId && session.get().external_id) session.reset()
    applySources(session, { language: config.language?.toLowerCase(), extUserId })
    findReportOf(extUserId)
    access.setSecret(config.secret)
  }
  const isEnded = () => currentOperator.get().state === 'ended'
  const access = createAccess(session, address.secret, host.config.then(configure), outbox.open, host.testOnly, isEnded)
  findReportOf(address.extUserId)
  // Nobody needs it at first, and nothing waits for it.
  const count: Count = (...counted) => {
    void import('./api/create-count.ts')
      .then(({ createCount }) => {
        // Nothing is counted of somebody who said that they are too young.
        if (!session.emptied) createCount(currentOperator, access)(...counted)
      })
      .catch(() => {})
  }
  if (session.get().game_completed)
    void import('./game/report-completed.ts').then(({ reportCompleted: tellCompleted }) => tellCompleted(session, host))
  const cards = createCardValues(offline, session)
  return { currentOperator, session, offline, outbox, cards, access, host, count, game: { current: null } }
}
