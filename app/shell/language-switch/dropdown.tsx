import { css } from '@linaria/core'
import type { KeyboardEvent } from 'react'
import type { Language } from '../../../contract/languages.ts'
import { sets } from '../../../i18n/sets.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { DownIcon, GlobeIcon } from '../../ui/first-icons.tsx'
import { useSwitchLanguage } from './choice.tsx'

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
  font: inherit;
  color: inherit;
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
