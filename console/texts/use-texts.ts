import { use } from 'react'
import { TextContext } from '../../app/i18n/text-context.ts'
import { useStore } from '../../app/use-store.ts'
import type { TextStore } from './open-texts.ts'

/** The console in the present language: its texts `t`, one function each (`t.nav.keys()`), its formats, and how to choose another. */
export const useConsoleTexts = () => {
  const store = use(TextContext) as TextStore
  return { ...useStore(store), setLocale: store.setLocale }
}

/** The text at a path, as events and changes are named: `game.started`; empty where there is none. */
export const textByPath = (texts: object, path: string): string => {
  const text = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], texts)
  return (text as (values: object) => string)({})
}
