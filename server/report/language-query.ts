import { Type } from 'typebox'
import { HelpCountry } from '../../contract/fields.ts'
import { shownPlaces } from '../../i18n/help/places.ts'
import { ProblemError } from '../errors/problem.ts'

/** The `language` parameter as the screens accept it: any text, ignored where it is repeated. */
export const LanguageQuery = Type.Object({
  language: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Array(Type.String({ maxLength: 100 }), { maxItems: 20 })])),
  operator: Type.Optional(Type.String({ maxLength: 64 })),
  country: Type.Optional(HelpCountry),
})

/** Where the player lives: any country, and a province or state with help of its own. @throws ProblemError `invalid` for any other */
export const helpPlace = (country: string | undefined): string | undefined => {
  if (country?.includes('-') && !shownPlaces.some(({ place }) => place === country))
    throw new ProblemError('invalid', `there are no help entries for ${country}: use the code of its country`, { pointer: '/country' })
  return country
}

/** Undefined where the parameter is missing or repeated. */
export const oneLanguage = (language: string | string[] | undefined): string | undefined =>
  typeof language === 'string' ? language : undefined
