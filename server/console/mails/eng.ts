import { signInLinkMinutes } from '../../../contract/lifetimes.ts'
import type { AccessChange, MailTexts } from './texts.ts'

const what: Record<AccessChange, string> = {
  'member.added': 'New owner',
  'member.role_changed': 'New owner',
  'key.created': 'New key',
  'key.rotated': 'New key replacing another',
  'secret.created': 'New key',
  'webhook.added': 'New webhook endpoint',
  'webhook.changed': 'Webhook endpoint with a new address',
  'webhook.rotated': 'Webhook endpoint with a new signing secret',
}
const by = { owner: 'an owner', provider: 'the provider', 'command line': 'the provider’s command line' } as const
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

export const eng: MailTexts = {
  language: 'eng',
  signIn: (link, browser) => ({
    subject: 'Sign in to the Gamalyze console',
    lines: [
      `This link was requested in ${browser}. It works once, for ${signInLinkMinutes} minutes. A different browser also needs the six digits shown where it was requested.`,
    ],
    link,
    closing: [
      'If you did not request it, do nothing: without the link nobody can sign in.',
      'Never forward it or tell anybody the digits. Nobody at Gamalyze will ever ask you for them.',
    ],
  }),
  invitation: (link, operator, inviter) => ({
    subject: `You can sign in to the console of ${operator}`,
    lines: [`${inviter} added you to ${operator} in the Gamalyze console.`, 'This link works once, for seven days.'],
    link,
    closing: ['Never forward it: anybody who has it can sign in as you. After that, the console mails sign-in links to this address.'],
  }),
  failing: (link, host, since) => ({
    subject: `Your webhook endpoint at ${host} does not answer`,
    lines: [
      `Since ${since} the endpoint at ${host} has accepted none of our webhooks.`,
      'Nothing is lost: each event is tried ten times over about three days, and can be sent again later.',
    ],
    link,
    closing: ['You get this mail at most once a day, as an owner in the Gamalyze console.'],
  }),
  access: ({ link, operator, contact, changes, more }) => ({
    subject: `New access to ${operator} in the Gamalyze console`,
    lines: [
      `You are an owner of ${operator}. This is new:`,
      ...changes.map((one) => `${what[one.what]}: ${one.subject}. By ${by[one.by]}, ${moment.format(one.at)} UTC.`),
      ...(more > 0 ? [`And ${more} more, shown in the log.`] : []),
      'If you expected this, there is nothing to do.',
      `If not, sign in as usual and undo it at once: remove the owner under People, revoke the key under Keys, or switch the endpoint off under Webhooks. End your other sign-ins in the account menu. Then write to ${contact}.`,
      'The log shows who did it:',
    ],
    link,
    closing: ['This link does not sign anybody in. Every owner gets this mail.'],
  }),
}
