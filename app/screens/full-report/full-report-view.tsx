import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { FullReport } from '../../api/full-report.ts'
import { adviceList } from '../../api/use-advice.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { FinalScore } from '../../results/final-score.tsx'
import { Percentile } from '../../results/percentile.tsx'
import { Profile } from '../../results/profile/profile.tsx'
import { ScorePair } from '../../results/score-pair.tsx'
import { ScoreParts } from '../../results/score-parts.tsx'
import { isStated, Silence } from '../../results/silence.tsx'
import { Tips } from '../../results/tips/tips.tsx'
import { Verdict } from '../../results/verdict.tsx'
import { from600, print } from '../../theme/breakpoints.ts'
import { row } from '../../ui/row.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { soft } from '../../ui/text.ts'

const opening = css`
  padding-bottom: var(--space-5);
  margin-bottom: var(--space-5);
  border-bottom: 1px solid var(--line);
  > div {
    display: grid;
    gap: var(--space-1);
  }
  ${from600} {
    gap: var(--space-5);
  }
`
const offPaper = css`
  ${print} {
    &&& {
      display: none;
    }
  }
`

type Props = {
  bundle: FullReport
  help: ReactNode
  /** Ways to keep the report; not on paper. */
  keep: ReactNode
  /** What may happen with the result; not on paper. */
  consent?: ReactNode
}

/** Everything about one game on one page, also for paper. */
export const FullReportView = ({ bundle: { results, riskGuess, advice, gameScore }, help, keep, consent }: Props) => {
  const { fullReport, adviceScreen } = useTexts()
  const stated = isStated(results)
  const habits = stated && results.quality.flags.length === 0
  return (
    <>
      <Sheet>
        <header className={cx(row, opening)}>
          <div>
            <ScreenTitle>{fullReport.heading()}</ScreenTitle>
            <p className={soft}>{fullReport.played()}</p>
          </div>
          <div className={offPaper}>{keep}</div>
        </header>
        {stated && <Verdict results={results} riskGuess={riskGuess} animate={false} title={(text) => <h2>{text}</h2>} />}
      </Sheet>
      {stated ? <ScoreParts results={results} /> : <Silence results={results} title={(text) => <h2>{text}</h2>} />}
      <ScorePair score={<FinalScore score={gameScore.score} animate={false} />} comparison={habits && <Percentile results={results} />} />
      {habits && (
        <Sheet>
          <Profile results={results} />
        </Sheet>
      )}
      <Sheet>
        <h2>{adviceScreen.title()}</h2>
        <Tips tips={adviceList(advice)} claims={advice.claims} level={3} />
      </Sheet>
      {help}
      {consent && <div className={offPaper}>{consent}</div>}
    </>
  )
}
