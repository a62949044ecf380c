import { languages } from '../../contract/languages.ts'
import { paths } from '../../contract/paths.ts'
import type { useLanguage } from '../i18n/texts-context.tsx'
import { runningGame } from '../play/running-game.ts'
import type { useGo } from '../routing/use-go.ts'
import type { Services } from '../services.ts'

const text = (payload: unknown, key: string): string | undefined => {
  const value = typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>)[key] : undefined
  return typeof value === 'string' ? value : undefined
}

/** What the host's `focus` command focuses: the first of these that exists. Nothing behind an open dialog can have the focus. */
const focusOrder = ['dialog[open] [data-focus]', 'dialog[open] h2', 'main h1']

type Means = Services & { go: ReturnType<typeof useGo>; setLocale: ReturnType<typeof useLanguage>['setLocale'] }

/** Does what a command of the host says: true when done, false where it makes no sense now. */
export const obey = (name: string, payload: unknown, means: Means): boolean | Promise<boolean> => {
  const { session, access, go, setLocale } = means
  switch (name) {
    case 'pause':
      return runningGame.current?.pause() ?? false
    case 'resume':
      return runningGame.current?.proceed() ?? false
    case 'restart':
      session.reset()
      go(paths.landing, { replace: true })
      return true
    case 'focus': {
      const target = focusOrder.map((selector) => document.querySelector<HTMLElement>(selector)).find((element) => element !== null)
      target?.focus()
      return target !== undefined
    }
    case 'update': {
      const secret = text(payload, 'secret')
      const language = languages.find((one) => one.toLowerCase() === text(payload, 'language')?.toLowerCase())
      if (secret) {
        access.give(secret)
        // The host has noticed: the player need not press "Try again".
        if (location.pathname === paths.unauthorized) void access.retry().then((verdict) => verdict === 'granted' && go(paths.landing))
      }
      if (language) {
        session.update({ language })
        void setLocale(language)
      }
      return Boolean(secret || language)
    }
    case 'fastForward':
      return access.isTest() && import('../play/fast-forward.ts').then((test) => test.fastForward(means, go, payload))
    case 'look':
      return access.isTest() && import('./tell-console.ts').then(({ tellConsole }) => tellConsole(means, payload))
    default:
      return false
  }
}
