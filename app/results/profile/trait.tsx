import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import type { Results } from '../../../contract/results.ts'
import { levelCuts, liesInNamed, type Measure } from '../../../contract/scales.ts'
import { levelWords } from '../../../i18n/level-words.ts'
import { useLanguage, useTexts } from '../../i18n/texts-context.tsx'
import { from768, hover, print } from '../../theme/breakpoints.ts'
import { minor } from '../../ui/heading.ts'
import { Disclosure } from '../disclosure.tsx'
import { ProfileBar, profileBar } from './profile-bar.tsx'

const row = css`
  break-inside: avoid;
  border-top: 1px solid var(--line);
  > :is(summary, header) {
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
    > :is(summary, header) {
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
    > :is(summary, header) {
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
type Props = {
  measure: Measure
  results: Results
  /** What opens on request, if anything does. */
  children: ReactNode
}

/** One measure of the profile: its level, which is a bar with its uncertainty too if it is named; on request what that means. */
export const Trait = ({ measure, results, children }: Props) => {
  const { feedback, common } = useTexts()
  const profile = useTexts('profile')
  const { info } = useLanguage()
  const level = results.levels[measure]
  const interval = results.interval[measure]
  const value = liesInNamed(measure, results[measure], level) ? results[measure] : undefined
  const { words, certainty } = levelWords(measure, level, { feedback, profile }, info)
  const range = { level: words, low: Math.round(interval[0]), high: Math.round(interval[1]) }
  const summary = (
    <>
      <h3 className={minor}>{profile.measures[measure].name()}</h3>
      <span className={levelLine}>
        {level.named ? <b>{words}</b> : words}
        {certainty && `, ${certainty}`}
      </span>
      {level.named && (
        <ProfileBar
          value={value}
          interval={interval}
          cuts={levelCuts[measure]}
          label={value === undefined ? feedback.measureRange(range) : feedback.measure({ value: Math.round(value), ...range })}
          low={common.low()}
          high={common.high()}
        />
      )}
    </>
  )
  return children ? (
    <Disclosure name={measure} className={row} summary={summary}>
      {children}
    </Disclosure>
  ) : (
    <div className={row}>
      <header>{summary}</header>
    </div>
  )
}
