import { sessionKeys } from './session.ts'

/** The part of `Storage` the session uses. */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * How the session is kept. `own`: mirrored to session storage. `shared`: another instance of the label in this tab, or the tab this one was
 * copied from, owns the keys, or this page is beside the test. `blocked`: the browser refuses storage. In the last two a reload cannot resume.
 */
export type Persistence = 'own' | 'shared' | 'blocked'

export const tabKey = 'tab'
/** Who claimed the keys last. */
const claimKey = 'claim'

/** Session storage, or nothing where it throws (third-party storage is blocked) or goes with the page (a frame without credentials). */
export const openStorage = (): KeyValue | null => {
  try {
    return (window as { credentialless?: boolean }).credentialless ? null : window.sessionStorage
  } catch {
    return null
  }
}

/** What instances of a tab ask each other, and what the owner answers. */
const [question, answer] = ['owner?', 'here']
/** Milliseconds for which the lock is waited for after its owner has answered, as a document that is being left may answer too. */
const grace = 200

/** What stands before the keys of a label: nothing where the plain ones are its own or nobody's, else its name. */
export const prefixOf = (storage: KeyValue | null, operator: string, isPlain?: boolean): string =>
  (isPlain ?? [operator, null, undefined].includes(storage?.getItem('operator'))) ? '' : `${operator}.`

/** Gives a label the plain keys: what another has there waits after that one's name. */
const takePlainKeys = (storage: KeyValue, operator: string) => {
  const before = storage.getItem('operator') ?? operator
  if (before === operator) return
  const move = (from: string, to: string) => {
    for (const key of [...sessionKeys, claimKey]) {
      const text = storage.getItem(from + key)
      if (text === null) storage.removeItem(to + key)
      else storage.setItem(to + key, text)
      storage.removeItem(from + key)
    }
  }
  move('', prefixOf(storage, before, false))
  move(prefixOf(storage, operator, false), '')
}

/**
 * Claims the keys of a label for as long as the document lives, and returns their prefix; null if another instance has them. Rejects where
 * nothing can be stored. Frames of one tab, and a duplicate of it, share a session storage, so Web Locks are named after the tab: one for
 * the label, one for the plain keys, which the first label has. The owner of a held lock is asked: one that stays answers at once; the
 * document before a reload gets `timeoutMs` to release it. A document from the back/forward cache whose keys another has claimed since is
 * loaded anew.
 */
export const claimStorage = async (
  storage: KeyValue,
  operator: string,
  newId: () => string,
  locks: LockManager | undefined,
  timeoutMs = 2000,
): Promise<string | null> => {
  if (!locks) return prefixOf(storage, operator)
  const tab = storage.getItem(tabKey) ?? newId()
  storage.setItem(tabKey, tab)
  const claim = (name: string) => claimLock(locks, `gamalyze-${tab}${name}`, timeoutMs)
  let isPlain: boolean | undefined
  try {
    if (!(await claim(`-${operator}`))) return null
    isPlain = await claim('')
  } catch {
    // A browser that forbids locks in foreign frames, as Firefox may, keeps the storage all the same.
  }
  if (isPlain) takePlainKeys(storage, operator)
  const claimId = newId()
  const prefix = prefixOf(storage, operator, isPlain)
  storage.setItem(prefix + claimKey, claimId)
  addEventListener('pageshow', ({ persisted }) => persisted && storage.getItem(prefix + claimKey) !== claimId && location.reload())
  return prefix
}

const claimLock = async (locks: LockManager, name: string, timeoutMs: number): Promise<boolean> => {
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

/** Resolves once the lock is taken, which is then held, or known to be unavailable; rejects where the browser forbids locks. */
const requestLock = (locks: LockManager, name: string, options: LockOptions): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock ? new Promise<never>(() => {}) : null
    }
    locks.request(name, options, hold).catch((error: DOMException) => (error.name === 'SecurityError' ? reject(error) : resolve(false)))
  })
