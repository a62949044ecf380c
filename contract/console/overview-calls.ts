import { type Static, Type } from 'typebox'
import { OneOf, OptionalString, StrictObject } from '../fields.ts'
import { operatorStates } from '../operator-state.ts'
import type { ConsoleCall } from './console-call.ts'
import { atOperator, Count, Time } from './fields.ts'
import { PageStep } from './page-calls.ts'

export const Health = StrictObject({
  waiting: Type.Integer({ minimum: 0, description: 'Queued analyses' }),
  webhooksFailing: Type.Integer({ minimum: 0, description: 'Endpoints with something that failed and is not delivered' }),
  state: OneOf(operatorStates, 'Unless it is live, nothing begins'),
  lastHello: OptionalString({ ...Time, description: 'When a page last opened the test' }),
})

export const Overview = StrictObject({
  version: Type.Optional(StrictObject({ number: Count, publishedAt: Time })),
  contrastFaults: Count,
  keys: StrictObject({ page: Count, test: Count, server: Count }, { description: 'Active ones' }),
  steps: Type.Array(PageStep),
  live: Type.Boolean({ description: 'A page secret was ever used: players see the test, not only those who try it' }),
  health: Health,
})
export type Overview = Static<typeof Overview>

export const overviewCalls = {
  overview: { summary: 'State of the operator', ...atOperator('viewer', 'GET /overview'), replies: { 200: Overview } },
} as const satisfies Record<string, ConsoleCall>

export const standingCalls = {
  standing: {
    summary: 'Documents for regulators, lawyers or charities, filled with the label and its settings: Markdown and PDF in a zip file',
    ...atOperator('owner', 'GET /standing.zip'),
    replies: { 200: Type.Any({ description: 'application/zip' }) },
  },
} as const satisfies Record<string, ConsoleCall>
