import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { Results, RiskGuess } from '../../contract/results.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { from960, print } from '../theme/breakpoints.ts'
import { Stack } from '../ui/stack.tsx'
import { small, soft } from '../ui/text.ts'
import { Gauge } from './gauge/gauge.tsx'
import { GaugeKey } from './gauge/gauge-key.tsx'

const columns = css`
  display: grid;
  gap: var(--space-5);
  ${from960} {
    grid-template-columns: 1.15fr 1fr;
    gap: var(--space-7);
    align-items: center;
  }
  ${print} {
    break-inside: avoid;
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
  /* Each stands under its end of the gauge. */
  > * {
    width: 28.2%;
    text-align: center;
  }
`

type Props = {
  results: Results
  riskGuess: RiskGuess
  animate: boolean
  /** The screen's title, where it is not this part's own. */
  title: (text: string) => ReactNode
}

/** The guess against the risk score: one gauge, and the same in words. */
export const Verdict = ({ results, riskGuess, animate, title }: Props) => {
  const texts = useTexts().feedback
  const { risk_score: score, risk_band: band, category } = results
  const guess = riskGuess.risk_guess
  const accuracy = texts.guesses[riskGuess.guess_accuracy]
  const [low, high] = band
  return (
    <div className={columns}>
      <div>
        <Gauge
          score={score}
          band={band}
          guess={guess}
          category={texts.categories[category].name()}
          label={texts.gauge({ score, low, high, guess })}
          animate={animate}
        />
        <div className={ends} aria-hidden="true">
          <span>{texts.lowRisk()}</span>
          <span>{texts.highRisk()}</span>
        </div>
        <GaugeKey band={band} guess={guess} />
      </div>
      <Stack>
        {title(accuracy.title())}
        <p>
          {texts.scoreAndGuess({ score, guess })} {accuracy.text()}
        </p>
        <p>
          {texts.categories[category].text()} {results.category_near_border && texts.categoryNearBorder()}
        </p>
        <p className={cx(small, soft)}>{texts.indication()}</p>
      </Stack>
    </div>
  )
}
