import type { ApiError } from '../../contract/call.ts'
import type { JournalEntry } from '../session/journal.ts'
import { isRegistered, type Session } from '../session/session.ts'
import type { SessionStore } from '../session/session-store.ts'
import { createStore, type Store } from '../store.ts'
import { registerUser, storeCardSelection, storePopupAnswer } from './calls.ts'
import { afterPaint, backOff, type RefusalCode, refusalCode } from './connection.ts'

/** `idle`: all is acknowledged. `refused`: the server will never take the next entry; `code` says why. */
export type OutboxState = { status: 'idle' | 'sending' } | { status: 'refused'; code: RefusalCode }

/** The host page: gives a new secret, null if nobody can, and hears that its user id is ignored, as the secret is not a session secret. */
export type Partner = { renewSecret(): Promise<string | null>; userIdRefused(): void }
const nobody: Partner = { renewSecret: async () => null, userIdRefused: () => {} }

/** Registers the user id and sends the journal in order, one at a time, retried until acknowledged, also of a game before a reset. */
export const createOutbox = (store: SessionStore, offline: Store<boolean>, wait = backOff, partner: Partner = nobody) => {
  const { get, set, subscribe } = createStore<OutboxState>({ status: 'idle' })
  /** The games being sent, in their latest state, by user id. */
  const running = new Map<string, Session>()
  let presentUid = store.get().uid
  let isOpen = false

  /** Starts sending if there is something to send; called on every change of the session. */
  const wake = () => {
    const session = store.get()
    const { uid, secret, journal } = session
    if (uid !== presentUid) {
      presentUid = uid
      set({ status: 'idle' })
    }
    if (running.has(uid)) return void running.set(uid, session)
    if (!isOpen || !secret || store.emptied || get().status === 'refused') return
    if (isRegistered(session) && journal.sent >= journal.entries.length) return
    running.set(uid, session)
    afterPaint(async () => {
      await deliver(uid, session)
      running.delete(uid)
      // Entries that were added since the journal was last read.
      wake()
    })
  }

  /** Whether a session secret was refused, which the partner's server can replace. */
  const hasEnded = (error: unknown) => refusalCode(error, store.get().secret) === 'ended'

  /** Whether the partner gave a secret other than the one that has ended. A page that fails is asked three times in all. */
  const askForSecret = async (attempt = 0): Promise<boolean> => {
    try {
      const secret = await partner.renewSecret()
      if (!secret || secret === store.get().secret) return false
      store.update({ secret })
      return true
    } catch {
      if (attempt === 2) return false
      await wait(attempt)
      return askForSecret(attempt + 1)
    }
  }

  const report = (uid: string, state: OutboxState) => {
    if (store.get().uid === uid) set(state)
  }
  const refuse = (uid: string, error: unknown) => report(uid, { status: 'refused', code: refusalCode(error, store.get().secret) })

  const deliver = async (uid: string, first: Session) => {
    report(uid, { status: 'sending' })
    let registered = isRegistered(first)
    let sentCount = first.journal.sent
    let attempt = 0
    let forbidden = false
    let renewed = false
    while (true) {
      const session = running.get(uid) ?? first
      if (store.emptied || (registered && sentCount >= session.journal.entries.length)) return report(uid, { status: 'idle' })
      try {
        if (registered) {
          await sendEntry(session, session.journal.entries, sentCount)
          sentCount++
          if (store.get().uid === uid) store.update(({ journal }) => ({ journal: { ...journal, sent: sentCount } }))
          forbidden = false
        } else {
          const { operator } = store.get()
          const { reference } = await register(uid)
          registered = true
          if (store.get().uid === uid) store.update({ registered: operator, reference })
        }
        attempt = 0
        offline.set(false)
      } catch (error) {
        const { code, retryable } = error as ApiError
        if (code === 'forbidden' && registered && !forbidden) {
          // The server does not (or no longer) know the user id: register it again, once.
          registered = false
          forbidden = true
        } else if (!registered && !renewed && hasEnded(error)) {
          // The session secret has ended, or has used up its games: the partner is asked for another, once.
          renewed = true
          if (!(await askForSecret())) return refuse(uid, error)
        } else if (retryable) {
          offline.set(true)
          await wait(attempt++)
        } else return refuse(uid, error)
      }
    }
  }

  const register = async (uid: string) => {
    const { secret, operator, external_id } = store.get()
    const registerAs = (externalId: string | null) => registerUser(uid, secret ?? '', operator, externalId)
    try {
      return await registerAs(external_id)
    } catch (error) {
      // A partner's id that is already linked, or that needs a session secret, must not keep its player from playing.
      const code = refusalCode(error, secret)
      if (!external_id || !(code === 'forbidden' || code === 'conflict')) throw error
      if (code === 'forbidden') partner.userIdRefused()
      return registerAs(null)
    }
  }

  store.subscribe(wake)
  return {
    get,
    subscribe,
    /** Sends from now on: the session is authorised. */
    open: () => {
      isOpen = true
      wake()
    },
    /** Tries a refused entry once more, after the player has asked for it. */
    retry: () => {
      set({ status: 'idle' })
      wake()
    },
    /** Makes a call; if a session secret has ended, registers again, with a new secret if need be, and repeats the call once. */
    withAccess: async <T>(act: () => Promise<T>): Promise<T> => {
      try {
        return await act()
      } catch (error) {
        if (!hasEnded(error)) throw error
        const { uid } = store.get()
        const registerAgain = () => register(uid).then(Boolean, () => false)
        if ((await registerAgain()) || ((await askForSecret()) && (await registerAgain()))) return act()
        throw error
      }
    },
  }
}
export type Outbox = ReturnType<typeof createOutbox>

type Table = Pick<Session, 'uid' | 'stack_types' | 'card_colors' | 'reward_structure_id'>

/** Sends one entry of the journal. The record only uses what was fixed when the draw was accepted, so a repeat is identical. */
const sendEntry = (table: Table, entries: readonly JournalEntry[], index: number): Promise<unknown> => {
  const entry = entries[index]
  if (!entry) throw new RangeError(`journal has no entry ${index}`)
  if (entry.kind === 'popup')
    return storePopupAnswer({ id: table.uid, time: entry.time, popup_message: entry.key, popup_answer: entry.answer })
  const stack_type = table.stack_types[entry.deck]
  const card_color = table.card_colors[entry.deck]
  if (!stack_type || !card_color) throw new RangeError(`no deck ${entry.deck}`)
  return storeCardSelection({
    id: table.uid,
    time: entry.time,
    reaction_time: entry.reactionTime,
    selection_id: entries.slice(0, index + 1).filter(({ kind }) => kind === 'draw').length,
    stack_type,
    card_placement: entry.deck,
    reward_structure_id: table.reward_structure_id,
    card_color,
    card_value: entry.value,
  })
}
