import '../theme/index.ts'
import { Suspense, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import type { OperatorView } from '../../contract/operator-view.ts'
import { changeTexts, type TextMode, textModes } from '../../i18n/pseudo.ts'
import { resolveLocale } from '../../i18n/resolve-locale.ts'
import { sets } from '../../i18n/sets.ts'
import { openTexts } from '../i18n/open-texts.ts'
import { TextsProvider } from '../i18n/texts-context.tsx'
import { ServicesContext } from '../services.ts'
import { coloursOf } from '../session/session.ts'
import { loadFonts } from '../theme/load-fonts.ts'
import { followWindow } from '../theme/visible-area.ts'
import { Bench } from './bench.tsx'
import { followPreview } from './follow-preview.ts'
import './hebrew-font.ts'
import { loadRoot } from '../../i18n/load-root.ts'
import { loadPart, loadShown } from '../../i18n/load-shown.ts'
import { openTextStore, type TextStore } from '../i18n/text-store.ts'
import { workbenchServices } from './services.ts'

const query = new URLSearchParams(location.search)
const operatorId = query.get('operator') ?? 'mindway'
const scheme = query.get('scheme')

/** The operator's colours, as the server links them. */
const loadTheme = () =>
  new Promise((resolve, reject) => {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = `/operators/${operatorId}/theme.css${scheme ? `?scheme=${scheme}` : ''}`
    sheet.onload = resolve
    sheet.onerror = reject
    document.head.append(sheet)
  })

/** The page in a language that is written from right to left. It comes after the texts, which set the page's language too. */
const Mirrored = () => {
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: 'he', dir: 'rtl' })
  }, [])
  return null
}

const start = async () => {
  const operator = (await (await fetch(`/operators/${operatorId}/view.json`)).json()) as OperatorView
  const services = workbenchServices(operator)
  const language = query.get('language') ?? undefined
  const mode = textModes.find((known) => known === language)
  const locale = resolveLocale(language, operator)
  await loadTheme()
  const [texts] = await Promise.all([
    mode ? openChangedTexts(mode) : openTexts(locale, services.currentOperator.get),
    loadFonts(sets[locale].lang, 5000),
  ])
  followWindow()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  createRoot(root).render(
    <ServicesContext value={services}>
      <TextsProvider store={texts}>
        <MemoryRouter initialEntries={['/gamalyze']}>
          <Suspense>
            <Bench />
          </Suspense>
        </MemoryRouter>
      </TextsProvider>
      {mode === 'mirrored' && <Mirrored />}
    </ServicesContext>,
  )
  if (query.get('preview') !== '1') return
  followPreview((view) => {
    const { currentOperator, session } = services
    const { ownTexts } = currentOperator.get()
    currentOperator.set(view)
    session.update(({ card_symbols }) => ({ card_colors: coloursOf(card_symbols, view.cardColors) }))
    if (JSON.stringify(ownTexts) !== JSON.stringify(view.ownTexts)) void texts.setLocale(resolveLocale(language, view), true)
  })
}

void start()

/** Texts for the workbench: the pseudo-locale, or every text's key. */
export const openChangedTexts = (mode: TextMode): Promise<TextStore> =>
  openTextStore('eng', {
    root: async (locale) => changeTexts(await loadRoot(locale), mode),
    namespace: async (locale, namespace) => changeTexts(await loadPart(locale, namespace), mode, namespace),
    shown: async (locale, wanted) => changeTexts(await loadShown(locale, wanted), mode),
  })
