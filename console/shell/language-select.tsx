import { consoleLanguages, type LanguageKey } from '../../contract/console/console-languages.ts'
import { useLanguage, useTexts } from '../texts/context.tsx'
import { languages } from '../texts/languages.ts'
import { barControl } from './bar.ts'

/** The console's language, remembered in this browser. */
export const LanguageSelect = () => {
  const t = useTexts()
  const { language, choose } = useLanguage()
  return (
    <select
      className={barControl}
      aria-label={t.shell.language()}
      value={language}
      onChange={(event) => void choose(event.target.value as LanguageKey)}
    >
      {Object.entries(consoleLanguages).map(([key, tag]) => (
        <option key={key} value={key} lang={tag}>
          {languages[key as LanguageKey].name}
        </option>
      ))}
    </select>
  )
}
