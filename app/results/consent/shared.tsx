import { css, cx } from '@linaria/core'
import { purposeIn } from '../../../contract/operator-view.ts'
import type { ConsentState } from '../../../contract/player-calls.ts'
import { useFormats, useLanguage, useTexts } from '../../i18n/texts-context.tsx'
import { useOperator } from '../../services.ts'
import { from600 } from '../../theme/breakpoints.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { minor, small, soft } from '../../ui/text.ts'

const quote = css`
  display: grid;
  gap: var(--space-1);
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

const log = css`
  display: grid;
  > li {
    display: grid;
    grid-template-columns: 1rem 1fr;
    gap: var(--space-4);
    position: relative;
    padding-bottom: var(--space-4);
    line-height: 1.4;
  }
  > li::before {
    content: '';
    z-index: 1;
    width: 0.75rem;
    height: 0.75rem;
    margin: 0.3rem 0.125rem 0;
    border: 2px solid var(--colorSecondary);
    border-radius: 50%;
    background: var(--surface);
  }
  > li:first-child::before {
    background: var(--colorSecondary);
  }
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: 0.4375rem;
    top: 1.05rem;
    bottom: -0.3rem;
    width: 2px;
    background: var(--line);
  }
  > li:last-child {
    padding-bottom: 0;
  }
`
const time = css`
  display: block;
  font-variant-numeric: tabular-nums;
`

/** Who opened or read the result and when, newest first; of many uses the newest, and how many there were before. */
export const History = ({ state }: { state: ConsentState }) => {
  const texts = useTexts('consent')
  const { name: partner } = useOperator()
  const { moment } = useFormats()
  const entries = (['opened', 'read'] as const)
    .flatMap((event) => state[event].map((at, number) => ({ at, event, key: event + number })))
    .sort((one, other) => other.at - one.at)
  if (entries.length === 0) return null
  return (
    <>
      <h3 className={minor}>{texts.history()}</h3>
      <ol className={log}>
        {entries.map(({ at, event, key }) => (
          <li key={key}>
            <span>
              {texts[event]({ partner })}
              <time className={cx(time, small, soft)} dateTime={new Date(at).toISOString()}>
                {moment(new Date(at))}
              </time>
            </span>
          </li>
        ))}
        {state.openedMore > 0 && <li>{texts.openedMore({ count: state.openedMore })}</li>}
        {state.readMore > 0 && <li>{texts.readMore({ partner, count: state.readMore })}</li>}
      </ol>
    </>
  )
}
