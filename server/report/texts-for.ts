import type { OperatorView } from '../../contract/operator-view.ts'
import { resolveLocale } from '../../i18n/resolve-locale.ts'
import { loadSetTexts, type SetTexts } from '../../i18n/set-texts.ts'
import type { LoadedOperator } from '../operators/load-operator.ts'
import { keptBy } from '../store/last-used.ts'

/** Shared by all operators without own texts; own texts are released when the operator's folder is reloaded. */
const common: NonNullable<OperatorView['ownTexts']> = {}
const cachedTexts = keptBy<object, Promise<SetTexts>>()

/** The texts in the requested language as the operator has them: its set, own texts and currency; its default where the language is unknown. */
export const textsFor = ({ view }: Pick<LoadedOperator, 'view'>, language: string | undefined): Promise<SetTexts> => {
  const locale = resolveLocale(language, view)
  const currency = view.currencies[locale]
  const ownTexts = view.ownTexts ?? common
  return cachedTexts(ownTexts, `${locale} ${currency ?? ''}`, () => loadSetTexts(locale, currency, ownTexts[locale]))
}
