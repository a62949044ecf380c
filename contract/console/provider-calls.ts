import { type Static, Type } from 'typebox'
import { OneOf, strict } from '../fields.ts'
import { languages } from '../languages.ts'
import { Country, Study, userIdModes } from '../operator.ts'
import { operatorStates } from '../operator-state.ts'
import { Colour } from '../theme.ts'
import { type ConsoleCall, callOf, usual, usualOfBody } from './console-call.ts'
import { Count, Done, MailAddress, Name, OfOperator, OperatorId, Role, Time } from './fields.ts'
import { LogEntry } from './log-calls.ts'
import { Me } from './session-calls.ts'

const StudyDates = { id: Study.properties.id, until: Study.properties.until }

export const OperatorRow = Type.Object(
  {
    id: OperatorId,
    name: Type.String(),
    source: OneOf(['folder', 'console']),
    members: Count,
    owners: Count,
    problems: Count,
    state: OneOf(operatorStates),
    userIds: OneOf(userIdModes, 'open: page secrets may use its user ids, and whoever knows one sees that result'),
    webhooksFailing: Count,
    study: Type.Optional(
      Type.Object(
        { ...StudyDates, allowed: Type.Boolean() },
        { ...strict, description: 'A declared one without coaching popups, which it needs to be allowed for' },
      ),
    ),
    country: Type.Optional(Type.String()),
    pages: Type.Array(Type.String(), { description: 'Origins that may show it' }),
    played: Type.Boolean({ description: 'A page secret of it was ever used' }),
  },
  strict,
)
export type OperatorRow = Static<typeof OperatorRow>

export const ProviderHealth = Type.Object(
  {
    line: Type.Object({ waiting: Count, active: Count, failed: Count }, { ...strict, description: 'Analyses' }),
    outages: Type.Array(Type.String({ description: 'What does not work now: database, mail, worker …' })),
    mail: OneOf(['on', 'off']),
    webhooks: Type.Object({ endpoints: Count, failing: Count }, strict),
    retentionDays: Type.Integer({ minimum: 0, description: '0: games are kept' }),
    norms: Type.Object(
      {
        inForce: Type.Optional(Type.String({ description: 'None: the shipped research volunteers' })),
        groups: Type.Array(Type.Object({ version: Type.String(), n: Count, builtAt: Type.Optional(Time) }, strict)),
      },
      strict,
    ),
    help: Type.Array(
      Type.Object(
        { place: Type.String(), name: Type.Optional(Type.String()), checkedAt: Type.String({ format: 'date' }), days: Count },
        strict,
      ),
      { description: 'Entries that have not been read for half a year, oldest first' },
    ),
  },
  strict,
)
export type ProviderHealth = Static<typeof ProviderHealth>

/**
 * The provider's own side. A member of the provider sees an operator's screens only while acting for it, as its viewer; that is logged there.
 * What it does for an operator is in that operator's log.
 */
export const providerCalls = {
  allOperators: {
    summary: 'All operators',
    ...callOf('provider', 'GET /api/console/provider/operators'),
    replies: { 200: Type.Object({ operators: Type.Array(OperatorRow) }, strict) },
  },
  /** An id that an operator has: 409 `conflict`. */
  addOperator: {
    summary: 'Makes an operator from a name and one colour, which the console keeps, as `operator create` makes a folder',
    makes: 'something',
    ...callOf('provider', 'POST /api/console/provider/operators'),
    body: Type.Object({ id: OperatorId, name: Name, colour: Colour, language: OneOf(languages), country: Type.Optional(Country) }, strict),
    replies: { 201: OperatorRow },
    errors: [...usualOfBody, 'conflict', 'not_publishable'],
  },
  health: {
    summary: 'The line, mail, webhooks, retention, comparison groups, help that grows stale',
    ...callOf('provider', 'GET /api/console/provider/health'),
    replies: { 200: ProviderHealth },
  },
  actFor: {
    summary: 'Acts as a viewer of an operator; logged there',
    ...callOf('provider', 'POST /api/console/provider/act/:operator'),
    params: OfOperator,
    replies: { 200: Me },
    errors: [...usual, 'not_found'],
  },
  stopActing: {
    summary: 'Ends that',
    ...callOf('provider', 'DELETE /api/console/provider/act'),
    replies: { 200: Me },
  },
  setUserIds: {
    summary: 'Sets whether page secrets may use the user ids of an operator, in games that begin from then on; logged there',
    ...callOf('provider', 'PUT /api/console/provider/user-ids/:operator', 'paused'),
    params: OfOperator,
    body: Type.Object({ userIds: OneOf(userIdModes) }, strict),
    replies: { 204: Done },
    errors: [...usualOfBody, 'not_found'],
  },
  /** Another study than the one declared: 409 `conflict`. */
  setStudy: {
    summary: 'Allows the declared study of an operator to go without coaching popups until its end, or no longer; logged there',
    ...callOf('provider', 'PUT /api/console/provider/study/:operator', 'paused'),
    params: OfOperator,
    body: Type.Object({ ...StudyDates, allowed: Type.Boolean() }, strict),
    replies: { 204: Done },
    errors: [...usualOfBody, 'not_found', 'conflict'],
  },
  /** Another role than owner: 403 `forbidden`; an operator that has an owner: 409 `conflict`. */
  inviteTo: {
    summary: 'Makes somebody the first owner of an operator and mails a first link',
    makes: 'something',
    ...callOf('provider', 'POST /api/console/provider/members/:operator', 'live'),
    params: OfOperator,
    body: Type.Object({ email: MailAddress, role: Role }, strict),
    replies: { 204: Done },
    errors: [...usualOfBody, 'not_found', 'conflict', 'mail_failed', 'paused'],
  },
  /** What members of an operator did is in its own log, which the provider reads while acting for it. */
  providerLog: {
    summary: 'What the provider did, in the console and by command, and what concerns no operator, newest first',
    ...callOf('provider', 'GET /api/console/provider/log'),
    query: Type.Object({ before: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,15}$' })) }, strict),
    replies: {
      200: Type.Object(
        {
          entries: Type.Array(Type.Object({ ...LogEntry.properties, operator: Type.Optional(Type.String()) }, strict)),
          more: Type.Boolean(),
        },
        strict,
      ),
    },
  },
} as const satisfies Record<string, ConsoleCall>
