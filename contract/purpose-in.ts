import type { Language } from './languages.ts'
import type { OperatorView } from './operator-view.ts'

/** Why the operator asks for results, in a language; else in its own. */
export const purposeIn = ({ sharing, defaultLanguage }: Pick<OperatorView, 'sharing' | 'defaultLanguage'>, locale: Language) =>
  sharing?.purpose[locale] ?? sharing?.purpose[defaultLanguage]
