import { type Static, Type } from 'typebox'
import { OneOf, OptionalString, StrictObject } from '../fields.ts'
import { languages } from '../languages.ts'
import type { Operator } from '../operator.ts'
import { AssetName, labelFilePattern } from '../operator.ts'
import type { OperatorView } from '../operator-view.ts'
import { Colour } from '../theme.ts'
import { Count, Id, Name, Note, OperatorId, Time } from './fields.ts'
import type { ReasonCode } from './reasons.ts'

/** What `operator.json` holds. A draft may be unfinished: it is checked by `problems`, and published only when there are none. */
export const OperatorData = Type.Unsafe<Operator>({ type: 'object', description: 'operator.json', additionalProperties: true })
/** Own texts by set and key, as in `texts/<set>.json`. */
export const Texts = Type.Unsafe<{ [set: string]: { [key: string]: string } }>({
  type: 'object',
  propertyNames: { enum: [...languages] },
  additionalProperties: { type: 'object', additionalProperties: { type: 'string', maxLength: 2000 } },
  description: 'Own texts by set and key',
})

/** Sentences of the server by name, which the console says in each of its languages. */
export const Reasons = Type.Array(
  StrictObject({
    code: Type.Unsafe<ReasonCode>({ type: 'string' }),
    values: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'What differs in the sentence' })),
  }),
  { description: 'What is wrong and what to do, sentence by sentence' },
)

export const LookProblem = StrictObject({
  severity: OneOf(['error', 'warning']),
  file: Type.String(),
  line: Count,
  pointer: OptionalString({ description: 'JSON Pointer into operator.json, /theme/colorPrimary' }),
  message: Type.String(),
  fix: Type.String(),
  reasons: Type.Optional(Reasons),
})
export type LookProblem = Static<typeof LookProblem>

/** Everything derived from operator.json and own texts, by the same rules as `operator check`. */
export const LookChecks = StrictObject({
  problems: Type.Array(LookProblem),
  publishable: Type.Boolean(),
  unprintable: Type.String({ description: 'Characters in name and own texts that no font of reports has: shown as ?, or omitted' }),
  unallowedStudy: OptionalString({ description: 'Id of a study whose coachingPopups: false has no effect before the provider allows it' }),
  /** For the frame; absent while errors keep the draft from being shown. */
  view: Type.Optional(
    Type.Unsafe<OperatorView>({ type: 'object', additionalProperties: true, description: 'What the frame gets (operator-view)' }),
  ),
  themeCss: OptionalString({ description: 'Custom properties for the frame' }),
})
export type LookChecks = Static<typeof LookChecks>

export const LookFile = StrictObject({
  name: AssetName,
  type: Type.String({ description: 'image/svg+xml, image/png, …' }),
  size: Count,
  href: Type.String({ description: 'On PUBLIC_URL' }),
})
export type LookFile = Static<typeof LookFile>

export const content = { operator: OperatorData, texts: Texts, files: Type.Array(LookFile), checks: LookChecks }

export const DraftHead = StrictObject({
  id: Id,
  name: Name,
  revision: Type.Integer({ minimum: 1, description: 'Increases with each change; a change states the one it was made from' }),
  basedOn: Type.Integer({ minimum: 0, description: 'Version it started from; 0: none' }),
  updatedAt: Time,
  updatedBy: Type.String(),
})
export type DraftHead = Static<typeof DraftHead>
export const Draft = StrictObject({ ...DraftHead.properties, ...content })
export type Draft = Static<typeof Draft>

export const VersionHead = StrictObject({
  number: Type.Integer({ minimum: 1 }),
  publishedAt: Time,
  by: Type.String(),
  note: Note,
  rolledBackTo: Type.Optional(Type.Integer({ minimum: 1 })),
  current: Type.Boolean({ description: 'Players see this one' }),
})
export type VersionHead = Static<typeof VersionHead>
export const Version = StrictObject({ ...VersionHead.properties, ...content })
export type Version = Static<typeof Version>

export const Base64 = Type.String({ maxLength: 2_700_000, pattern: '^[A-Za-z0-9+/]*={0,2}$', description: 'Bytes, base64' })
/** A label's folder: paths and bytes, as they are. */
export const Folder = StrictObject({
  files: Type.Array(StrictObject({ path: Type.String({ pattern: labelFilePattern }), data: Base64 }), { minItems: 1, maxItems: 60 }),
})
export type Folder = Static<typeof Folder>

export const StartFrom = Type.Union(
  [
    StrictObject({ from: Type.Literal('published') }),
    StrictObject({ from: Type.Literal('version'), number: Id }),
    StrictObject(
      { from: Type.Literal('operator'), operator: OperatorId },
      { description: 'Colours and shapes of another label; name, origins and texts stay' },
    ),
    StrictObject(
      { from: Type.Literal('colour'), colour: Colour, name: Name },
      { description: 'A complete palette from one colour, as from operator create' },
    ),
  ],
  { description: 'What a draft starts from' },
)
export type StartFrom = Static<typeof StartFrom>
