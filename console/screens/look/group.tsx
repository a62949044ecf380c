import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { useEditor } from '../../draft/editor-context.ts'
import { Count } from '../../ui/state-mark.tsx'

const group = css`
  border-bottom: 1px solid var(--line);
  > summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 3.25rem;
    padding: 0 var(--space-4);
    cursor: pointer;
    font-weight: var(--semibold);
    color: var(--colorPrimary);
  }
  > summary > h2 {
    font: inherit;
    letter-spacing: 0;
  }
  > summary > b {
    margin-inline-start: auto;
  }
  > summary:focus-visible {
    outline-offset: -3px;
  }
  > div {
    display: grid;
    gap: var(--space-4);
    padding: 0 var(--space-4) var(--space-5);
  }
  h3 {
    margin: 0 0 calc(-1 * var(--space-2));
    font-size: var(--text-xs);
    font-weight: var(--medium);
    color: var(--inkSoft);
  }
`
/** Two fields side by side. */
export const pair = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
`

/** Some fields below one name, with how many of their colours fail. */
export const Group = ({ name, within, open = false, children }: { name: string; within: string; open?: boolean; children: ReactNode }) => {
  const { judged } = useEditor()
  const fails = [...judged.values()].filter(
    ({ pointer, fix }) => fix !== undefined && within.split(' ').some((start) => pointer.startsWith(start)),
  )
  return (
    <details className={group} open={open}>
      <summary>
        <h2>{name}</h2>
        {fails.length > 0 && <Count>{fails.length}</Count>}
      </summary>
      <div>{children}</div>
    </details>
  )
}
