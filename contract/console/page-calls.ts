import { type Static, Type } from 'typebox'
import { OneOf, OptionalString, Secret, StrictObject } from '../fields.ts'
import type { ConsoleCall } from './console-call.ts'
import { atOperator, Count, callOf, done, OperatorId, Time, TimeInput } from './fields.ts'

/** What may prevent a test: codes of the SDK (`docs/errors.md`), and that the browser keeps nothing for the frame. */
export const pageProblems = [
  'CSP_BLOCKED',
  'FRAME_REFUSED',
  'UNREACHABLE',
  'HANDSHAKE_TIMEOUT',
  'PROTOCOL_TOO_OLD',
  'SECRET_FAILED',
  'SECRET_TIMEOUT',
  'UNAUTHORIZED',
  'PAUSED',
  'ENDED',
  'GAME_STOPPED',
  'USER_ID_NEEDS_SESSION',
  'GROWTH_LOOP',
  'NOT_KEPT',
] as const
export type PageProblem = (typeof pageProblems)[number]

/** The SDK gives a frame no more height. */
const Pixels = Type.Integer({ minimum: 0, maximum: 20_000, description: 'CSS pixels' })

/** What the SDK reports about a page in test mode: the test is shown, its size has changed, or what prevents it. */
export const PageReport = StrictObject({
  what: OneOf(['ready', 'resize', ...pageProblems]),
  origin: Type.String({ maxLength: 260, pattern: '^https?://[\\w.:[\\]-]+$', description: 'Of the page' }),
  width: Pixels,
  height: Pixels,
})
export type PageReport = Static<typeof PageReport>

const Origin = Type.String({ maxLength: 260, description: 'https://www.partner.example; *. stands for any sub-domain' })

/** The five steps from nothing to a verified test, in this order. */
const pageSteps = ['hello', 'ready', 'game', 'completed', 'verified'] as const

export const PageStep = StrictObject({
  step: OneOf(pageSteps),
  at: OptionalString({ ...Time, description: 'When it was reached; none: not yet' }),
  /** hello: origin of the page; ready: size of the frame, CSS pixels; game: cards turned; completed, verified: the reference */
  origin: OptionalString(),
  width: Type.Optional(Count),
  height: Type.Optional(Count),
  cards: Type.Optional(Count),
  reference: OptionalString(),
})
export type PageStep = Static<typeof PageStep>

export const ReportedProblem = StrictObject({ code: OneOf(pageProblems), at: Time, origin: Type.String() })
export type ReportedProblem = Static<typeof ReportedProblem>

export const PageView = StrictObject({
  origins: Type.Array(Origin, { description: 'Pages that may show the test' }),
  previewOrigins: Type.Array(Origin, { description: 'Pages that may show it with test secrets only' }),
  source: OneOf(['folder', 'console']),
  version: Type.Integer({ minimum: 0, description: 'The published version they belong to; 0: a folder' }),
})
export type PageView = Static<typeof PageView>

export const SnippetData = StrictObject({
  operator: OperatorId,
  publicUrl: Type.String(),
  script: StrictObject({ src: Type.String(), integrity: Type.String({ description: 'Subresource integrity of that file' }) }),
  module: Type.String({ description: 'Address of the ES module' }),
  package: Type.String({ description: 'Address of the npm package, for npm install' }),
  policy: Type.Array(Type.String(), { description: "Lines the page's own Content-Security-Policy needs" }),
  heights: StrictObject({ phone: Type.String(), wide: Type.String() }, { description: 'CSS lengths to reserve for the first screen' }),
})
export type SnippetData = Static<typeof SnippetData>

export const pageCalls = {
  page: { summary: 'Pages that may show the test', ...atOperator('viewer', 'GET /page'), replies: { 200: PageView } },
  /** Published at once, as a version of its own that changes nothing else. */
  savePage: {
    summary: 'Sets the pages that may show the test',
    ...atOperator('editor', 'PUT /page', 'paused', 'read_only', 'conflict', 'not_publishable'),
    body: StrictObject({
      origins: Type.Array(Origin, { maxItems: 50 }),
      previewOrigins: Type.Array(Origin, { maxItems: 50 }),
      from: Type.Optional(
        Type.Integer({ minimum: 1, description: 'The version the change was made from; 409 if another has been published since' }),
      ),
    }),
    replies: { 200: PageView },
  },
  snippet: { summary: 'Parts of a snippet', ...atOperator('viewer', 'GET /page/snippet'), replies: { 200: SnippetData } },
  /** Ask every second or two while the screen is open. Steps rest on test secrets alone. */
  livePage: {
    summary: "What came of the operator's page since a time: hello, ready, a game, its completion and check",
    ...atOperator('viewer', 'GET /page/live'),
    query: StrictObject({ since: Type.Optional(TimeInput) }),
    replies: {
      200: StrictObject({
        now: Time,
        steps: Type.Array(PageStep),
        problems: Type.Array(ReportedProblem, { description: 'Reports of the page since the test was last shown there, newest first' }),
        heard: Type.Boolean({
          description:
            'The page has reported something. Where it cannot report, an empty list of problems does not mean that there are none',
        }),
      }),
    },
  },
  /** By the SDK in test mode, through its frame or from the page itself, without cookies. A live secret is 403 `forbidden`. */
  addPageReport: {
    summary: 'Reports of a page about the test, from any origin; authenticated only by a test secret',
    ...callOf('page', 'POST /api/console/sightings', 'live'),
    body: StrictObject({ secret: Secret, ...PageReport.properties }),
    replies: done,
    errors: ['invalid', 'unauthorized', 'forbidden', 'unavailable'],
  },
} as const satisfies Record<string, ConsoleCall>
