import { type AdviceKey, defaultAdvice } from '../../../contract/advice-keys.ts'
import type { Claim } from '../../../contract/claims.ts'
import type { OwnGame } from '../../../contract/own-game.ts'
import type { Results, RiskGuess } from '../../../contract/results.ts'
import { claimsOf } from '../../../i18n/claim-sentence.ts'
import { LearnMoreDialog } from '../../dialogs/learn-more/learn-more-dialog.tsx'
import { HelpLine } from '../../help/help-line.tsx'
import { KeepReport } from '../../results/keep-report.tsx'
import { Loading } from '../../results/loading.tsx'
import { FeedbackView } from '../../screens/feedback/feedback-view.tsx'
import { ownGame } from '../fixtures/own-game.ts'
import * as played from '../fixtures/played.ts'
import * as fixtures from '../fixtures/results.ts'
import { nothing } from '../nothing.ts'
import type { Scene } from '../scene.ts'
import { exampleUid, WithOwnGame } from '../with-own-game.tsx'

type Changes = {
  tips?: readonly AdviceKey[]
  game?: Partial<OwnGame>
  results?: Partial<Results>
  riskGuess?: Partial<RiskGuess>
  score?: number
  animate?: boolean
}

/** The claims of the middle result with others in place of its verdict. */
const claims = (...verdict: Claim[]) => [...verdict, ...claimsOf(fixtures.results.claims, 'part_', 'habit_', 'count_')]
const silent = (...flags: Claim[]) => [...flags, ...claimsOf(fixtures.results.claims, 'count_')]

const view = ({ tips, game, results, riskGuess, score = 1675, animate = false }: Changes = {}) => (
  <WithOwnGame game={{ ...ownGame, ...game }}>
    <FeedbackView
      uid={exampleUid}
      help={<HelpLine />}
      results={{ ...fixtures.results, ...results }}
      riskGuess={{ ...fixtures.riskGuess, ...riskGuess }}
      score={score}
      animate={animate}
      tips={tips}
      onAdvice={nothing}
      onPlayAgain={nothing}
      keep={<KeepReport uid={exampleUid} />}
    />
  </WithOwnGame>
)

export const scenes: readonly Scene[] = [
  { name: 'risky', render: () => view() },
  { name: 'first-display', render: () => view({ animate: true }) },
  { name: 'low-risk', render: () => view(played.lowRisk) },
  { name: 'high-risk', render: () => view(played.highRisk) },
  {
    name: 'medium-risk',
    render: () =>
      view({
        results: {
          risk_score: 47,
          parts: { bad_share: 3, loss_effect: -6 },
          risk_band: [32, 62],
          category: 'medium-risk',
          percentile: 44,
          claims: claims(
            { key: 'verdict_medium_risk', counts: { score: 47 } },
            { key: 'verdict_repeat', counts: { low: 32, high: 62, same: 41 } },
            { key: 'verdict_lower_than', counts: { share: 56 } },
          ),
        },
        riskGuess: {
          risk_guess: 85,
          risk_score: 47,
          guess_accuracy: 'very_high_guess',
          claims: [{ key: 'guess_very_high', counts: { guess: 85, score: 47 } }],
        },
      }),
  },
  {
    name: 'not-firm',
    render: () =>
      view({
        tips: defaultAdvice,
        game: { moments: [] },
        results: {
          quality: { flags: ['random_play', 'too_fast'], firm: false },
          claims: silent({ key: 'count_too_fast', counts: { seconds: 0.25 } }, { key: 'count_random_play', counts: {} }),
        },
      }),
  },
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
