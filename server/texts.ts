import { createNamespaceTexts, createRootTexts, type NamespaceTexts, type RootTexts } from '../i18n/create-texts.ts'
import { createFormats, type Formats } from '../i18n/formats.ts'
import type { Locales, Namespaces, Translations } from '../i18n/i18n-types.ts'
import { sets } from '../i18n/i18n-sets.ts'
import { loadRoot } from '../i18n/load-root.ts'
import { loadNamespace } from '../i18n/load-texts.ts'
import type { Currency, SetInfo } from '../i18n/set-info.ts'

/** All texts of one set, for the PDF and the e-mail. */
export type SetTexts = { locale: Locales; info: SetInfo; formats: Formats; root: RootTexts } & {
  [Namespace in Namespaces]: NamespaceTexts<Namespace>
}

/** Loads a whole set; `currency` is the operator's own choice for it. Files are read once per process. */
export const loadSetTexts = async (locale: Locales, currency?: Currency): Promise<SetTexts> => {
  const info = sets[locale]
  const formats = createFormats(info, currency)
  const [root, profile, advice, terms, report] = await Promise.all([
    loadRoot(locale),
    loadNamespace(locale, 'profile'),
    loadNamespace(locale, 'advice'),
    loadNamespace(locale, 'terms'),
    loadNamespace(locale, 'report'),
  ])
  // Text objects answer to every name, `then` too: they must never be the value of a promise themselves.
  const texts = <Namespace extends Namespaces>(messages: Translations[Namespace]) =>
    createNamespaceTexts<Namespace>(locale, messages, formats)
  return {
    locale,
    info,
    formats,
    root: createRootTexts(locale, root, formats),
    profile: texts<'profile'>(profile),
    advice: texts<'advice'>(advice),
    terms: texts<'terms'>(terms),
    report: texts<'report'>(report),
  }
}
