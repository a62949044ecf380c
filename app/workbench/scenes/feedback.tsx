import type { AdviceKey } from '../../../contract/advice-keys.ts'
import { paths } from '../../../contract/paths.ts'
import { adviceList } from '../../api/use-advice.ts'
import { LearnMoreDialog } from '../../dialogs/learn-more/learn-more-dialog.tsx'
import { HelpLine } from '../../help/help-line.tsx'
import { KeepReport } from '../../results/keep-report.tsx'
import { Loading } from '../../results/loading.tsx'
import { FeedbackView } from '../../screens/feedback/feedback-view.tsx'
import * as played from '../fixtures/played.ts'
import { nothing, type Scene } from '../scene.tsx'
import { exampleUid, WithOwnGame } from '../with-own-game.tsx'

type Shown = Partial<played.Played> & { tips?: readonly AdviceKey[]; animate?: boolean }

const view = ({ tips, animate = false, ...shown }: Shown = {}) => {
  const { game, results, riskGuess, score } = { ...played.risky, ...shown }
  return (
    <WithOwnGame game={game}>
      <FeedbackView
        uid={exampleUid}
        help={<HelpLine />}
        results={results}
        riskGuess={riskGuess}
        score={score}
        animate={animate}
        tips={tips}
        next={paths.advice}
        onAdvice={nothing}
        onPlayAgain={nothing}
        keep={<KeepReport uid={exampleUid} />}
      />
    </WithOwnGame>
  )
}

export const scenes: readonly Scene[] = [
  { name: 'risky', render: () => view() },
  { name: 'first-display', render: () => view({ animate: true }) },
  { name: 'low-risk', render: () => view(played.lowRisk) },
  { name: 'high-risk', render: () => view(played.highRisk) },
  { name: 'medium-risk', render: () => view(played.mediumRisk) },
  { name: 'not-firm', render: () => view({ ...played.notFirm, tips: adviceList(played.notFirm.advice) }) },
  {
    name: 'installation-group',
    render: () => view({ results: { ...played.risky.results, reference_group: { name: 'installation', version: '1', n: 2000 } } }),
  },
  {
    name: 'learn-more',
    render: () => (
      <>
        {view()}
        <LearnMoreDialog group={played.risky.results.reference_group} onClose={nothing} />
      </>
    ),
  },
  { name: 'loading', render: () => <Loading title="Your result" /> },
  { name: 'missing', render: () => <Loading title="Your result" onRetry={nothing} /> },
]
