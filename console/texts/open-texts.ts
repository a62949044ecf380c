import { type LanguageStore, openLanguageStore } from '../../app/i18n/language-store.ts'
import { consoleLanguages, type LanguageKey, languageOf } from '../../contract/console/console-languages.ts'
import type { TextsOf } from '../../i18n/messages.ts'
import { typedTexts } from '../../i18n/typed-texts.ts'
import type { Messages } from './eng/index.ts'
import { createFormats, type Formats } from './formats.ts'

/** The path of each text: `overview.title`. */
type Paths<Texts> = { [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${Paths<Texts[Key]>}` }[keyof Texts & string]

type Tree = { [name: string]: string | Tree }
/** The texts of a translation, which holds each by its path, as the English ones are. */
const treeOf = (texts: Record<Paths<Messages>, string>): Tree => {
  const tree: Tree = {}
  for (const [path, text] of Object.entries(texts)) {
    const names = path.split('.')
    const name = names.pop() as string
    const branch = names.reduce((at, each) => {
      at[each] ??= {}
      return at[each] as Tree
    }, tree)
    branch[name] = text
  }
  return tree
}

/** Languages of the console, and the texts of each. */
export const languages: Record<LanguageKey, { name: string; load: () => Promise<Tree> }> = {
  eng: { name: 'English', load: async () => (await import('./eng/index.ts')).default },
  ger: { name: 'Deutsch', load: async () => treeOf((await import('./ger.json')).default) },
}

export type Texts = { locale: LanguageKey; t: TextsOf<Messages>; formats: Formats }
export type TextStore = LanguageStore<LanguageKey, Texts>

const loadTexts = async (locale: LanguageKey): Promise<Texts> => {
  const tag = consoleLanguages[locale]
  const formats = createFormats(tag)
  const messages = await languages[locale].load()
  return { locale, t: typedTexts(tag, messages, { number: formats.number }), formats }
}

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

/** The console's texts, and the page's `lang` with them. */
export const openTexts = async (first: LanguageKey = chosenLanguage()): Promise<TextStore> => {
  const store = await openLanguageStore(first, loadTexts)
  const show = () => {
    document.documentElement.lang = consoleLanguages[store.get().locale]
  }
  show()
  store.subscribe(() => {
    show()
    keep(store.get().locale)
  })
  return store
}
