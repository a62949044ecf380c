import { css, cx } from '@linaria/core'
import { purposeIn } from '../../../contract/purpose-in.ts'
import { useLanguage, useTexts } from '../../i18n/texts-context.tsx'
import { useOperator } from '../../services.ts'
import { from600 } from '../../theme/breakpoints.ts'
import { minor } from '../../ui/heading.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { small, soft } from '../../ui/text.ts'

const quote = css`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-md);
  background: var(--secondaryBackgroundColor);
  border: var(--forcedBorder);
`
const what = css`
  display: grid;
  gap: var(--space-4) var(--space-6);
  ul {
    display: grid;
    gap: var(--space-1);
    margin-top: var(--space-1);
  }
  li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    gap: var(--space-3);
    line-height: 1.4;
  }
  svg {
    --icon: 1.25rem;
    margin-top: 0.1rem;
    color: var(--adviceIconColor);
  }
  ${from600} {
    grid-template-columns: 1fr 1fr;
  }
`

/** Why the partner asks, in its own words: in the player's language, else in its own. */
export const Purpose = () => {
  const texts = useTexts('consent')
  const operator = useOperator()
  const { locale } = useLanguage()
  const purpose = purposeIn(operator, locale)
  if (!purpose) return null
  return (
    <figure className={quote}>
      <figcaption className={cx(small, soft)}>{texts.purpose({ partner: operator.name })}</figcaption>
      <p>{purpose}</p>
    </figure>
  )
}

/** What the partner reads, once the player agrees, and what it never gets. */
export const Shared = () => {
  const texts = useTexts('consent')
  const { sharing } = useOperator()
  const shared = sharing?.what.map((part) => (part === 'category' ? texts.category() : texts.score())) ?? []
  return (
    <div className={what}>
      <div>
        <h3 className={minor}>{texts.sharedTitle()}</h3>
        <ul>
          {shared.map((item) => (
            <li key={item}>
              <CheckIcon />
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={minor}>{texts.neverTitle()}</h3>
        <p>{texts.never()}</p>
      </div>
    </div>
  )
}
