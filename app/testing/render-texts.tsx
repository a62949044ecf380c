import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Locales } from '../../i18n/sets.ts'
import { openTexts } from '../i18n/text-store.ts'
import { TextsProvider } from '../i18n/texts-context.tsx'

/** Renders what needs nothing but the texts of a language; `texts` and `formats` are what it should say. */
export const renderWithTexts = async (node: ReactNode, locale: Locales = 'eng') => {
  const store = await openTexts(locale, () => ({ currencies: {} }))
  await Promise.all([store.load('profile'), store.load('advice'), store.load('result'), store.load('consent'), store.load('help')])
  const { root: texts, namespaces, formats } = store.get()
  const view = await act(async () => render(<TextsProvider store={store}>{node}</TextsProvider>))
  return { ...view, texts, ...namespaces, formats }
}
