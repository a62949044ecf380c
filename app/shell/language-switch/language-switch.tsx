import { css } from '@linaria/core'
import type { ComponentProps } from 'react'
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

/** A flag for each language, the present one framed; or short labels, the present one bold. */
const buttons: { [Kind in 'flags' | 'text']: Omit<ComponentProps<typeof Choice>, 'languages'> } = {
  flags: {
    className: flag,
    draw: (language) => <img src={`/operators/_flags/${language}.svg`} alt={sets[language].name} width="28" height="20" />,
  },
  text: {
    className: text,
    draw: (language) => (
      <span>
        {sets[language].short} <VisuallyHidden>{sets[language].name}</VisuallyHidden>
      </span>
    ),
  },
}

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
  const kind = header.switch
  if (kind === 'none' || languages.length < 2) return null
  if (kind === 'dropdown') return <Dropdown languages={languages} />
  const choice = <Choice languages={languages} {...buttons[kind]} />
  if (languages.length <= 3) return choice
  return (
    <>
      <div className={wide}>{choice}</div>
      <div className={phone}>
        <Dropdown languages={languages} />
      </div>
    </>
  )
}
