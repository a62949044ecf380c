import '../theme/index.ts'
import { Suspense, useLayoutEffect } from 'react'
import './hebrew-font.ts'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import type { OperatorView } from '../../contract/operator-view.ts'
import namespaces from '../../i18n/eng/namespaces.ts'
import { loadRoot } from '../../i18n/load-root.ts'
import { loadPart, loadShown } from '../../i18n/load-shown.ts'
import type { Namespaces } from '../../i18n/messages.ts'
import { changeTexts, type TextMode, textModes } from '../../i18n/pseudo.ts'
import { resolveLocale } from '../../i18n/resolve-locale.ts'
import { sets } from '../../i18n/sets.ts'
import { openTextStore, openTexts, type TextStore } from '../i18n/text-store.ts'
import { TextsProvider } from '../i18n/texts-context.tsx'
import { ServicesContext } from '../services.ts'
import { coloursOf } from '../session/session.ts'
import { loadFonts } from '../theme/load-fonts.ts'
import { followWindow } from '../theme/visible-area.ts'
import { Bench } from './bench.tsx'
import { followPreview } from './follow-preview.ts'
import { workbenchServices } from './services.ts'

/** The operator's colours, as the server links them, in place of those before. */
const loadTheme = async (operatorId: string, scheme: string | null) => {
  const earlier = document.querySelectorAll('link[data-theme]')
  await new Promise((resolve, reject) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', onload: resolve, onerror: reject })
    sheet.href = `/operators/${operatorId}/theme.css${scheme ? `?scheme=${scheme}` : ''}`
    sheet.dataset.theme = ''
    document.head.append(sheet)
  })
  for (const sheet of earlier) sheet.remove()
}

/** The page in a language that is written from right to left. It comes after the texts, which set the page's language too. */
const Mirrored = () => {
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: 'he', dir: 'rtl' })
  }, [])
  return null
}

/** Renders in the look and texts that a query names; another one makes everything anew, but for the page itself. */
const render = async (root: Root, search: string) => {
  const query = new URLSearchParams(search)
  const operatorId = query.get('operator') ?? 'mindway'
  const operator = (await (await fetch(`/operators/${operatorId}/view.json`)).json()) as OperatorView
  const services = workbenchServices(operator)
  const language = query.get('language') ?? undefined
  const mode = textModes.find((known) => known === language)
  const locale = resolveLocale(language, operator)
  await loadTheme(operatorId, query.get('scheme'))
  const [texts] = await Promise.all([
    mode ? openChangedTexts(mode) : openTexts(locale, services.currentOperator.get),
    loadFonts(sets[locale].lang, 5000),
  ])
  // A text that arrives while its scene shows would be seen 300 ms late or more, by React's own clock.
  await Promise.all((Object.keys(namespaces) as Namespaces[]).map(texts.load))
  root.render(
    <ServicesContext key={search} value={services}>
      <TextsProvider store={texts}>
        <MemoryRouter initialEntries={['/gamalyze']}>
          <Suspense>
            <Bench query={search} />
          </Suspense>
        </MemoryRouter>
      </TextsProvider>
      {mode === 'mirrored' && <Mirrored />}
    </ServicesContext>,
  )
  return { services, texts }
}

const start = async () => {
  followWindow()
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no #root')
  const root = createRoot(element)
  let { search } = location
  const { services, texts } = await render(root, search)
  // A new fragment comes here too.
  addEventListener('popstate', () => {
    if (location.search === search) return
    search = location.search
    void render(root, search)
  })
  const query = new URLSearchParams(search)
  if (query.get('preview') !== '1') return
  followPreview((view) => {
    const { currentOperator, session } = services
    const { ownTexts } = currentOperator.get()
    currentOperator.set(view)
    session.update(({ card_symbols }) => ({ card_colors: coloursOf(card_symbols, view.cardColors) }))
    if (JSON.stringify(ownTexts) !== JSON.stringify(view.ownTexts))
      void texts.setLocale(resolveLocale(query.get('language') ?? undefined, view), true)
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
