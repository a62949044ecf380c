import { consoleLanguages, type LanguageKey } from '../../contract/console/console-languages.ts'
import { languages } from '../texts/open-texts.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { Options } from '../ui/field.tsx'
import { barControl } from './bar.ts'

/** The console's language, remembered in this browser. */
export const LanguageSelect = () => {
  const { t, locale, setLocale } = useConsoleTexts()
  return (
    <select
      className={barControl}
      aria-label={t.shell.language()}
      value={locale}
      onChange={(event) => void setLocale(event.target.value as LanguageKey)}
    >
      <Options
        of={Object.entries(consoleLanguages).map(([value, lang]) => ({ value, lang, name: languages[value as LanguageKey].name }))}
      />
    </select>
  )
}
