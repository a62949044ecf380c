import { type Static, Type } from 'typebox'
import { OneOf, OptionalString, StrictObject } from '../fields.ts'
import type { ConsoleCall } from './console-call.ts'
import { atOperator, Done, Id, MailAddress, Role, Time } from './fields.ts'

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
  linkUntil: OptionalString({ ...Time, description: 'Of an invited member: until when the last link works' }),
  you: Type.Boolean(),
})
export type Member = Static<typeof Member>

export const memberCalls = {
  members: {
    summary: 'Members of the operator',
    ...atOperator('viewer', 'GET /members'),
    replies: { 200: StrictObject({ members: Type.Array(Member) }) },
  },
  invite: {
    summary: 'Makes somebody a member and mails a first link, good for seven days and once',
    makes: 'something',
    ...atOperator('owner', 'POST /members', 'live', 'conflict', 'mail_failed'),
    body: StrictObject({ email: MailAddress, role: Role }),
    replies: { 201: Member },
  },
  /** Earlier links stay valid, so that nobody is locked out. A member who has signed in before requests links: 409 `conflict`. */
  inviteAgain: {
    summary: 'Mails a member who was never here another first link, good for seven days and once',
    makes: 'something',
    ...atOperator('owner', 'POST /members/:member/link', 'live', 'conflict', 'mail_failed'),
    replies: { 201: Member },
  },
  /** The role of the last owner cannot be changed: 409 `conflict`. */
  changeRole: {
    summary: 'Gives a member another role, at once',
    ...atOperator('owner', 'PUT /members/:member', 'paused', 'conflict'),
    body: StrictObject({ role: Role }),
    replies: { 200: Member },
  },
  removeMember: {
    summary: 'Removes a member, who loses access at once, also where signed in',
    ...atOperator('owner', 'DELETE /members/:member', 'ended', 'not_found', 'conflict'),
    replies: { 204: Done },
  },
} as const satisfies Record<string, ConsoleCall>
