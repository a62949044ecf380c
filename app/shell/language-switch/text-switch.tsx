import { css } from '@linaria/core'
import type { Language } from '../../../contract/languages.ts'
import { sets } from '../../../i18n/sets.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Choice } from './choice.tsx'

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
export const TextSwitch = ({ languages }: { languages: readonly Language[] }) => (
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
