import { type Static, type TObject, type TSchema, Type } from 'typebox'
import * as addresses from './addresses.ts'
import type { Call } from './call.ts'
import { callAt } from './call-at.ts'
import { claimKeys } from './claims.ts'
import { OneOf, OptionalString, Reference, StrictObject, Uid, WholePercent } from './fields.ts'
import { CardSelection, PopupAnswerRecord } from './game.ts'
import { type Language, languages } from './languages.ts'
import type { OperatorView } from './operator-view.ts'
import { OwnGame } from './own-game.ts'
import { Deleted } from './partner-calls.ts'
import { Advice, Results, RiskGuess } from './results.ts'

/** What every view of an operator has; the other fields are the frame's. */
type ViewInLanguage = OperatorView & { language: Language; consent: { [text: string]: string }; textVersion: string }
export const ViewInLanguage = Type.Unsafe<ViewInLanguage>(
  Type.Object(
    {
      id: Type.String(),
      name: Type.String(),
      language: OneOf(languages, 'The one asked for, or the operator’s own'),
      consent: Type.Record(Type.String(), Type.String(), { description: 'Words of the question of consent, by key' }),
      textVersion: Type.String({
        pattern: '^[0-9a-f]{32}$',
        description: 'Hash of these words with the name, purpose and what is shared: the `text_version` of a consent',
      }),
    },
    { additionalProperties: true },
  ),
)

const Time = Type.Integer({ minimum: 0, description: "Server's time, ms since 1970" })

const consentFields = {
  open: Type.Boolean({ description: 'The account at the partner may open this result' }),
  share: Type.Boolean({ description: 'The partner may read what its `sharing` names' }),
  // What a database cannot store unchanged: NUL, and half of a surrogate pair.
  text_version: Type.String({
    minLength: 1,
    maxLength: 64,
    pattern: '^[^\\u0000\\ud800-\\udfff]{1,64}$',
    description:
      'Hash of the words the player saw: `textVersion` of the operator in their language. Another is refused (`conflict`), except where nothing is agreed to',
  }),
}
export const ConsentBody = StrictObject(consentFields)
export type ConsentBody = Static<typeof ConsentBody>

/** Who gave or took back an answer: the tab that played, or whoever opened the game by the player's account. */
const consentGivers = ['game', 'account'] as const
export type ConsentGiver = (typeof consentGivers)[number]
const by = StrictObject({ open: OneOf(consentGivers), share: OneOf(consentGivers) }, { description: 'Who gave or withdrew each' })
const More = Type.Integer({ minimum: 0, description: 'Number of older times' })

export const ConsentState = StrictObject({
  ...consentFields,
  text_version: Type.String({ description: 'Of the text the player saw; empty before any answer' }),
  by,
  opened: Type.Array(Time, { description: 'When the account at the partner opened this result: the newest 50 times, oldest first' }),
  openedMore: More,
  read: Type.Array(Time, { description: 'When the partner read what is shared: the newest 50 times, oldest first' }),
  readMore: More,
  changes: Type.Array(StrictObject({ ...consentFields, by, at: Time }), { description: 'Every answer, oldest first' }),
  linked: Type.Boolean({ description: "The game belongs to a partner's user id" }),
})
export type ConsentState = Static<typeof ConsentState>

const Range = Type.Tuple([WholePercent, WholePercent], { description: '8 of 10 simulated repeats fall within it; firm games only' })
export const EarlierGames = StrictObject({
  games: Type.Array(
    StrictObject({
      uid: Uid,
      reference: Reference,
      completed_at: Time,
      risk_score: WholePercent,
      firm: Type.Boolean(),
      range: Type.Optional(Range),
      score_version: Results.properties.score_version,
    }),
  ),
  mean: Type.Union([StrictObject({ score: WholePercent, range: Range }), Type.Null()], {
    description: 'Of all firm games of the newest score version, and where the next would lie; null below two',
  }),
  change: Type.Null({ description: 'Real changes are not reported: they would be found too rarely' }),
})
export type EarlierGames = Static<typeof EarlierGames>

