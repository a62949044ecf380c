import { typesafeI18nObject } from 'typesafe-i18n'
import { Listeners } from '../../app/listeners.ts'
import { consoleLanguages, type LanguageKey, languageOf } from '../../contract/console/languages.ts'
import type { Messages } from './eng/index.ts'
import { createFormats, type Formats } from './formats.ts'
import { languages } from './languages.ts'
import type { TextsOf } from './messages.ts'

export type Texts = { language: LanguageKey; t: TextsOf<Messages>; formats: Formats }

const kept = 'console-language'

/** Remembers the choice in this browser, if it stores anything. */
const keep = (language: LanguageKey) => {
  try {
    localStorage.setItem(kept, language)
  } catch {}
}

const chosen = (): LanguageKey => {
  let stored: string | null = null
  try {
    stored = localStorage.getItem(kept)
  } catch {}
  return stored !== null && Object.hasOwn(languages, stored) ? (stored as LanguageKey) : languageOf(navigator.languages)
}

const open = async (language: LanguageKey): Promise<Texts> => {
  const tag = consoleLanguages[language]
  const formats = createFormats(tag)
  const t = typesafeI18nObject(tag, (await languages[language].load()) as unknown as Record<string, never>, {
    number: formats.number,
  }) as unknown
  document.documentElement.lang = tag
  return { language, t: t as Texts['t'], formats }
}

/** The console's texts in one language at a time. */
export type TextStore = {
  get: () => Texts
  subscribe: (listener: () => void) => () => void
  choose: (language: LanguageKey) => Promise<void>
}

export const openTexts = async (first: LanguageKey = chosen()): Promise<TextStore> => {
  const changes = new Listeners()
  let texts = await open(first)
  return {
    get: () => texts,
    subscribe: changes.subscribe,
    choose: async (language) => {
      texts = await open(language)
      keep(language)
      changes.notify()
    },
  }
}
