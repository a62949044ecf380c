import { css } from '@linaria/core'
import { useTexts } from '../../i18n/texts-context.tsx'
import { useOperator } from '../../services.ts'

const notice = css`
  max-width: none;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--gutter);
  font-size: var(--text-sm);
  line-height: 1.4;
  color: #fff;
  background: var(--callout);
`
const mark = css`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border: 2px solid currentColor;
  border-radius: 50%;
  font-size: 0.75rem;
  font-weight: var(--bold);
`

/** The responsible-gambling notice: the last thing on every page of operators that ask for it. */
export const Notice = () => {
  const { ageMark } = useOperator()
  const { shell } = useTexts()
  return (
    <p className={notice} data-notice="">
      {ageMark && <span className={mark}>{shell.age({ age: ageMark })}</span>}
      {shell.notice()}
    </p>
  )
}
