// Has to run first: it greets the host page.
import './theme/index.ts'
import { resolveLocale } from '../i18n/resolve-locale.ts'
import { sets } from '../i18n/sets.ts'
import { address, greeted } from './hello.ts'
import { joinPage } from './host/host.ts'
import { followVisibleArea } from './host/visible-area.ts'
import { openTexts } from './i18n/text-store.ts'
import { hideSecrets, openServices } from './open-services.ts'
import { reloadWithOperator, resumeGame } from './routing/before-start.ts'
import { warmUp } from './routing/warm-up.ts'
import { loadFonts } from './theme/load-fonts.ts'

/** Small, because it holds no React: the secret is checked and the texts are fetched while the rest of the app is still on its way. */
const start = async () => {
  hideSecrets()
  if (location.hash === '#carry') await (await import('./session/carry-session.ts')).receiveSession()
  // This address is for web views only: elsewhere there is nobody to give a secret.
  if (address.bridged && !(await import('./host/bridge.ts')).isInWebView()) return location.replace('/not-found')
  const host = greeted ?? joinPage(address)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  followVisibleArea(host, root)
  const services = await openServices(address, host)
  if (reloadWithOperator(services)) return
  resumeGame(services.session.get())
  // Running the rest of the app blocks the browser for a while, so the host page's answer is taken first if it comes at once.
  const configOrTimeout = Promise.race([host.config, new Promise((resolve) => setTimeout(resolve, 50))])
  const { currentOperator, session } = services
  const resolvedLocale = () => resolveLocale(session.get().language ?? undefined, currentOperator.get())
  // The partner's server may ask for another language than the arrival page was written in.
  document.documentElement.toggleAttribute('data-wordless', host.embedded && !session.get().language)
  const locale = resolvedLocale()
  const first = currentOperator.get()
  const opened = openTexts(locale, currentOperator.get)
  const [show, texts] = await Promise.all([
    configOrTimeout.then(() => import('./show.tsx')).then(({ prepare }) => prepare(root)),
    opened,
    loadFonts(sets[locale].lang),
    warmUp(services, configOrTimeout, opened),
  ])
  // The language that the partner's server asked for may come late, and is there before its screens; the texts of a known player's own operator.
  services.access.beforeGranting = () => texts.setLocale(resolvedLocale())
  await texts.setLocale(resolvedLocale(), currentOperator.get() !== first)
  currentOperator.subscribe(() => void texts.setLocale(resolvedLocale(), true))
  show(services, texts)
  // In a page that is in a frame itself, which may be sandboxed.
  if (host.embedded && parent !== top) (await import('./host/sandboxed.tsx')).followSandbox(host, texts)
}

void start()
