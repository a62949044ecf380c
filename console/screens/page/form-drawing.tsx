import { css } from '@linaria/core'
import type { Form } from './snippets.ts'

const drawing = css`
  width: 100%;
  max-width: 8rem;
  color: var(--inkSoft);
  [data-test] {
    fill: var(--colorSecondary);
    stroke: none;
  }
`

/** Where the test lies in each form; x, y, width, height. */
const test: Record<Form, [number, number, number, number]> = {
  inPage: [18, 26, 84, 16],
  button: [28, 13, 64, 34],
  farDown: [18, 38, 84, 14],
}
const lines: Record<Form, readonly number[]> = { inPage: [12, 18, 48], button: [10, 52], farDown: [10, 17, 24, 31] }

/** A page with the test in it, in outlines. */
export const FormDrawing = ({ form }: { form: Form }) => {
  const [x, y, width, height] = test[form]
  return (
    <svg className={drawing} viewBox="0 0 120 60" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <rect x="1" y="1" width="118" height="58" rx="5" />
      {lines[form].map((at) => (
        <path key={at} d={`M18 ${at}h84`} strokeOpacity=".45" />
      ))}
      <rect data-test="" x={x} y={y} width={width} height={height} rx="2.5" />
    </svg>
  )
}
