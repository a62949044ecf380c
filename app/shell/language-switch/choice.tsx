import { css, cx } from '@linaria/core'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Language } from '../../../contract/languages.ts'
import { sets } from '../../../i18n/sets.ts'
import { useLanguage, useTexts } from '../../i18n/texts-context.tsx'
import { useServices } from '../../services.ts'
import { DownIcon, GlobeIcon } from '../../ui/icon.tsx'

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

const box = css`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  font-size: var(--text-sm);
  font-weight: var(--medium);
  > svg {
    --icon: 1rem;
    position: absolute;
    inset-inline-end: 0.25rem;
    pointer-events: none;
  }
  > svg:first-child {
    --icon: 1.25rem;
    inset-inline: 0.25rem auto;
  }
`
const select = css`
  appearance: none;
  background: none;
  border: 0;
  min-height: var(--target);
  padding-block: 0;
  padding-inline: 2rem 1.75rem;
  cursor: pointer;
  border-radius: var(--radius-sm);
  field-sizing: content;
  option {
    color: var(--ink);
    background: var(--surface);
  }
`

/** In a closed list a key would choose, and so change the whole page, before the choice was seen or heard: it opens the list where it may. */
const openFirst = (event: KeyboardEvent<HTMLSelectElement>) => {
  if (event.altKey || event.ctrlKey || event.metaKey || !/^(Arrow|Page|Home|End|\S$)/.test(event.key)) return
  event.preventDefault()
  try {
    event.currentTarget.showPicker()
  } catch {
    // Not in a frame of another site; there the space bar does.
  }
}

/** Every offered language by its own name. One that came with the address, but is not offered, is shown and cannot be chosen. */
export const Dropdown = ({ languages }: { languages: readonly Language[] }) => {
  const { shell } = useTexts()
  const { locale, switchTo } = useSwitchLanguage()
  return (
    <div className={box}>
      <GlobeIcon />
      <select
        className={select}
        aria-label={shell.language()}
        value={locale}
        onKeyDown={openFirst}
        onChange={(event) => void switchTo(event.target.value as Language)}
      >
        {!languages.includes(locale) && (
          <option value={locale} hidden>
            {sets[locale].name}
          </option>
        )}
        {languages.map((language) => (
          <option key={language} value={language} lang={sets[language].lang}>
            {sets[language].name}
          </option>
        ))}
      </select>
      <DownIcon />
    </div>
  )
}
