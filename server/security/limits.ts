import type { LimitName } from '../../contract/errors.ts'
import type { SettingName } from '../process/settings.ts'
import { day, minute } from '../process/utc-day.ts'

/** How the table in `docs/operations.md` names a limit: what is counted, for whom, and what a call beyond it gets if not 429. */
type Told = { what: string; whose: string; answer?: string }
/** So many uses within any span, ms. */
export type WindowLimit = Told & { name: string; uses: number; span: number }
/** So many uses of a day (UTC), or as many as a setting says. The names of some are told to callers. */
export type DayLimitRow = Told & { name: LimitName | `console ${string}` | 'counts' | 'norms'; perDay: number | SettingName }

const household = 'an IPv4 address or IPv6 /64'
const customer = 'an IPv4 address or IPv6 /56'
const withPageSecrets = `${customer} at one operator, live or test, with page secrets`

/**
 * Every limit that the database counts, for all processes together. Who asks decides whom a use counts for: server keys and sessions are their own
 * or their operator's, page secrets, which anybody can read, their network's at their operator, and only what names nobody is a network's alone.
 */
export const limits = {
  failures: {
    name: 'failed authentications',
    what: 'Failed authentications; a valid secret or key always passes',
    whose: household,
    uses: 60,
    span: minute,
  },
  registrations: { name: 'registrations', what: 'New games', whose: withPageSecrets, perDay: 'REGISTRATIONS_PER_NETWORK' },
  sessionRegistrations: {
    name: 'registrations',
    what: 'New games of sessions',
    whose: 'their server key',
    perDay: 'REGISTRATIONS_PER_KEY',
  },
  mailsToStrangers: {
    name: 'mails_to_address',
    what: 'Mails with page secrets of any operator, so that strangers cannot fill a mailbox',
    whose: 'a mailbox',
    perDay: 'MAILS_PER_ADDRESS',
  },
  mailsToPlayers: { name: 'mails_to_address', what: 'Mails of sessions', whose: 'a mailbox at one operator', perDay: 'MAILS_PER_ADDRESS' },
  mailsOfNetwork: {
    name: 'mails_of_network',
    what: 'Mails with page secrets',
    whose: `${customer} at one operator`,
    perDay: 'MAILS_PER_NETWORK',
  },
  mailsOfOperator: { name: 'mails_of_operator', what: 'Mails', whose: 'an operator', perDay: 'MAILS_PER_OPERATOR' },
  mails: {
    name: 'mails',
    what: 'Mails in all, as a mail server takes only so many',
    whose: 'half of them all operators in equal parts, half whoever needs more',
    perDay: 'MAILS_PER_DAY',
  },
  testEvents: { name: 'test events', what: 'Test events', whose: 'a server key', uses: 600, span: minute },
  counts: {
    name: 'counts',
    what: 'Counts without identity of an event, which nothing proves',
    whose: `${customer} at one operator`,
    perDay: 20,
    answer: '204, not counted',
  },
  normsOfCustomer: {
    name: 'norms',
    what: 'Games that enter a comparison group',
    whose: customer,
    perDay: 3,
    answer: 'analysed, not compared with',
  },
  normsOfSite: { name: 'norms', what: 'The same', whose: 'an IPv6 /48', perDay: 30, answer: 'analysed, not compared with' },
  pageReports: { name: 'console sightings', what: 'Reports of pages with test secrets', whose: withPageSecrets, uses: 120, span: minute },
  links: {
    name: 'console links of an asker',
    what: 'Requests for a sign-in link',
    whose: `${customer}, or a browser in which the member was signed in before`,
    uses: 30,
    span: 15 * minute,
  },
  linksOfAskerForAddress: {
    name: 'console links of an asker for an address',
    what: 'Sign-in links to one address',
    whose: 'whoever asks, as above',
    perDay: 10,
    answer: '202, no mail',
  },
  linksOfAddress: { name: 'console links of an address', what: 'Sign-in links', whose: 'an address', perDay: 20, answer: '202, no mail' },
  linksOfKnownBrowsers: {
    name: 'console links of an address from known browsers',
    what: 'More of them that such browsers ask for',
    whose: 'an address',
    perDay: 10,
    answer: '202, no mail',
  },
  linksRefused: { name: 'console links refused', what: 'Sign-in links that are refused', whose: household, uses: 30, span: 15 * minute },
  invitations: { name: 'console invitations', what: 'Invitations', whose: 'a member', uses: 50, span: day },
  keyedCalls: {
    name: 'console calls of a member with a key',
    what: 'Calls of the console with an `Idempotency-Key`',
    whose: 'a member',
    perDay: 1000,
  },
  webhookTests: { name: 'console webhook tests', what: 'Test messages to endpoints', whose: 'an operator', uses: 10, span: minute },
} as const satisfies Record<string, WindowLimit | DayLimitRow>

const spans = new Map([
  [minute, 'in any minute'],
  [15 * minute, 'in any 15 minutes'],
  [day, 'in any 24 hours'],
])

/** The reference of these limits as a Markdown table. */
export const limitsTable = (): string =>
  [
    '| What is counted | For whom | Limit | Beyond it |',
    '|---|---|---|---|',
    ...Object.values<WindowLimit | DayLimitRow>(limits).map((limit) => {
      const most = 'span' in limit ? limit.uses : limit.perDay
      const often = `${typeof most === 'number' ? most.toLocaleString('en') : `\`${most}\``} ${'span' in limit ? spans.get(limit.span) : 'a day (UTC)'}`
      return `| ${limit.what} | ${limit.whose} | ${often} | ${limit.answer ?? '429'} |`
    }),
  ].join('\n')
