import { signInLinkMinutes } from '../../../contract/lifetimes.ts'
import type { AccessChange, MailTexts } from './texts.ts'

const what: Record<AccessChange, string> = {
  'member.added': 'New owner',
  'member.role_changed': 'New owner',
  'key.created': 'New key',
  'key.rotated': 'New key in the place of another',
  'secret.created': 'New key',
  'webhook.added': 'New webhook endpoint',
  'webhook.changed': 'Webhook endpoint with another address',
  'webhook.rotated': 'Webhook endpoint with a new signing secret',
}
const by = { owner: 'an owner', provider: 'the provider', 'command line': 'the provider’s command line' } as const
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

export const eng: MailTexts = {
  language: 'eng',
  signIn: (link, browser) => ({
    subject: 'Sign in to the Gamalyze console',
    lines: [
      `This link was asked for in: ${browser}. It works once, for ${signInLinkMinutes} minutes. If you open it in another browser, the page asks you once more.`,
    ],
    link,
    closing: [
      'If you did not ask for it, do nothing: without the link nobody gets in.',
      'Never forward it. Whoever has it gets in as you, and nobody at Gamalyze will ever ask you for it.',
    ],
  }),
  invitation: (link, operator, inviter) => ({
    subject: `You can sign in to the console of ${operator}`,
    lines: [`${inviter} made you a member of ${operator} in the Gamalyze console.`, 'This link works once, for seven days.'],
    link,
    closing: ['Never forward it: whoever has it gets in as you. Later you sign in with a link that the console mails to this address.'],
  }),
  failing: (link, host, since) => ({
    subject: `Your webhook endpoint at ${host} does not answer`,
    lines: [
      `Since ${since} the endpoint at ${host} has taken none of our webhooks.`,
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
      ...(more > 0 ? [`And ${more} more, which the log shows.`] : []),
      'If you expected it, there is nothing to do.',
      `If you did not: sign in as always and end it at once. Remove the owner under People, revoke the key under Keys, switch the endpoint off under Webhooks. End your other sign-ins in the account menu. Then write to ${contact}.`,
      'The log names who did it:',
    ],
    link,
    closing: ['This address signs nobody in. Every owner gets this mail.'],
  }),
}
