import { type TObjectOptions, type TProperties, type TStringOptions, Type } from 'typebox'
import { idCharacters, idLength, stackTypes } from './constants.ts'

/** A string that is one of the given words. */
export const OneOf = <const T extends readonly string[]>(words: T, description?: string) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words], ...(description && { description }) })

/** A string that may be left out. */
export const OptionalString = (options: TStringOptions = {}) => Type.Optional(Type.String(options))

/** Part of a character class: zero-width characters and bidi controls, which can make one text look like another. */
const unseen = '\\p{Cf}\\p{Cs}\\p{DI}\\u2800'
/** Characters that no single line of text may contain, including those of markup */
const notInLine = `<>\\p{Cc}\\p{Zl}\\p{Zp}${unseen}`
/** A name: one line with at least one visible character */
export const namePattern = `^[^\\S${notInLine}]*[^\\s${notInLine}][^${notInLine}]*$`
/** One line of text, or none */
export const linePattern = `^[^${notInLine}]*$`
export const textPattern = `^[^<>${unseen}]+$`
/** Patterns that a text with markup does not match */
export const plainPatterns: readonly string[] = [namePattern, linePattern, textPattern]

export const Uid = Type.String({ pattern: `^${idCharacters}$`, description: 'User id: the capability to one game' })
/** Of a new game: it opens the game's report, so it must be random. */
export const NewUid = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$',
  description: 'User id, a new random UUID (version 4): the capability to one game',
})
export const Secret = Type.String({ minLength: idLength, maxLength: idLength, description: 'Operator secret' })
export const ExternalId = Type.String({ minLength: idLength, maxLength: idLength, description: "The partner's own id of a player" })
export const Operator = Type.String({ minLength: 1, maxLength: 64, description: 'Operator id; unknown ones get the default theme' })
export const Reference = Type.String({ pattern: '^rf_[0-9a-f]{33}$', description: 'Identifies a game to its partner; opens nothing' })
export const StackTypeField = OneOf(stackTypes)
export const RewardStructureId = Type.Integer({ minimum: 0, maximum: 8 })
export const Timestamp = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000, description: 'Client time, ms since 1970' })
export const Percent = Type.Number({ minimum: 0, maximum: 100 })
export const WholePercent = Type.Integer({ minimum: 0, maximum: 100 })
/** An object with exactly these keys. */
export const StrictObject = <Properties extends TProperties>(properties: Properties, options: TObjectOptions = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options })

export const Time = Type.String({ format: 'date-time', description: 'ISO 8601, UTC' })

/** Where the player lives, for the help a report names (ISO 3166-1 alpha-2, ISO 3166-2 of a province or state with an entry of its own, or `world`); it is not stored. */
export const HelpCountry = Type.String({
  pattern: '^([A-Z]{2}(-[A-Z0-9]{1,3})?|world)$',
  description: 'Whose help the report names; not stored',
  examples: ['DK'],
})
