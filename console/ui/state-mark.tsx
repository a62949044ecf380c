import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import { forcedColors } from '../../app/theme/breakpoints.ts'
import { VisuallyHidden } from '../../app/ui/visually-hidden.tsx'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { Glyph, WaitGlyph } from './glyph.tsx'

const mark = css`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  font-weight: var(--medium);
  line-height: 1.3;
  > svg {
    --icon: 1.125rem;
    stroke-width: 2;
  }
`
const colours = { ok: 'var(--win)', error: 'var(--loss)', pending: 'var(--wait)', off: 'var(--inkSoft)' }
export type State = keyof typeof colours

const glyphs = { ok: <Glyph name="ok" />, error: <Glyph name="bad" />, pending: <WaitGlyph />, off: <Glyph name="off" /> }

/** The state of something: a shape, a word and a colour, in this order of weight. */
export const StateMark = ({ state, children }: { state: State; children: ReactNode }) => (
  <span className={mark} style={{ color: colours[state] }}>
    {glyphs[state]}
    {children}
  </span>
)

const step = css`
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
const smallStep = css`
  width: 1.75rem;
  height: 1.75rem;
  background: var(--surface);
  svg {
    --icon: 1rem;
  }
`
const doneStep = css`
  background: var(--win);
  border-color: var(--win);
  color: var(--onMark);
  ${forcedColors} {
    background: Canvas;
  }
`

/** The circle before a step: a hook once it is done, else what is given. */
export const StepMark = ({ done, small = false, children }: { done: boolean; small?: boolean; children: ReactNode }) => {
  const { t } = useConsoleTexts()
  return (
    <span className={cx(step, small && smallStep, done && doneStep)}>
      {done ? (
        <>
          <Glyph name="check" />
          <VisuallyHidden>{t.overview.done()}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </span>
  )
}

const count = css`
  display: inline-grid;
  place-items: center;
  min-width: 1.375rem;
  height: 1.375rem;
  padding: 0 0.375rem;
  border-radius: 1rem;
  font-size: var(--text-xs);
  font-weight: var(--semibold);
  line-height: 1;
  color: var(--onMark);
  background: var(--loss);
`
/** A count in a filled circle: somebody has to act. */
export const Count = ({ children }: { children: ReactNode }) => <b className={count}>{children}</b>

const dot = css`
  display: inline-block;
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  border-radius: 50%;
  background: var(--colorPrimary);
  animation: waiting 2s ease-in-out infinite;
  @keyframes waiting {
    50% {
      opacity: 0.25;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`
/** Something is being waited for. */
export const WaitingDot = () => <i className={dot} aria-hidden="true" />
