import type { Logger } from 'pino'
import type { OperatorState } from '../../contract/operator-state.ts'
import type { MailCatcher } from '../mail/catcher.ts'
import type { Mailer } from '../mail/mailer.ts'
import { operatorState } from '../operators/operator-state.ts'
import type { Operators } from '../operators/registry.ts'
import type { Config } from '../process/config.ts'
import { type Clock, day, hour, minute } from '../process/time.ts'
import type { DueNotice } from '../store/audit.ts'
import type { Store } from '../store/store.ts'
import { sendConsoleMail } from './mails/send-mail.ts'
import type { AccessChange, AccessMail } from './mails/texts.ts'

/** What mails of the console to owners need. */
export type NoticeNeeds = {
  config: Config
  clock: Clock
  log: Logger
  store: Store
  operators: Operators
  mailer: Mailer
  consoleSite: { url: string }
  catcher?: MailCatcher | undefined
}

/** Notices taken at a time */
const batchSize = 200
/** Changes listed in one mail */
const entriesListed = 20
/** For this long no other process takes them, ms: longer than a mail may take. */
const leaseMs = 5 * minute
/** Pause after the first failed attempt, and the longest, ms; it doubles in between. */
const firstPauseMs = minute
const longestPauseMs = 6 * hour
/** A notice that is older is discarded where it cannot be sent, ms. */
const maxAgeMs = 3 * day

/** Named by role only: the log, which owners can read, has the address. */
const by = (actor: string): AccessMail['changes'][number]['by'] =>
  actor === 'command line' ? 'command line' : actor.startsWith('provider: ') ? 'provider' : 'owner'

/**
 * Sends owners what is due of mails about new owners, keys and endpoints: those of an operator to an owner in one mail. Processes without
 * a mail server, or without the console's address, leave it to others.
 */
export const notifyOwners = async (deps: NoticeNeeds): Promise<void> => {
  const { store, clock, config, catcher, consoleSite, log } = deps
  const now = clock()
  if (consoleSite.url === '' || (config.smtpUrl === undefined && catcher === undefined)) return
  const due = await store.notices.claim(now, now + leaseMs, batchSize)
  const mails = Map.groupBy(due, ({ email, entry }) => `${email} ${entry.operator}`)
  // In parallel: a mail server that does not answer takes 17 s per mail, and one after another would outlast their lease.
  await Promise.all(
    [...mails.values()].map(async (notices) => {
      const state = await stateOf(deps, notices)
      const outcome = state === 'live' ? await send(deps, notices) : state === 'paused' ? 'failed' : 'rejected'
      for (const notice of notices) {
        const { id, attempts, entry } = notice
        const isOld = state === 'live' && now - entry.at >= maxAgeMs
        const isOver = outcome !== 'failed' || (isOld && (await store.notices.discard(now, id)) > 0)
        if (isOver && state === 'live' && outcome !== 'sent')
          log.warn({ outcome, attempts }, 'an owner could not be mailed about new access')
        if (isOver) await store.notices.remove(id)
        else await store.notices.giveBack(notice, now + Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs))
      }
    }),
  )
}

/** Of a label that is paused nothing is mailed until it is resumed, of one that has ended nothing at all. */
const stateOf = async (deps: NoticeNeeds, [notice]: readonly DueNotice[]): Promise<OperatorState> =>
  notice ? operatorState(deps, notice.entry.operator, await deps.store.operatorSettings.state(notice.entry.operator)) : 'ended'

const send = async (deps: NoticeNeeds, notices: readonly DueNotice[]) => {
  const { store, operators, config, consoleSite } = deps
  const [first] = notices
  if (!first) return 'rejected'
  const { operator } = first.entry
  const [member] = await store.members.of(first.email)
  const mail = {
    link: `${consoleSite.url}/o/${operator}/log`,
    operator: operators.has(operator) ? operators.get(operator).operator.name : operator,
    contact: config.contactEmail,
    changes: notices
      .slice(0, entriesListed)
      .map(({ entry: { action, subject, actor, at } }) => ({ what: action as AccessChange, subject, by: by(actor), at })),
    more: Math.max(0, notices.length - entriesListed),
  }
  return sendConsoleMail(deps, first.email, member?.language, ({ access }) => access(mail))
}
