import './theme/index.ts'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { resolveLocale } from '../i18n/resolve-locale.ts'
import { sets } from '../i18n/i18n-sets.ts'
import { followStage } from './host/stage.ts'
import { openTexts } from './i18n/open-texts.ts'
import { TextsProvider } from './i18n/texts-context.tsx'
import { hideSecrets, joinPage, openServices } from './open-services.ts'
import { prefetchScreens } from './routing/load-screen.ts'
import { brandAddress } from './routing/brand-address.ts'
import { resumeGame } from './routing/resume-game.ts'
import { RoutedView } from './routing/routed-view.tsx'
import { warmUp } from './routing/warm-up.ts'
import { routes } from './routes.tsx'
import { ServicesContext } from './services.ts'
import { readAddress } from './session/address.ts'
import { SessionContext } from './session/session-context.ts'
import { Shell } from './shell/shell.tsx'
import { loadFonts } from './theme/load-fonts.ts'

const start = async () => {
  const address = readAddress(location.search)
  hideSecrets()
  const host = joinPage(address)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  followStage(host, root)
  const services = await openServices(address, host)
  if (brandAddress(services)) return
  resumeGame(services.session.get())
  warmUp(services.access)
  const locale = resolveLocale(services.session.get().language ?? undefined, services.operator)
  const [texts] = await Promise.all([openTexts(locale, services.operator), loadFonts(sets[locale].lang)])
  createRoot(root).render(
    <ServicesContext value={services}>
      <SessionContext value={services.session}>
        <TextsProvider store={texts}>
          <BrowserRouter>
            <Suspense>
              <Shell>
                <RoutedView />
              </Shell>
            </Suspense>
          </BrowserRouter>
        </TextsProvider>
      </SessionContext>
    </ServicesContext>,
  )
  prefetchScreens(routes)
}

void start()
