import { createContext, use } from 'react'
import { useStore } from '../../app/use-store.ts'
import type { TextStore, Texts } from './store.ts'

export const TextContext = createContext<TextStore | undefined>(undefined)

const useTextStore = () => {
  const store = use(TextContext)
  if (!store) throw new Error('Texts are used outside of their context')
  return store
}

const usePresent = (): Texts => useStore(useTextStore())

/** The texts of the present language, one function each: `useTexts().keys.title()`. */
export const useTexts = (): Texts['t'] => usePresent().t
export const useFormats = (): Texts['formats'] => usePresent().formats
/** The present language and how to choose another. */
export const useLanguage = () => {
  const { choose } = useTextStore()
  return { language: usePresent().language, choose }
}
