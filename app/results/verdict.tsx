import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { Results } from '../../contract/results.ts'
import { isEarlierMethod } from '../../contract/stated.ts'
import { claimSentence, claimsOf } from '../../i18n/claim-sentence.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { from600, smallHeight } from '../theme/breakpoints.ts'
import { offPaper } from '../theme/states.ts'
import { flow, Stack } from '../ui/stack.tsx'
import { small, soft } from '../ui/text.ts'
import { doubtLine, Gauge } from './gauge/gauge.tsx'
import { choices, late } from './page.ts'

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2) var(--space-5);
  break-inside: avoid;
  /* Heard before the gauge, seen after it. */
  > :last-child {
    order: -1;
  }
  ${from600} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
    align-items: center;
    height: 100%;
    ${smallHeight} {
      align-items: start;
    }
  }
`
const words = css`
  container-type: inline-size;
  /* A long word fits into a narrow column. */
  ${from600} {
    h1 {
      font-size: min(var(--text-2xl), 11cqi);
    }
  }
`
const lead = css`
  line-height: 1.4;
`
const doubt = css`
  line-height: 1.45;
  > svg {
    display: inline-block;
    width: 1.375rem;
    height: 0.75rem;
    margin-inline-end: var(--space-2);
  }
`

/** `guess`: where the dot begins; `title`: draws the screen's title; `actions`: what to do now. */
type Props = { results: Results; guess: number; animate: boolean; title: (text: string) => ReactNode; actions?: ReactNode }

/** The first sheet: what was done, how sure that is, what next. What the score means is said once the dot has reached it. */
export const Verdict = ({ results, guess, animate, title, actions }: Props) => {
  const { feedback } = useTexts()
  const profile = useTexts('profile')
  const { risk_score: score, risk_band: repeat, category, claims, fact } = results
  const [headline, ...steadiness] = claimsOf(claims, 'verdict_').filter(({ key }) => !key.endsWith('_than'))
  const doubts = [
    ...steadiness.map((claim) => claimSentence(claim, { profile })),
    category === 'low-risk' ? profile.learnMore.limits.low() : feedback.indication(),
  ]
  return (
    <div className={columns} data-arriving={animate || undefined}>
      <Stack className={words} space={2}>
        <div className={late}>{title(headline ? claimSentence(headline, { profile }) : feedback.title())}</div>
        {fact && <p className={lead}>{withBoldCounts(claimSentence(fact, { profile }))}</p>}
        {isEarlierMethod(results) && <p className={small}>{profile.earlierMethod()}</p>}
        <p className={cx(small, soft, doubt, late)}>
          <svg viewBox="0 0 22 12" aria-hidden="true">
            <path className={doubtLine} d="M2 10A12 12 0 0 1 20 10" />
          </svg>
          {doubts.join(' ')}
        </p>
        {actions && <div className={cx(flow, choices, offPaper)}>{actions}</div>}
      </Stack>
      <Gauge score={score} guess={guess} repeat={repeat} />
    </div>
  )
}

/** A count and what it is of, `34 of your last 60`, are what one remembers: in whichever order a language has the two. */
const withBoldCounts = (sentence: string) =>
  sentence.split(/(\d{1,2}\D{1,40}\d{1,2})/).map((piece, place) => (place % 2 ? <b key={piece}>{piece}</b> : piece))
