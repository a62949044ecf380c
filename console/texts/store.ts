import { typesafeI18nObject } from 'typesafe-i18n'
import { createStore, type Readable } from '../../app/store.ts'
import { consoleLanguages, type LanguageKey, languageOf } from '../../contract/console/console-languages.ts'
import type { Messages } from './eng/index.ts'
import { createFormats, type Formats } from './formats.ts'
import { languages } from './languages.ts'
import type { TextsOf } from './messages.ts'

export type Texts = { language: LanguageKey; t: TextsOf<Messages>; formats: Formats }

const storageKey = 'console-language'

/** Remembers the choice in this browser, if it stores anything. */
const keep = (language: LanguageKey) => {
  try {
    localStorage.setItem(storageKey, language)
  } catch {}
}

const chosenLanguage = (): LanguageKey => {
  let storedLanguage: string | null = null
  try {
    storedLanguage = localStorage.getItem(storageKey)
  } catch {}
  return storedLanguage !== null && Object.hasOwn(languages, storedLanguage)
    ? (storedLanguage as LanguageKey)
    : languageOf(navigator.languages)
}

const loadTexts = async (language: LanguageKey): Promise<Texts> => {
  const tag = consoleLanguages[language]
  const formats = createFormats(tag)
  const t = typesafeI18nObject(tag, (await languages[language].load()) as unknown as Record<string, never>, {
    number: formats.number,
  }) as unknown
  document.documentElement.lang = tag
  return { language, t: t as Texts['t'], formats }
}

/** The console's texts in one language at a time. */
export type TextStore = Readable<Texts> & {
  choose: (language: LanguageKey) => Promise<void>
}

export const openTexts = async (first: LanguageKey = chosenLanguage()): Promise<TextStore> => {
  const { set, ...texts } = createStore(await loadTexts(first))
  return {
    ...texts,
    choose: async (language) => {
      const next = await loadTexts(language)
      keep(language)
      set(next)
    },
  }
}
