import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { Language } from '../../../contract/languages.ts'
import { sets } from '../../../i18n/sets.ts'
import { useLanguage, useTexts } from '../../i18n/texts-context.tsx'
import { useServices } from '../../services.ts'

const list = css`
  flex: none;
  display: flex;
`
const choice = css`
  min-width: var(--target);
  min-height: var(--target);
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  border-radius: var(--radius-sm);
`

type Props = { languages: readonly Language[]; className: string; draw: (language: Language) => ReactNode }

/** One button for each language, the present one marked. */
export const Choice = ({ languages, className, draw }: Props) => {
  const { shell } = useTexts()
  const { locale, switchTo } = useSwitchLanguage()
  return (
    <fieldset className={list} aria-label={shell.language()}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          className={cx(choice, className)}
          lang={sets[language].lang}
          aria-current={language === locale}
          onClick={() => void switchTo(language)}
        >
          {draw(language)}
        </button>
      ))}
    </fieldset>
  )
}

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
