import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import { isStated } from '../../../contract/stated.ts'
import type { FullReport } from '../../api/full-report.ts'
import { adviceList } from '../../api/use-advice.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { FinalScore } from '../../results/final-score.tsx'
import { NothingFirm } from '../../results/nothing-firm.tsx'
import { Others } from '../../results/others.tsx'
import { MomentLink, useMomentFocus } from '../../results/own-game/moment-focus.tsx'
import { OwnGamePart } from '../../results/own-game/own-game-part.tsx'
import { ScoreParts } from '../../results/parts/score-parts.tsx'
import { Profile } from '../../results/profile/profile.tsx'
import { Tips } from '../../results/tips/tips.tsx'
import { Verdict } from '../../results/verdict.tsx'
import { from600, from960, print } from '../../theme/breakpoints.ts'
import { offPaper } from '../../theme/states.ts'
import { label } from '../../ui/heading.ts'
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
  ${print} {
    padding-bottom: var(--space-3);
    margin-bottom: var(--space-3);
    /* A partner's page prints its frame a little higher than this is: what is too much stands between the parts. */
    :root[data-auto-height] main > :has(&) {
      display: grid;
      align-content: space-between;
      min-height: calc(100vh - var(--headerHeight) - 2 * var(--space-6));
    }
  }
`
/** As far from the sheets around it as they are from each other. */
const separate = css`
  margin-block: var(--space-4);
  ${from960} {
    margin-block: var(--space-5);
  }
`

type Props = {
  uid: string
  /** A known player has come back to it. */
  returned?: boolean
  /** Which of a known player's results it is, and of when. */
  which?: string | undefined
  bundle: FullReport
  help: ReactNode
  /** Ways back; not on paper. */
  links: ReactNode
  /** Into another game; not on paper. */
  again: ReactNode
  /** The player's other games; not on paper. */
  earlier?: ReactNode
  /** Ways to keep the report; not on paper. */
  keep: ReactNode
  /** What is kept of the game, to be saved or deleted; not on paper. */
  ownData?: ReactNode
  /** What may happen with the result; not on paper. */
  consent?: ReactNode
}

/** Everything about one game on one page, also for paper. */
export const FullReportView = ({ uid, returned = false, which, bundle, help, links, again, earlier, keep, ownData, consent }: Props) => {
  const { results, riskGuess, advice, gameScore } = bundle
  const { fullReport, adviceScreen } = useTexts()
  const focus = useMomentFocus()
  const stated = isStated(results)
  return (
    <>
      <Sheet>
        <header className={cx(row, opening)}>
          <div>
            {returned && <p className={label}>{fullReport.welcome()}</p>}
            <ScreenTitle>{fullReport.heading()}</ScreenTitle>
            <p className={soft}>{which ?? fullReport.played()}</p>
          </div>
          <div className={offPaper}>{links}</div>
        </header>
        {stated && <Verdict results={results} animate={false} title={(text) => <h2>{text}</h2>} />}
      </Sheet>
      {earlier && <div className={cx(offPaper, separate)}>{earlier}</div>}
      {stated ? (
        <>
          <ScoreParts results={results} linkTo={(moment) => <MomentLink moment={moment} focus={focus} />} />
          <Sheet>
            <Others results={results} riskGuess={riskGuess} />
          </Sheet>
          <Sheet>
            <Profile results={results} />
          </Sheet>
        </>
      ) : (
        <NothingFirm results={results} title={(text) => <h2>{text}</h2>} />
      )}
      <Sheet>
        <OwnGamePart uid={uid} focus={focus} score={<FinalScore score={gameScore.score} />} />
      </Sheet>
      <Sheet>
        <h2>{adviceScreen.title()}</h2>
        <Tips tips={adviceList(advice)} claims={advice.claims} level={3} />
      </Sheet>
      {help}
      <Sheet slim className={offPaper}>
        {keep}
      </Sheet>
      {ownData && <div className={cx(offPaper, separate)}>{ownData}</div>}
      {consent && <div className={offPaper}>{consent}</div>}
      <div className={cx(offPaper, separate)}>{again}</div>
    </>
  )
}
