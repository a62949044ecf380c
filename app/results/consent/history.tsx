import { css, cx } from '@linaria/core'
import type { ConsentState } from '../../../contract/player-calls.ts'
import { useFormats, useTexts } from '../../i18n/texts-context.tsx'
import { useOperator } from '../../services.ts'
import { minor } from '../../ui/heading.ts'
import { small, soft } from '../../ui/text.ts'

const log = css`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
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
    box-sizing: border-box;
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
  const entries = [
    ...state.opened.map((at) => ({ at, event: 'opened' as const })),
    ...state.read.map((at) => ({ at, event: 'read' as const })),
  ]
    .map((entry, number) => ({ ...entry, number }))
    .sort((one, other) => other.at - one.at)
  if (entries.length === 0) return null
  return (
    <>
      <h3 className={minor}>{texts.history()}</h3>
      <ol className={log}>
        {entries.map(({ at, event, number }) => (
          <li key={number}>
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
