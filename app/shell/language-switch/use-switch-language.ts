import type { Language } from '../../../contract/languages.ts'
import { useLanguage } from '../../i18n/texts-context.tsx'
import { useServices } from '../../services.ts'

/** The language shown, and the way to another: at once, and kept for the session. `useHostCommands` notifies the host. */
export const useSwitchLanguage = () => {
  const { locale, setLocale } = useLanguage()
  const { session } = useServices()
  const switchTo = async (language: Language) => {
    if (language === locale || !(await setLocale(language))) return
    session.update({ language, language_from: 'player' })
  }
  return { locale, switchTo }
}