const ofScore = [
  'risk_score',
  'parts',
  'repeat',
  'repeat_same_category',
  'risk_band',
  'category',
  'category_near_border',
  'percentile',
  'percentile_range',
]
/** What a game without a firm result does not say: null in what its player keeps. */
export const firmOnly: readonly string[] = [...ofScore, 'guess_accuracy']
const orNull = ([name, field]: [string, TSchema]) => {
  if (!firmOnly.includes(name)) return [name, field]
  const nullable = Type.Union([field, Type.Null()])
  return [name, Type.IsOptional(field) ? Type.Optional(nullable) : nullable]
}
const OwnPart = <T extends TObject>({ properties }: T) =>
  Type.Unsafe<{ [Name in keyof Static<T>]: Static<T>[Name] | null }>(
    StrictObject(Object.fromEntries(Object.entries(properties).map(orNull))),
  )
export const OwnData = StrictObject({
  operator: Type.String(),
  registered_at: Time,
  completed_at: Type.Optional(Time),
  cards: Type.Array(Type.Omit(CardSelection, ['id'])),
  popups: Type.Array(Type.Omit(PopupAnswerRecord, ['id'])),
  results: Type.Optional(OwnPart(Results)),
  risk_guess: Type.Optional(OwnPart(RiskGuess)),
  advice: Type.Optional(Advice),
  consent: ConsentState,
})
export type OwnData = Static<typeof OwnData>

/** Calls of the frame about the player's own game and data, and about what a player agrees to. */
export const playerCalls = {
  ownGame: {
    summary: 'The finished game as its player saw it, after the guess',
    ...callAt(addresses.ownGame, 'ended', 'not_found', 'not_complete'),
    replies: { 200: OwnGame },
    view: 'read',
  },
  putConsent: {
    summary: 'Stores what the player agrees to, or no longer agrees to',
    ...callAt(addresses.putConsent, 'ended', 'forbidden', 'not_found', 'not_complete', 'conflict'),
    body: ConsentBody,
    replies: { 200: ConsentBody },
    view: 'take back',
  },
  operatorView: {
    summary: 'An operator as players see it, with the words of the question of consent in a language',
    ...callAt(addresses.operatorView),
    query: StrictObject({ language: OptionalString({ maxLength: 100 }) }),
    replies: { 200: ViewInLanguage },
    errors: ['invalid', 'unavailable'],
  },
  consent: {
    summary: 'What the player agreed to, and when it was used',
    ...callAt(addresses.consent),
    replies: { 200: ConsentState },
    view: 'read',
  },
  earlierGames: {
    summary: 'Results of one player that may be opened, newest first',
    ...callAt(addresses.earlierGames, 'live', 'forbidden'),
    replies: { 200: EarlierGames },
  },
  ownData: { summary: 'Everything stored about a game', ...callAt(addresses.ownData), replies: { 200: OwnData }, view: 'read' },
  deleteOwnData: {
    summary: 'Removes a game and everything stored about it',
    ...callAt(addresses.deleteOwnData, 'ended', 'forbidden', 'not_found'),
    replies: { 200: Deleted },
    view: 'take back',
  },
} as const satisfies Record<string, Call>

/** Anonymous counts by operator and week; the last three are answers to whether the result describes how somebody played. */
export const countedEvents = ['shown', 'advice', 'help', 'register', 'report', 'fits_yes', 'fits_partly', 'fits_no'] as const
export type CountedEvent = (typeof countedEvents)[number]

export const CountBody = StrictObject({
  event: OneOf(countedEvents),
  claim: Type.Optional(OneOf(claimKeys, 'What was said when it happened')),
  test: Type.Optional(Type.Boolean({ description: 'It happened in a test game: counted separately' })),
})

export const countCalls = {
  count: {
    summary: 'Adds one to a count of the operator, without identity',
    ...callAt(addresses.count, 'ended', 'forbidden', 'not_found'),
    body: CountBody,
    replies: { 204: Type.Null({ description: 'Counted' }) },
  },
} as const satisfies Record<string, Call>
