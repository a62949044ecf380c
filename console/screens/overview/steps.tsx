import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import { below600, forcedColors } from '../../../app/theme/breakpoints.ts'
import { VisuallyHidden } from '../../../app/ui/visually-hidden.tsx'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Glyph } from '../../ui/glyph.tsx'

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
const mark = css`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  border: 1.5px solid var(--lineStrong);
  font-weight: var(--medium);
  svg {
    --icon: 1.125rem;
    stroke-width: 2.5;
  }
`
const doneMark = css`
  background: var(--win);
  border-color: var(--win);
  color: var(--onMark);
  ${forcedColors} {
    background: Canvas;
  }
`

export type Step = { name: string; text: ReactNode; done: boolean; end: ReactNode }

/** The steps in order; the first one that is not done is next. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => {
  const { t } = useConsoleTexts()
  const next = steps.findIndex(({ done }) => !done)
  return (
    <ol className={list}>
      {steps.map(({ name, text, done, end }, index) => (
        <li key={name} className={cx(index === next && now)} aria-current={index === next ? 'step' : undefined}>
          <span className={cx(mark, done && doneMark)}>
            {done ? (
              <>
                <Glyph name="check" />
                <VisuallyHidden>{t.overview.done()}</VisuallyHidden>
              </>
            ) : (
              index + 1
            )}
          </span>
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
