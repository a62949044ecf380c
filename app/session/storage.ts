/** The part of `Storage` the session uses. */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * How the session is kept. `own`: mirrored to session storage. `shared`: another instance in this tab, or the tab this one was copied
 * from, owns the keys, or this page is beside the test. `blocked`: the browser refuses storage. In the last two a reload cannot resume.
 */
export type Persistence = 'own' | 'shared' | 'blocked'

const tabKey = 'tab'

/** The browser's session storage, or nothing where it throws, as it does in frames with third-party storage blocked. */
export const openStorage = (): KeyValue | null => {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** What instances of a tab ask each other, and what the owner answers. */
const [question, answer] = ['owner?', 'here']
/** Milliseconds for which the lock is waited for after its owner has answered, as a document that is being left may answer too. */
const grace = 200

/**
 * Claims the plain keys for this instance, for as long as its document lives. The Web Lock is named after the tab: frames of one tab share
 * a session storage, and so does a duplicated tab. If the lock is held, its owner is asked: one that stays answers at once; the document
 * before a reload does not, and gets `timeoutMs` to release the lock. Rejects where nothing can be stored.
 */
export const claimStorage = async (
  storage: KeyValue,
  newId: () => string,
  locks: LockManager | undefined,
  timeoutMs = 2000,
): Promise<boolean> => {
  if (!locks) return true
  const tab = storage.getItem(tabKey) ?? newId()
  storage.setItem(tabKey, tab)
  const name = `gamalyze-${tab}`
  const isOwner = (await requestLock(locks, name, { ifAvailable: true })) || (await waitForLock(locks, name, timeoutMs))
  const channel = isOwner && openChannel(name)
  if (channel) channel.onmessage = ({ data }) => data === question && channel.postMessage(answer)
  return isOwner
}

const waitForLock = async (locks: LockManager, name: string, timeoutMs: number) => {
  const waiting = new AbortController()
  const abortAfter = (time: number) => setTimeout(() => waiting.abort(), time)
  abortAfter(timeoutMs)
  const channel = openChannel(name)
  if (channel) channel.onmessage = ({ data }) => data === answer && abortAfter(grace)
  channel?.postMessage(question)
  const lock = await requestLock(locks, name, { signal: waiting.signal })
  channel?.close()
  return lock
}

/** Nothing where the browser forbids channels, as Firefox may in foreign frames. */
const openChannel = (name: string) => {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

/** Resolves once the lock is taken, which is then held, or known to be unavailable. */
const requestLock = (locks: LockManager, name: string, options: LockOptions): Promise<boolean> =>
  new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock ? new Promise<never>(() => {}) : null
    }
    // A browser that forbids locks in foreign frames, as Firefox may, keeps the storage all the same.
    locks.request(name, options, hold).catch((error: DOMException) => resolve(error.name === 'SecurityError'))
  })
