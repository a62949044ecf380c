import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { certaintyOf } from '../../../contract/scales.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { from960, print } from '../../theme/breakpoints.ts'
import { Stack } from '../../ui/stack.tsx'
import { small } from '../../ui/text.ts'
import { ProfileBar } from './profile-bar.tsx'

const row = css`
  display: grid;
  gap: var(--space-2) var(--space-6);
  padding-block: var(--space-5);
  border-top: 1px solid var(--line);
  ${from960} {
    grid-template-columns: 1fr 1.15fr;
    align-items: center;
  }
  ${print} {
    padding-block: var(--space-3);
    break-inside: avoid;
  }
`
const levelLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  font-size: var(--text-sm);
  line-height: 1.4;
  color: var(--inkSoft);
  b {
    font-weight: var(--semibold);
    color: var(--ink);
  }
`
const borderNote = css`
  padding: 0.1rem 0.6rem;
  border-radius: 1rem;
  font-size: var(--text-xs);
  font-weight: var(--medium);
  color: var(--colorPrimary);
  background: var(--secondaryBackgroundColor);
  box-shadow: inset 0 0 0 1px var(--line);
`

type Props = {
  name: string
  /** The level in words, how likely it is, and whether the range crosses a border of it. */
  level: string
  probability: number
  nearBorder: boolean
  /** False: the play allows no firm statement about the level. */
  firm: boolean
  value: number
  interval: readonly [number, number]
  cuts: readonly number[]
  children: ReactNode
}

/** One measure of the decision profile: its level and text, and the same as a bar with its uncertainty. */
export const Trait = ({ name, level, probability, nearBorder, firm, value, interval, cuts, children }: Props) => {
  const { feedback, common } = useTexts()
  const [low, high] = interval
  const numbers = { value: Math.round(value), low: Math.round(low), high: Math.round(high) }
  return (
    <article className={row}>
      <Stack space={2}>
        <h3>{name}</h3>
        <p className={levelLine}>
          <span>
            <b>{level}</b>, {feedback[firm ? certaintyOf(probability) : 'notSure']()}
          </span>
          {nearBorder && <span className={borderNote}>{feedback.nearBorder()}</span>}
        </p>
        {firm && <p className={small}>{children}</p>}
      </Stack>
      <ProfileBar
        value={value}
        interval={interval}
        cuts={cuts}
        label={`${name}. ${feedback.measure({ level, ...numbers })}`}
        low={common.low()}
        high={common.high()}
      />
    </article>
  )
}
