// First of all.
import { address, greeted } from './hello.ts'
import './theme/index.ts'
import { sets } from '../i18n/i18n-sets.ts'
import { resolveLocale } from '../i18n/resolve-locale.ts'
import { joinPage } from './host/join-page.ts'
import { followVisibleArea } from './host/visible-area.ts'
import { openTexts } from './i18n/open-texts.ts'
import { hideSecrets, openServices } from './open-services.ts'
import { reloadWithOperator } from './routing/reload-with-operator.ts'
import { resumeGame } from './routing/resume-game.ts'
import { warmUp } from './routing/warm-up.ts'
import { loadFonts } from './theme/load-fonts.ts'

/** Small, as it holds no React: the secret is checked and the texts are fetched while the rest of the app is still on its way. */
const start = async () => {
  hideSecrets()
  if (location.hash === '#carry') await (await import('./session/carry-session.ts')).receiveSession()
  // For web views alone: anywhere else nobody is known to be there who would give a secret.
  if (address.bridged && !(await import('./host/bridge.ts')).isInWebView()) return location.replace('/not-found')
  const host = greeted ?? joinPage(address)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  followVisibleArea(host, root)
  const services = await openServices(address, host)
  if (reloadWithOperator(services)) return
  resumeGame(services.session.get())
  // The rest of the app takes the browser some time to run: what the page around has to say is heard before, if it comes at once.
  const heard = Promise.race([host.config, new Promise((resolve) => setTimeout(resolve, 50))])
  const { brand, session } = services
  const wanted = () => resolveLocale(session.get().language ?? undefined, brand.get())
  const locale = wanted()
  const first = brand.get()
  const [{ show }, texts] = await Promise.all([
    heard.then(() => import('./show.tsx')),
    openTexts(locale, brand.get),
    loadFonts(sets[locale].lang),
    warmUp(services, heard),
  ])
  // What the partner's server asked for, where neither page nor player chose a language; the words of the operator a known player belongs to.
  await texts.setLocale(wanted(), brand.get() !== first)
  brand.subscribe(() => void texts.setLocale(wanted(), true))
  show(root, services, texts)
}

void start()
