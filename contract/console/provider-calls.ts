import { type Static, Type } from 'typebox'
import { OneOf, OptionalString, StrictObject } from '../fields.ts'
import { languages } from '../languages.ts'
import { Country, Study, userIdModes } from '../operator.ts'
import { operatorStates } from '../operator-state.ts'
import { Colour } from '../theme.ts'
import type { ConsoleCall } from './console-call.ts'
import { Count, callOf, done, listReply, MailAddress, Name, OperatorId, Role } from './fields.ts'
import { LogEntry } from './log-calls.ts'
import { Me } from './session-calls.ts'

const StudyDates = { id: Study.properties.id, until: Study.properties.until }

export const OperatorRow = StrictObject({
  id: OperatorId,
  name: Type.String(),
  members: Count,
  owners: Count,
  problems: Count,
  state: OneOf(operatorStates),
  userIds: OneOf(userIdModes, 'open: page secrets may use its user ids, and whoever knows one sees that result'),
  webhooksFailing: Count,
  study: Type.Optional(
    StrictObject(
      { ...StudyDates, allowed: Type.Boolean() },
      { description: 'A declared one without coaching popups, which it needs to be allowed for' },
    ),
  ),
  country: OptionalString(),
  pages: Type.Array(Type.String(), { description: 'Origins that may show it' }),
  played: Type.Boolean({ description: 'A page secret of it was ever used' }),
})
export type OperatorRow = Static<typeof OperatorRow>

export const ProviderHealth = StrictObject({
  line: StrictObject({ waiting: Count, active: Count, failed: Count }, { description: 'Analyses' }),
  outages: Type.Array(Type.String({ description: 'Current outages: database, mail, worker …' })),
  mail: OneOf(['on', 'off']),
  webhooks: StrictObject({ endpoints: Count, failing: Count }),
  retentionDays: Type.Integer({ minimum: 0, description: '0: games are kept' }),
  norms: OptionalString({ description: 'The version of an own comparison group in force; none: the included research volunteers' }),
  help: Type.Array(StrictObject({ place: Type.String(), name: OptionalString(), checkedAt: Type.String({ format: 'date' }) }), {
    description: 'Entries not checked for half a year, oldest first',
  }),
})
export type ProviderHealth = Static<typeof ProviderHealth>

/** The provider's own side. A member of it sees an operator's screens only while acting for it, as its viewer; both logs say so. */
export const providerCalls = {
  allOperators: {
    summary: 'All operators',
    ...callOf('provider', 'GET /api/console/provider/operators'),
    replies: listReply('operators', OperatorRow),
  },
  /** An id that an operator has: 409 `conflict`. */
  addOperator: {
    summary: 'Creates an operator in the console from a name and one colour, as `operator create` creates a folder',
    makes: 'something',
    ...callOf('provider', 'POST /api/console/provider/operators', 'ended', 'conflict', 'not_publishable'),
    body: StrictObject({ id: OperatorId, name: Name, colour: Colour, language: OneOf(languages), country: Type.Optional(Country) }),
    replies: { 201: OperatorRow },
  },
  health: {
    summary: 'The queue, mail, webhooks, retention, comparison groups, stale help',
    ...callOf('provider', 'GET /api/console/provider/health'),
    replies: { 200: ProviderHealth },
  },
  actFor: {
    summary: 'Views an operator as a viewer; logged there',
    ...callOf('provider', 'POST /api/console/provider/act/:operator', 'ended', 'not_found'),
    replies: { 200: Me },
  },
  stopActing: { summary: 'Stops viewing', ...callOf('provider', 'DELETE /api/console/provider/act'), replies: { 200: Me } },
  setUserIds: {
    summary: 'Sets whether page secrets may use the user ids of an operator, in games started from then on; logged there',
    ...callOf('provider', 'PUT /api/console/provider/user-ids/:operator', 'paused'),
    body: StrictObject({ userIds: OneOf(userIdModes) }),
    replies: done,
  },
  /** Another study than the one declared: 409 `conflict`. */
  setStudy: {
    summary: 'Allows or denies the declared study of an operator to leave out coaching popups until its end; logged there',
    ...callOf('provider', 'PUT /api/console/provider/study/:operator', 'paused', 'conflict'),
    body: StrictObject({ ...StudyDates, allowed: Type.Boolean() }),
    replies: done,
  },
  /** Another role than owner: 403 `forbidden`; an operator that has an owner: 409 `conflict`. */
  inviteTo: {
    summary: 'Adds the first owner of an operator and mails a sign-in link',
    makes: 'something',
    ...callOf('provider', 'POST /api/console/provider/members/:operator', 'live', 'conflict', 'mail_failed'),
    body: StrictObject({ email: MailAddress, role: Role }),
    replies: done,
  },
  /** What members of an operator did is in its own log, which the provider reads while acting for it. */
  providerLog: {
    summary: 'What the provider did, in the console and by command, and changes that concern no operator, newest first',
    ...callOf('provider', 'GET /api/console/provider/log'),
    query: StrictObject({ before: OptionalString({ pattern: '^[1-9][0-9]{0,15}$' }) }),
    replies: {
      200: StrictObject({
        entries: Type.Array(StrictObject({ ...LogEntry.properties, operator: OptionalString() })),
        more: Type.Boolean(),
      }),
    },
  },
} as const satisfies Record<string, ConsoleCall>
