import { css, cx } from '@linaria/core'
import type { ComponentProps, ReactNode } from 'react'
import { isStated } from '../../../contract/stated.ts'
import type { FullReport } from '../../api/result-calls.ts'
import { adviceList } from '../../api/use-results.ts'
import { Help } from '../../help/help.tsx'
import { useTexts } from '../../i18n/texts-context.tsx'
import { OwnData } from '../../results/consent/own-data.tsx'
import { KeepReport } from '../../results/keep-report.tsx'
import { NothingFirm } from '../../results/nothing-firm.tsx'
import { Others } from '../../results/others.tsx'
import { useMomentFocus } from '../../results/own-game/moment-focus.tsx'
import { OwnGamePart } from '../../results/own-game/own-game-part.tsx'
import { first, keeping, last, page } from '../../results/page.ts'
import { ScoreParts } from '../../results/parts/score-parts.tsx'
import { Profile } from '../../results/profile/profile.tsx'
import { arePersonal, Tips } from '../../results/tips/tips.tsx'
import { Verdict } from '../../results/verdict.tsx'
import { from768, from960, print } from '../../theme/breakpoints.ts'
import { offPaper } from '../../theme/states.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { label, soft } from '../../ui/text.ts'
import { PlayAgain, ReportLinks } from './report-links.tsx'

/** As on a wide screen. A partner's page prints its frame a little higher than this is: what is too much stands between the parts. */
const paper = css`
  ${print} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: var(--space-6);
    :where(&) > * {
      grid-column: 1 / -1;
    }
    :root[data-auto-height] & {
      align-content: space-between;
      min-height: calc(100vh - var(--headerHeight) - 2 * var(--space-6));
    }
  }
`
const opening = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-4);
`
const welcome = css`
  flex-basis: 100%;
  max-width: none;
`
const beside = css`
  ${from768} {
    grid-column: auto;
  }
`
const half = css`
  ${from960} {
    grid-column: span 6;
  }
`
/** `returned`: a known player has come back to it; `which` of that player's results it is, and of when. */
type Props = { uid: string; returned?: boolean; which?: string | undefined; bundle: FullReport } & {
  /** Not on paper: the player's other games; what may happen with the result. */
  [Part in 'earlier' | 'consent']?: ReactNode
} & Pick<ComponentProps<typeof OwnData>, 'onDeleted'>

/** Everything about one game on one page, also for paper: the sheets of the result, with the tips' own words. */
export const FullReportView = ({ uid, returned = false, which, bundle, earlier, consent, onDeleted }: Props) => {
  const { results, riskGuess, advice, gameScore } = bundle
  const { fullReport, adviceScreen } = useTexts()
  const focus = useMomentFocus()
  const title = (text: string) => <h2>{text}</h2>
  return (
    <div className={cx(page, paper)}>
      <Sheet className={opening}>
        {returned && <p className={cx(label, welcome)}>{fullReport.welcome()}</p>}
        <ScreenTitle>{fullReport.heading()}</ScreenTitle>
        {which && <p className={soft}>{which}</p>}
        <div className={offPaper}>
          <ReportLinks uid={uid} returned={returned} />
        </div>
      </Sheet>
      {earlier && <div className={offPaper}>{earlier}</div>}
      {isStated(results) ? (
        <>
          <Sheet className={first}>
            <Verdict results={results} guess={riskGuess.risk_guess} animate={false} title={title} />
          </Sheet>
          <ScoreParts results={results} focus={focus} />
          <Sheet className={cx(beside, half)}>
            <Others results={results} riskGuess={riskGuess} />
          </Sheet>
          <Sheet className={half}>
            <Profile results={results} />
          </Sheet>
        </>
      ) : (
        <NothingFirm results={results} title={title} />
      )}
      <Sheet>
        <h2>{arePersonal(advice.claims) ? adviceScreen.heading() : adviceScreen.general()}</h2>
        <Tips tips={adviceList(advice)} claims={advice.claims} />
      </Sheet>
      <Help />
      <Sheet className={keeping}>
        <OwnGamePart uid={uid} focus={focus} score={gameScore.score} />
        <KeepReport uid={uid}>
          <PlayAgain />
        </KeepReport>
      </Sheet>
      <div className={offPaper}>
        <OwnData uid={uid} onDeleted={onDeleted} />
      </div>
      {consent && <div className={cx(offPaper, last)}>{consent}</div>}
    </div>
  )
}
