import { Type } from 'typebox'
import { HelpCountry } from '../../contract/fields.ts'

/** The `language` parameter as the screens accept it: any text, ignored where it is repeated. */
export const LanguageQuery = Type.Object({
  language: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Array(Type.String({ maxLength: 100 }), { maxItems: 20 })])),
  operator: Type.Optional(Type.String({ maxLength: 64 })),
  country: Type.Optional(HelpCountry),
})

/** Undefined where the parameter is missing or repeated. */
export const oneLanguage = (language: string | string[] | undefined): string | undefined =>
  typeof language === 'string' ? language : undefined
