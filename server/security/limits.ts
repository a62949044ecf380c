import type { LimitName } from '../../contract/errors.ts'
import type { Settings } from '../process/settings.ts'
import { day, minute } from '../process/time.ts'

/** A limit in the documentation: what is counted, for which subject, and the answer beyond it unless that is 429. */
type Description = { what: string; subject: string; answer?: string }
/** So many uses within any span, ms. */
export type WindowLimit = Description & { uses: number; span: number }
/** So many uses of a day (UTC), or as many as the provider's own file says. */
export type DayLimit = Description & {
  perDay: number | Extract<keyof Settings, `${string}Per${string}`>
  /** Its name in the refusal of a call; most limits have none */
  publicName?: LimitName
  /** One half is for all operators in equal parts, which others cannot use up, the other for whoever needs more. */
  isShared?: true
}

const household = 'an IPv4 address or IPv6 /64'
const customer = 'an IPv4 address or IPv6 /56'
const withPageSecrets = `${customer} at one operator, live or test, with page secrets`

const ofAddress = { perDay: 'mailsPerAddress', publicName: 'mails_to_address' } as const
const ofRegistrations = { publicName: 'registrations' } as const

/**
 * Every limit that the database counts, for all processes together. Who asks decides whom a use counts for: server keys and sessions are their own
 * or their operator's, page secrets, which anybody can read, their network's at their operator, and only what names nobody is a network's alone.
 */
export const limits = {
  failures: { what: 'Failed authentications; a valid secret or key always passes', subject: household, uses: 60, span: minute },
  registrations: { what: 'New games', subject: withPageSecrets, perDay: 'registrationsPerNetwork', ...ofRegistrations },
  sessionRegistrations: { what: 'New games of sessions', subject: 'their server key', perDay: 'registrationsPerKey', ...ofRegistrations },
  mailsToStrangers: {
    what: 'Mails with page secrets of any operator, so that strangers cannot fill a mailbox',
    subject: 'a mailbox',
    ...ofAddress,
  },
  mailsToPlayers: { what: 'Mails of sessions', subject: 'a mailbox at one operator', ...ofAddress },
  mailsOfNetwork: {
    what: 'Mails with page secrets',
    subject: `${customer} at one operator`,
    perDay: 'mailsPerNetwork',
    publicName: 'mails_of_network',
  },
  mailsOfOperator: { what: 'Mails', subject: 'an operator', perDay: 'mailsPerOperator', publicName: 'mails_of_operator' },
  mails: {
    what: 'Mails in total, as a mail server accepts only so many',
    subject: 'half of them shared equally by all operators, half for whoever needs more',
    perDay: 'mailsPerDay',
    publicName: 'mails',
    isShared: true,
  },
  testEvents: { what: 'Test events', subject: 'a server key', uses: 600, span: minute },
  counts: {
    what: 'Counts without identity, which prove nothing',
    subject: `${customer} at one operator`,
    perDay: 20,
    answer: '204, not counted',
  },
  normsOfCustomer: { what: 'Games that enter a comparison group', subject: customer, perDay: 3, answer: 'analysed, not used to compare' },
  normsOfSite: { what: 'The same', subject: 'an IPv6 /48', perDay: 30, answer: 'analysed, not used to compare' },
  pageReports: { what: 'Reports of pages with test secrets', subject: withPageSecrets, uses: 120, span: minute },
  links: {
    what: 'Requests for a sign-in link',
    subject: `${customer}, or a browser in which the member was signed in before`,
    uses: 30,
    span: 15 * minute,
  },
  linksOfAskerForAddress: { what: 'Sign-in links to one address', subject: 'requester, as above', perDay: 10, answer: '202, no mail' },
  linksOfAddress: { what: 'Sign-in links', subject: 'an address', perDay: 20, answer: '202, no mail' },
  linksOfKnownBrowsers: { what: 'More of them for such browsers', subject: 'an address', perDay: 10, answer: '202, no mail' },
  digitsOfLink: {
    what: 'Digits of a sign-in link in browsers that did not request it',
    subject: 'a link',
    uses: 5,
    span: 15 * minute,
    answer: '410 `link_expired`',
  },
  linksRefused: { what: 'Refused sign-in links', subject: household, uses: 30, span: 15 * minute },
  invitations: { what: 'Invitations', subject: 'a member', uses: 50, span: day },
  keyedCalls: { what: 'Calls of the console with an `Idempotency-Key`', subject: 'a member', perDay: 1000 },
  webhookTests: { what: 'Test messages to endpoints', subject: 'an operator', uses: 10, span: minute },
} as const satisfies Record<string, WindowLimit | DayLimit>
