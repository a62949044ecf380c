import { calls } from '../../contract/calls.ts'
import { orNotFound, ProblemError } from '../errors/problem.ts'
import { requireOperatorState } from '../operators/operator-state.ts'
import { hasFullReport } from '../report/load-full-report.ts'
import { type AuthenticationNeeds, authenticate } from '../security/authenticate.ts'
import type { DayLimitKey, Limits } from '../security/count-uses.ts'
import { customerBits, networkOf } from '../security/network-of.ts'
import { type GameRecord, isOpenAt } from '../store/games.ts'
import type { Store } from '../store/store.ts'

/** Providers that deliver addresses with and without these letters, and of all these domains, to one mailbox. */
const lenient: { domains: readonly string[]; ignored: RegExp }[] = [
  // "Dots don't matter in Gmail addresses": https://support.google.com/mail/answer/7436150; googlemail.com is the same mailbox:
  // https://support.google.com/mail/answer/10313
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  // ". _ and - are treated as transparent": https://proton.me/support/change-username; one account's domains:
  // https://proton.me/support/addresses-and-aliases
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
]

/** The mailbox of an address, for limits: in small letters, without what follows a `+` and what the provider ignores. Mail goes to it as written. */
export const mailboxOf = (address: string): string => {
  const at = address.lastIndexOf('@')
  const [whole, domain] = [address.slice(0, at).toLowerCase(), address.slice(at + 1).toLowerCase()]
  const local = whole.split('+')[0] || whole
  const provider = lenient.find(({ domains }) => domains.includes(domain))
  return provider ? `${local.replace(provider.ignored, '') || local}@${provider.domains[0]}` : `${local}@${domain}`
}

/** Mails per game, ever. */
export const maxMailsPerGame = 3

type MailRequest = {
  uid: string
  /** Not read where `isView` */
  secret: string | undefined
  client: string
  /** Whether the report is asked for by a view id, which is good by itself: the secret and the game's own time may be over. */
  isView: boolean
}

/** The game whose report may be mailed. Each refusal has its own code: `not_found`, `unauthorized`, `not_complete`. */
export const authorizeMail = async (deps: AuthenticationNeeds, { uid, secret, client, isView }: MailRequest): Promise<GameRecord> => {
  const { store, clock } = deps
  const game = await orNotFound(store.findGame(uid))
  if (!isView) {
    if (secret === undefined) throw new ProblemError('invalid', 'give the secret')
    await authenticate(deps, client, secret, { of: game, purpose: 'go on', lastState: 'ended' })
    if (!isOpenAt(game, clock())) throw new ProblemError('unauthorized')
  }
  if (!(await hasFullReport(store, uid))) throw new ProblemError('not_complete', 'the report is not complete yet')
  await requireOperatorState(deps, game.operator, calls.email.lastState)
  return game
}

/** Counts a mail to `to`, an address as the mail server gets it; returns what takes back one not sent. Throws `rate_limited` with the limit's name. */
export const countMail = async (
  { store, limits }: { store: Store; limits: Limits },
  { uid, operator, mails, endsAt }: GameRecord,
  { client, to }: { client: string; to: string },
): Promise<() => Promise<void>> => {
  const releases: (() => Promise<unknown>)[] = []
  const release = async (): Promise<void> => {
    await Promise.all(releases.map((giveBack) => giveBack()))
  }
  try {
    // Most refusals need no write; the write itself decides between concurrent mails.
    if (mails >= maxMailsPerGame || (await store.countMail(uid, 1, maxMailsPerGame)) === undefined)
      throw new ProblemError('rate_limited', `a report can be sent at most ${maxMailsPerGame} times`, { limit: 'mails_of_game' })
    releases.push(() => store.countMail(uid, -1))
    // Strangers may fill a mailbox only so far, whatever label they come by; players of a session are known, and never a network's.
    const bySession = endsAt !== null
    const countUse = async (name: DayLimitKey, subject: string) => releases.push(await limits.take(name, subject))
    if (bySession) await countUse('mailsToPlayers', `${operator} ${mailboxOf(to)}`)
    else {
      await countUse('mailsToStrangers', mailboxOf(to))
      await countUse('mailsOfNetwork', `${operator} ${networkOf(client, customerBits)}`)
    }
    await countUse('mailsOfOperator', operator)
    await countUse('mails', operator)
  } catch (error) {
    await release()
    throw error
  }
  return release
}
