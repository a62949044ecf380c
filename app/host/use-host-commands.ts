import { useEffect, useRef } from 'react'
import { languages } from '../../contract/languages.ts'
import { paths } from '../../contract/paths.ts'
import { useLanguage } from '../i18n/texts-context.tsx'
import { runningGame } from '../play/running-game.ts'
import { useGo } from '../routing/use-go.ts'
import { useServices } from '../services.ts'

const text = (payload: unknown, key: string): string | undefined => {
  const value = typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>)[key] : undefined
  return typeof value === 'string' ? value : undefined
}

/** What the host's `focus` gives the focus to: the first that is there. What lies behind an open dialog cannot have it. */
const focusOrder = ['dialog[open] [data-focus]', 'dialog[open] h2', 'main h1']

/** Obeys the host while a screen is on view, and tells it of a new language. */
export const useHostCommands = () => {
  const services = useServices()
  const { host, session, access } = services
  const { locale, setLocale } = useLanguage()
  const go = useGo()
  const told = useRef(locale)

  useEffect(() => {
    if (told.current === locale) return
    told.current = locale
    host.send('language', { language: locale })
  }, [host, locale])

  useEffect(
    () =>
      host.onCommand((name, payload) => {
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
              if (location.pathname === paths.unauthorized)
                void access.retry().then((verdict) => verdict === 'granted' && go(paths.landing))
            }
            if (language) {
              session.update({ language })
              void setLocale(language)
            }
            return Boolean(secret || language)
          }
          case 'fastForward':
            return access.isTest() && import('../play/fast-forward.ts').then((test) => test.fastForward(services, go, payload))
          default:
            return false
        }
      }),
    [services, host, session, access, go, setLocale],
  )
}
