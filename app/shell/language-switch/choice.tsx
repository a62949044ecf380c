import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { Language } from '../../../contract/languages.ts'
import { sets } from '../../../i18n/sets.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { useSwitchLanguage } from './use-switch-language.ts'

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

type Props = {
  languages: readonly Language[]
  className: string
  draw: (language: Language) => ReactNode
}

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
