import type { Results, RiskGuess } from '../../../contract/results.ts'
import { LearnMoreDialog } from '../../dialogs/learn-more/learn-more-dialog.tsx'
import { HelpLine } from '../../help/help-line.tsx'
import { KeepReport } from '../../results/keep-report.tsx'
import { Loading } from '../../results/loading.tsx'
import { FeedbackView } from '../../screens/feedback/feedback-view.tsx'
import * as fixtures from '../fixtures/results.ts'
import { nothing } from '../nothing.ts'
import type { Scene } from '../scene.ts'

type Changes = { results?: Partial<Results>; riskGuess?: Partial<RiskGuess>; score?: number; animate?: boolean }

const view = ({ results, riskGuess, score = 1675, animate = false }: Changes = {}) => (
  <FeedbackView
    help={<HelpLine />}
    results={{ ...fixtures.results, ...results }}
    riskGuess={{ ...fixtures.riskGuess, ...riskGuess }}
    score={score}
    animate={animate}
    onAdvice={nothing}
    keep={<KeepReport uid="00000000-0000-4000-8000-000000000000" />}
  />
)

export const scenes: readonly Scene[] = [
  { name: 'risky', render: () => view() },
  { name: 'first-display', render: () => view({ animate: true }) },
  {
    name: 'low-risk',
    render: () =>
      view({
        results: { risk_score: 0, risk_band: [0, 9], category: 'low-risk', category_near_border: false, percentile: 1 },
        riskGuess: { risk_guess: 0, guess_accuracy: 'good_guess' },
        score: 4150,
      }),
  },
  {
    name: 'high-risk',
    render: () =>
      view({
        results: { risk_score: 100, risk_band: [91, 100], category: 'high-risk', category_near_border: false, percentile: 99 },
        riskGuess: { risk_guess: 100, guess_accuracy: 'good_guess' },
        score: -1250,
      }),
  },
  {
    name: 'medium-risk',
    render: () =>
      view({
        results: { risk_score: 47, risk_band: [38, 56], category: 'medium-risk', percentile: 44 },
        riskGuess: { risk_guess: 85, guess_accuracy: 'very_high_guess' },
      }),
  },
  { name: 'not-firm', render: () => view({ results: { quality: { flags: ['random_play', 'too_fast', 'one_deck'], firm: false } } }) },
  { name: 'installation-group', render: () => view({ results: { reference_group: { name: 'installation', version: '1', n: 2000 } } }) },
  {
    name: 'learn-more',
    render: () => (
      <>
        {view()}
        <LearnMoreDialog group={fixtures.results.reference_group} onClose={nothing} />
      </>
    ),
  },
  { name: 'loading', render: () => <Loading title="Your result" /> },
  { name: 'missing', render: () => <Loading title="Your result" onRetry={nothing} /> },
]
