import { createContext } from 'react'
import type { LanguageStore } from './language-store.ts'

/** The texts of a page for everything below; app and console read them, each with its own type. */
export const TextContext = createContext<LanguageStore<never, object> | null>(null)
