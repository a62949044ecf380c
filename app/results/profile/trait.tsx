import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import type { Results } from '../../../contract/results.ts'
import { certaintyOf } from '../../../contract/scales.ts'
import { levelSpan } from '../../../i18n/level-span.ts'
import { useLanguage, useTexts } from '../../i18n/texts-context.tsx'
import { from768, hover, print } from '../../theme/breakpoints.ts'
import { minor } from '../../ui/heading.ts'
import { Disclosure } from '../disclosure.tsx'
import { ProfileBar, profileBar } from './profile-bar.tsx'

const row = css`
  break-inside: avoid;
  border-top: 1px solid var(--line);
  > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-3);
    align-items: center;
    margin-inline: calc(-1 * var(--space-2));
    padding: 0.625rem var(--space-2);
    border-radius: var(--radius-md);
    ${hover} {
      &:hover {
        background: var(--secondaryBackgroundColor);
      }
    }
    /* Inside of its row, as rows touch. */
    &:focus-visible {
      outline-offset: -4px;
      box-shadow: none;
    }
    > svg {
      grid-area: 1 / -2 / span 2;
    }
    > .${profileBar} {
      grid-column: 1 / -1;
      margin-top: 0.375rem;
    }
  }
  > div {
    font-size: var(--text-sm);
    line-height: 1.5;
    padding-bottom: var(--space-4);
    > * + * {
      margin-top: var(--space-2);
    }
  }
  &:last-child:not([open]) {
    margin-bottom: calc(-1 * var(--space-2));
  }
  ${from768} {
    > summary {
      grid-template-columns: 1fr 1fr auto;
      gap: 0 var(--space-5);
      padding-block: var(--space-3);
      > .${profileBar} {
        grid-area: 1 / 2 / span 2;
        margin: 0;
      }
    }
  }
  ${print} {
    > summary {
      padding-block: var(--space-2) 0;
    }
    > div {
      padding-bottom: var(--space-2);
      > p {
        display: inline;
      }
    }
  }
`
const levelLine = css`
  grid-column: 1;
  font-size: var(--text-sm);
  line-height: 1.4;
  color: var(--inkSoft);
  b {
    color: var(--ink);
  }
`
type Level = Results['levels'][keyof Results['levels']]
type Props = {
  /** Of its fold. */
  measure: string
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

/** One measure of the decision profile: its level, and the same as a bar with its uncertainty; on request what that means. */
export const Trait = ({ measure, name, level, nameOf, value, interval, cuts, children }: Props) => {
  const { feedback, common } = useTexts()
  const [low, high] = interval
  const words = useLevelWords(level, nameOf)
  const range = { level: words, low: Math.round(low), high: Math.round(high) }
  return (
    <Disclosure
      name={measure}
      className={row}
      summary={
        <>
          <h3 className={minor}>{name}</h3>
          <span className={levelLine}>
            <b>{words}</b>
            {level.named === true && `, ${feedback[certaintyOf(level.probability)]()}`}
          </span>
          <ProfileBar
            value={value}
            interval={interval}
            cuts={cuts}
            named={level.named !== false}
            label={value === undefined ? feedback.measureRange(range) : feedback.measure({ value: Math.round(value), ...range })}
            low={common.low()}
            high={common.high()}
          />
        </>
      }
    >
      {children}
    </Disclosure>
  )
}

/** The name of a level, of two adjacent ones, or the statement that there is none. */
const useLevelWords = ({ level, named, span }: Level, nameOf: (level: string) => string) => {
  const texts = useTexts().feedback
  const { info } = useLanguage()
  if (span) return levelSpan(texts, info, nameOf(span[0]), nameOf(span[1]))
  return named ? nameOf(level) : texts.split()
}
