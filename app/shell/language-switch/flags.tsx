import { css } from '@linaria/core'
import type { Language } from '../../../contract/languages.ts'
import { sets } from '../../../i18n/sets.ts'
import { Choice } from './choice.tsx'

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
export const Flags = ({ languages }: { languages: readonly Language[] }) => (
  <Choice
    languages={languages}
    className={flag}
    draw={(language) => <img src={`/operators/_flags/${language}.svg`} alt={sets[language].name} width="28" height="20" />}
  />
)
