import { type Static, Type } from 'typebox'
import { OneOf, OptionalString, StrictObject } from '../fields.ts'
import { languages } from '../languages.ts'
import { ownSets } from '../look/choices.ts'
import type { ConsoleCall } from './console-call.ts'
import { atOperator, listReply } from './fields.ts'

export const TextFault = StrictObject({ message: Type.String(), fix: Type.String() })
export type TextFault = Static<typeof TextFault>

export const TextRow = StrictObject({
  key: Type.String(),
  ours: Type.String({ description: 'The text as the set has it' }),
  fixed: Type.Boolean({ description: 'The same for everybody' }),
  most: Type.Integer({ minimum: 1, description: 'Maximum characters: twice ours' }),
  successor: OptionalString({ description: 'For a key that is gone: the one that has its words now, or empty' }),
})
export type TextRow = Static<typeof TextRow>

const LanguageRow = StrictObject({
  set: OneOf(languages),
  name: Type.String({ description: 'In their own words' }),
  tag: Type.String({ description: 'BCP 47' }),
  offered: Type.Boolean(),
  ownSet: Type.Optional(OneOf(ownSets, 'The set of its own that an operator needs to offer it')),
})

export const HelpRow = StrictObject({
  place: Type.String(),
  name: OptionalString(),
  kind: Type.String({ description: 'help-line, or what the way leads to' }),
  contacts: Type.Array(Type.String()),
  checkedAt: Type.String({ format: 'date', description: 'When the oldest source of the place was read' }),
})
export type HelpRow = Static<typeof HelpRow>

/** Own texts are part of a draft (`saveDraft`); these calls list the texts and check one. */
export const wordCalls = {
  texts: { summary: 'All texts of a set', ...atOperator('viewer', 'GET /words/texts/:set'), replies: listReply('texts', TextRow) },
  checkText: {
    summary: 'Faults of an own text; none: it is valid',
    ...atOperator('viewer', 'POST /words/check'),
    body: StrictObject({ set: OneOf(languages), key: Type.String({ maxLength: 100 }), text: Type.String({ maxLength: 2000 }) }),
    replies: listReply('faults', TextFault),
  },
  languages: {
    summary: 'Languages that are or can be offered',
    ...atOperator('viewer', 'GET /words/languages'),
    replies: listReply('languages', LanguageRow),
  },
  help: {
    summary: 'Help shown to players of a place, and all countries',
    ...atOperator('viewer', 'GET /words/help'),
    query: StrictObject({ place: OptionalString({ pattern: '^[A-Z]{2}(-[A-Z0-9]{1,3})?$' }) }),
    replies: {
      200: StrictObject({ places: Type.Array(StrictObject({ place: Type.String(), name: Type.String() })), help: Type.Array(HelpRow) }),
    },
  },
} as const satisfies Record<string, ConsoleCall>
