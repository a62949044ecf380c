import type { LanguageKey } from '../../contract/console/console-languages.ts'
import type { Messages } from './eng/index.ts'
import type { Translation } from './messages.ts'

type Language = { name: string; load: () => Promise<Translation<Messages>> }

/** Texts of the console by language. */
export const languages: Record<LanguageKey, Language> = {
  eng: { name: 'English', load: async () => (await import('./eng/index.ts')).default },
  ger: { name: 'Deutsch', load: async () => (await import('./ger/index.ts')).default },
}
