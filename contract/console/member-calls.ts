import { type Static, Type } from 'typebox'
import { OneOf, OptionalString, StrictObject } from '../fields.ts'
import type { ConsoleCall } from './console-call.ts'
import { atOperator, done, Id, listReply, MailAddress, Role, Time } from './fields.ts'

export const Member = StrictObject({
  id: Id,
  email: MailAddress,
  role: Role,
  since: Time,
  lastSeen: Type.Optional(Time),
  state: OneOf(
    ['active', 'invited', 'ended'],
    'active: has signed in; invited: has a link that works; ended: has none, and has never been here',
  ),
  linkUntil: OptionalString({ ...Time, description: 'For an invited member: when the last link expires' }),
  you: Type.Boolean(),
})
export type Member = Static<typeof Member>

export const memberCalls = {
  members: { summary: 'Members of the operator', ...atOperator('viewer', 'GET /members'), replies: listReply('members', Member) },
  invite: {
    summary: 'Adds a member and mails a sign-in link, valid once for seven days',
    makes: 'something',
    ...atOperator('owner', 'POST /members', 'live', 'conflict', 'mail_failed'),
    body: StrictObject({ email: MailAddress, role: Role }),
    replies: { 201: Member },
  },
  /** Earlier links stay valid, so that nobody is locked out. A member who has signed in before requests links: 409 `conflict`. */
  inviteAgain: {
    summary: 'Mails another sign-in link, valid once for seven days, to a member who has never signed in',
    makes: 'something',
    ...atOperator('owner', 'POST /members/:member/link', 'live', 'conflict', 'mail_failed'),
    replies: { 201: Member },
  },
  /** The role of the last owner cannot be changed: 409 `conflict`. */
  changeRole: {
    summary: 'Changes a member’s role, at once',
    ...atOperator('owner', 'PUT /members/:member', 'paused', 'conflict'),
    body: StrictObject({ role: Role }),
    replies: { 200: Member },
  },
  removeMember: {
    summary: 'Removes a member, who loses access at once, even if signed in',
    ...atOperator('owner', 'DELETE /members/:member', 'ended', 'not_found', 'conflict'),
    replies: done,
  },
} as const satisfies Record<string, ConsoleCall>
