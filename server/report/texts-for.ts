import { resolveLocale } from '../../i18n/resolve-locale.ts'
import type { LoadedOperator } from '../operators/load-operator.ts'
import { loadSetTexts, type SetTexts } from '../texts.ts'

const loaded = new Map<string, Promise<SetTexts>>()

/** The texts of the language asked for, as the operator has it: its own set and currency, its default where the language is unknown. */
export function textsFor({ view }: Pick<LoadedOperator, 'view'>, language: string | undefined): Promise<SetTexts> {
  const locale = resolveLocale(language, view)
  const currency = view.currencies[locale]
  const key = `${locale} ${currency ?? ''}`
  const texts = loaded.get(key) ?? loadSetTexts(locale, currency)
  loaded.set(key, texts)
  return texts
}
