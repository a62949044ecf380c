import { defaultAdvice } from '../../../contract/advice-keys.ts'
import { isStated } from '../../../contract/stated.ts'
import { adviceList } from '../../api/use-results.ts'
import { LearnMoreDialog } from '../../dialogs/learn-more/learn-more-dialog.tsx'
import { Loading } from '../../results/loading.tsx'
import { FeedbackView } from '../../screens/feedback/feedback-view.tsx'
import * as played from '../fixtures/played.ts'
import { nothing, type Scene } from '../scene.tsx'
import { exampleUid, WithOwnGame } from '../with-own-game.tsx'

type Shown = Partial<played.Played> & { hasAdvice?: boolean; animate?: boolean }

const view = ({ hasAdvice = true, animate = false, ...shown }: Shown = {}) => {
  const { game, results, riskGuess, score, advice } = { ...played.risky, ...shown }
  return (
    <WithOwnGame game={game}>
      <FeedbackView
        uid={exampleUid}
        results={results}
        riskGuess={riskGuess}
        score={score}
        animate={animate}
        tips={hasAdvice ? adviceList(advice) : defaultAdvice}
        general={!hasAdvice || !isStated(results)}
        onAdvice={nothing}
        onPlayAgain={nothing}
      />
    </WithOwnGame>
  )
}

const { results } = played.risky
const { reference_group: group } = results

export const scenes: readonly Scene[] = [
  { name: 'risky', render: () => view() },
  { name: 'first-display', render: () => view({ animate: true }) },
  { name: 'low-risk', render: () => view(played.lowRisk) },
  { name: 'high-risk', render: () => view(played.highRisk) },
  { name: 'medium-risk', render: () => view(played.mediumRisk) },
  { name: 'denied', render: () => view(played.denied) },
  { name: 'one-deck', render: () => view(played.oneDeck) },
  { name: 'not-firm', render: () => view(played.notFirm) },
  { name: 'earlier-method', render: () => view({ results: { ...results, score_version: 'risk-3' } }) },
  { name: 'no-advice', render: () => view({ hasAdvice: false }) },
  {
    name: 'installation-group',
    // Of a group that is no longer there, the scores are not known either.
    render: () => view({ results: { ...results, reference_group: { name: 'installation', version: '1', n: 2000 } } }),
  },
  {
    name: 'learn-more',
    render: () => (
      <>
        {view()}
        <LearnMoreDialog group={group} onClose={nothing} />
      </>
    ),
  },
  { name: 'loading', render: () => <Loading title="Your result" /> },
  { name: 'missing', render: () => <Loading title="Your result" onRetry={nothing} /> },
]
