import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { Results } from '../../contract/results.ts'
import { isEarlierMethod } from '../../contract/stated.ts'
import { claimSentence, claimsOf } from '../../i18n/claim-sentence.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { from600, from960, largeText, print, smallHeight } from '../theme/breakpoints.ts'
import { Stack } from '../ui/stack.tsx'
import { small, soft } from '../ui/text.ts'
import { Claims } from './claims.tsx'
import { Gauge } from './gauge/gauge.tsx'
import { GaugeKey } from './gauge/gauge-key.tsx'

const columns = css`
  display: grid;
  gap: var(--space-3);
  break-inside: avoid;
  /* Heard after the heading, seen before it. */
  > [data-gauge] {
    order: -1;
  }
  ${from960} {
    grid-template: 1fr auto auto 1fr / 1.15fr 1fr;
    gap: 0 var(--space-7);
    > * {
      grid-column: 2;
    }
    > :is(h1, h2) {
      grid-row: 2;
    }
    > [data-gauge] {
      grid-area: 1 / 1 / -1;
      align-self: center;
    }
  }
  /* Short windows: the gauge beside the words, all of it in sight. */
  ${from600} {
    ${smallHeight} {
      align-items: start;
      grid-template: auto 1fr / minmax(0, 21rem) minmax(18rem, 1fr);
      gap: var(--space-2) var(--space-5);
      > * {
        grid-column: 2;
      }
      > :is(h1, h2) {
        grid-row: 1;
      }
      > [data-gauge] {
        grid-area: 1 / 1 / -1;
        align-self: start;
      }
    }
  }
`
/** As near to the heading as if both were of one stack. */
const words = css`
  margin-top: 0;
  ${from960} {
    grid-row: 3;
    margin-top: var(--space-4);
  }
  ${from600} {
    ${smallHeight} {
      grid-row: 2;
      margin-top: 0;
    }
  }
`
const ends = css`
  display: flex;
  justify-content: space-between;
  max-width: 34rem;
  margin-inline: auto;
  font-size: var(--text-sm);
  font-weight: var(--medium);
  line-height: 1.3;
  color: var(--inkSoft);
  /* Each stands under its end of the gauge, which turns the same way everywhere. */
  direction: ltr;
  > * {
    width: 28.2%;
    text-align: center;
    unicode-bidi: plaintext;
  }
  ${largeText} {
    > * {
      width: 48%;
      text-align: start;
    }
    > * + * {
      text-align: end;
    }
  }
  ${print} {
    max-width: 20rem;
  }
`

type Props = {
  results: Results
  /** Where the gauge's dot sets out. */
  guess?: number
  animate: boolean
  /** The screen's title, where it is not this part's own. */
  title: (text: string) => ReactNode
  /** What to do now. */
  actions?: ReactNode
}

/** The risk first, and how steady it is: one gauge, and the same in words. */
export const Verdict = ({ results, animate, title, actions }: Props) => {
  const texts = useTexts().feedback
  const profile = useTexts('profile')
  const [headline, ...steadiness] = claimsOf(results.claims, 'verdict_').filter(({ key }) => !key.endsWith('_than'))
  const { risk_score: score, risk_band: repeat, category } = results
  const [low, high] = repeat
  return (
    <div className={columns}>
      {title(headline ? claimSentence(headline, { profile }) : texts.title())}
      <div data-gauge>
        <Gauge
          score={score}
          repeat={repeat}
          category={texts.categories[category]()}
          label={texts.gauge({ score, low, high })}
          animate={animate}
        />
        <div className={ends} aria-hidden="true">
          <span>{texts.lowRisk()}</span>
          <span>{texts.highRisk()}</span>
        </div>
        <GaugeKey />
      </div>
      <Stack className={words} space={3}>
        {isEarlierMethod(results) && <p>{profile.earlierMethod()}</p>}
        <Claims claims={steadiness} />
        <p className={cx(small, soft)}>
          {texts.indication()}
          {category === 'low-risk' && ` ${profile.learnMore.limits.low()}`}
        </p>
        {actions}
      </Stack>
    </div>
  )
}
