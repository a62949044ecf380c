import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import { below600 } from '../../../app/theme/breakpoints.ts'
import { StepMark } from '../../ui/state-mark.tsx'

const list = css`
  > li {
    display: grid;
    grid-template-columns: 2rem 1fr auto;
    gap: 0 var(--space-4);
    align-items: center;
    padding: var(--space-4) var(--space-5);
    border-top: 1px solid var(--line);
    ${below600} {
      grid-template-columns: 2rem 1fr;
      padding-inline: var(--space-4);
    }
  }
  p {
    color: var(--inkSoft);
  }
`
const endClass = css`
  ${below600} {
    grid-column: 2;
    justify-self: start;
    margin-top: var(--space-2);
  }
`
const now = css`
  background: var(--tint);
`
export type Step = { name: string; text: ReactNode; done: boolean; end: ReactNode }

/** The steps in order; the first one that is not done is next. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => {
  const next = steps.findIndex(({ done }) => !done)
  return (
    <ol className={list}>
      {steps.map(({ name, text, done, end }, index) => (
        <li key={name} className={cx(index === next && now)} aria-current={index === next ? 'step' : undefined}>
          <StepMark done={done}>{index + 1}</StepMark>
          <div>
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
          <div className={endClass}>{end}</div>
        </li>
      ))}
    </ol>
  )
}
