import type { Messages } from './eng/index.ts'
import type { Translation } from './messages.ts'

type Language = { name: string; tag: string; load: () => Promise<Translation<Messages>> }

/** Languages of the console; a new one is a folder and a line. */
export const languages = {
  eng: { name: 'English', tag: 'en-GB', load: async () => (await import('./eng/index.ts')).default },
  ger: { name: 'Deutsch', tag: 'de', load: async () => (await import('./ger/index.ts')).default },
} as const satisfies Record<string, Language>
export type LanguageKey = keyof typeof languages

/** The first of the reader's languages that exists; otherwise English. */
export const languageOf = (wanted: readonly string[]): LanguageKey => {
  const keys = Object.keys(languages) as LanguageKey[]
  const start = (tag: string) => tag.toLowerCase().split('-')[0]
  for (const tag of wanted) {
    const found = keys.find((key) => start(languages[key].tag) === start(tag))
    if (found) return found
  }
  return 'eng'
}
