import { useEffect, useRef } from 'react'
import { useLanguage } from '../i18n/texts-context.tsx'
import { useGo } from '../routing/use-go.ts'
import { useServices } from '../services.ts'

/** Carries out the host's commands while a screen is shown, and notifies it of a new language, and of Escape where nothing is open here. */
export const useHostCommands = () => {
  const services = useServices()
  const { host } = services
  const { locale, setLocale } = useLanguage()
  const go = useGo()
  const reportedLocale = useRef(locale)

  useEffect(() => {
    if (reportedLocale.current === locale) return
    reportedLocale.current = locale
    host.send('language', { language: locale })
  }, [host, locale])

  useEffect(() => {
    const tellEscape = ({ key, repeat, isComposing, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || repeat || isComposing || defaultPrevented || document.querySelector('dialog[open]')) return
      host.send('escape', {})
    }
    addEventListener('keydown', tellEscape)
    return () => removeEventListener('keydown', tellEscape)
  }, [host])

  useEffect(
    () =>
      // The visible area is followed elsewhere, at once; the other commands are not part of the first load.
      host.onCommand(
        (name, payload) =>
          name !== 'viewport' &&
          import('./handle-command.ts').then(({ handleCommand }) => handleCommand(name, payload, { ...services, go, setLocale })),
      ),
    [services, host, go, setLocale],
  )
}
