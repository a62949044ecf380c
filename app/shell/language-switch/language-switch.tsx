import { css } from '@linaria/core'
import type { Language } from '../../../contract/languages.ts'
import { sets } from '../../../i18n/sets.ts'
import { useOperator } from '../../services.ts'
import { below600, from600 } from '../../theme/breakpoints.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Choice, Dropdown } from './choice.tsx'

const flag = css`
  img {
    display: block;
    width: 1.75rem;
    height: 1.25rem;
    object-fit: cover;
    border-radius: 3px;
    box-shadow: 0 0 0 1px rgb(20 33 61 / 0.25);
  }
  &[aria-current='true'] img {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
`

/** A flag for each language; the present one is framed. */
const Flags = ({ languages }: { languages: readonly Language[] }) => (
  <Choice
    languages={languages}
    className={flag}
    draw={(language) => <img src={`/operators/_flags/${language}.svg`} alt={sets[language].name} width="28" height="20" />}
  />
)

const text = css`
  font-size: var(--text-sm);
  font-weight: var(--regular);
  &[aria-current='true'] {
    font-weight: var(--bold);
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.35em;
  }
`

/** Short labels beside each other; the present language is bold. */
const TextSwitch = ({ languages }: { languages: readonly Language[] }) => (
  <Choice
    languages={languages}
    className={text}
    draw={(language) => (
      <span>
        {sets[language].short} <VisuallyHidden>{sets[language].name}</VisuallyHidden>
      </span>
    )}
  />
)

const kinds = { dropdown: Dropdown, flags: Flags, text: TextSwitch, none: undefined }

const wide = css`
  ${below600} {
    display: none;
  }
`
const phone = css`
  ${from600} {
    display: none;
  }
`

/** How this operator lets the player choose a language, if it has several. On a phone more than three buttons are a dropdown. */
export const LanguageSwitch = () => {
  const { header, languages } = useOperator()
  const Kind = kinds[header.switch]
  if (!Kind || languages.length < 2) return null
  if (Kind === Dropdown || languages.length <= 3) return <Kind languages={languages} />
  return (
    <>
      <div className={wide}>
        <Kind languages={languages} />
      </div>
      <div className={phone}>
        <Dropdown languages={languages} />
      </div>
    </>
  )
}
