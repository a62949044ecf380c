import { use } from 'react'
import { TextContext } from '../../app/i18n/text-context.ts'
import { useStore } from '../../app/use-store.ts'
import type { Formats } from './formats.ts'
import type { TextStore, Texts } from './open-texts.ts'

const useConsoleStore = () => use(TextContext) as TextStore

/** The console's texts in the present language, one function each: `useConsoleTexts().keys.title()`. */
export const useConsoleTexts = (): Texts['t'] => useStore(useConsoleStore()).t
export const useConsoleFormats = (): Formats => useStore(useConsoleStore()).formats
/** The present language and how to choose another. */
export const useConsoleLanguage = () => {
  const store = useConsoleStore()
  return { language: useStore(store).locale, setLanguage: store.setLocale }
}

/** The text at a path, as events and changes are named: `game.started`; empty where there is none. */
export const textByPath = (texts: object, path: string): string => {
  const text = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], texts)
  return (text as (values: object) => string)({})
}
