import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import type { Results } from '../../../contract/results.ts'
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
    padding-block: var(--space-2);
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
type Level = Results['levels'][keyof Results['levels']]
type Props = {
  name: string
  level: Level
  /** A level in words. */
  nameOf: (level: string) => string
  /** 0 to 100; none where no one point may stand for it */
  value?: number | undefined
  interval: readonly [number, number]
  cuts: readonly number[]
  children: ReactNode
}

/** One measure of the decision profile: its level and text, and the same as a bar with its uncertainty. */
export const Trait = ({ name, level, nameOf, value, interval, cuts, children }: Props) => {
  const { feedback, common } = useTexts()
  const [low, high] = interval
  const words = useLevelWords(level, nameOf)
  const range = { level: words, low: Math.round(low), high: Math.round(high) }
  const measured = value === undefined ? feedback.measureRange(range) : feedback.measure({ value: Math.round(value), ...range })
  return (
    <article className={row}>
      <Stack space={2}>
        <h3>{name}</h3>
        <p className={levelLine}>
          <span>
            <b>{words}</b>
            {level.named === true && `, ${feedback[certaintyOf(level.probability)]()}`}
          </span>
        </p>
        <p className={small}>{children}</p>
      </Stack>
      <ProfileBar value={value} interval={interval} cuts={cuts} label={`${name}. ${measured}`} low={common.low()} high={common.high()} />
    </article>
  )
}

/** The name of a level, of two adjacent ones, or the statement that there is none. */
const useLevelWords = ({ level, named, span }: Level, nameOf: (level: string) => string) => {
  const texts = useTexts().feedback
  if (span) return texts.span({ from: nameOf(span[0]), to: nameOf(span[1]) })
  return named ? nameOf(level) : texts.split()
}
