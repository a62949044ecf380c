import { createContext, use, useSyncExternalStore } from 'react'
import type { TextStore, Texts } from './store.ts'

export const TextContext = createContext<TextStore | undefined>(undefined)

const useStore = () => {
  const store = use(TextContext)
  if (!store) throw new Error('Texts are used outside of their context')
  return store
}

const usePresent = (): Texts => {
  const { subscribe, get } = useStore()
  return useSyncExternalStore(subscribe, get)
}

/** The texts of the present language, one function each: `useTexts().keys.title()`. */
export const useTexts = (): Texts['t'] => usePresent().t
export const useFormats = (): Texts['formats'] => usePresent().formats
/** The present language and how to choose another. */
export const useLanguage = () => {
  const { choose } = useStore()
  return { language: usePresent().language, choose }
}
