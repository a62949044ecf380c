import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { OperatorView } from '../../contract/operator-view.ts'
import { resultSections } from '../../i18n/result-sections.ts'
import type { Locales } from '../../i18n/sets.ts'
import { standAlone } from '../host/host.ts'
import { openTexts } from '../i18n/text-store.ts'
import { TextsProvider } from '../i18n/texts-context.tsx'
import { type Services, ServicesContext } from '../services.ts'
import { createStore } from '../store.ts'
import { memorySession } from './memory-session.ts'

/**
 * Renders what needs the texts of a language, an operator that asks for nothing, a session that has just begun, and no host; `given` stands
 * instead of these. `texts`, the sections of a result and `formats` are what it should say.
 */
export const renderWithTexts = async (node: ReactNode, locale: Locales = 'eng', given: Partial<Services> = {}) => {
  const store = await openTexts(locale, () => ({ currencies: {} }))
  await Promise.all(resultSections.map(store.load))
  const { root: texts, namespaces, formats } = store.get()
  const sections = namespaces as Required<Pick<typeof namespaces, (typeof resultSections)[number]>>
  const currentOperator = createStore({ id: 'nfl' } as OperatorView)
  const services = { currentOperator, session: memorySession(), host: standAlone, ...given } as Services
  const view = await act(async () =>
    render(
      <ServicesContext value={services}>
        <TextsProvider store={store}>{node}</TextsProvider>
      </ServicesContext>,
    ),
  )
  return { ...view, ...sections, texts, formats }
}
