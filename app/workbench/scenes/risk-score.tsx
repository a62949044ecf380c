import { RiskScoreView } from '../../screens/risk-score/risk-score-view.tsx'
import { nothing, Pressed, type Scene } from '../scene.tsx'

export const scenes: readonly Scene[] = [
  { name: 'untouched', render: () => <RiskScoreView status="idle" onSubmit={nothing} /> },
  {
    name: 'chosen',
    render: () => (
      <Pressed on="[type=button]">
        <RiskScoreView status="idle" onSubmit={nothing} />
      </Pressed>
    ),
  },
  { name: 'given', render: () => <RiskScoreView storedGuess={45} status="idle" onSubmit={nothing} /> },
  { name: 'given-0', render: () => <RiskScoreView storedGuess={0} status="idle" onSubmit={nothing} /> },
  { name: 'given-100', render: () => <RiskScoreView storedGuess={100} status="idle" onSubmit={nothing} /> },
  { name: 'sending', render: () => <RiskScoreView storedGuess={45} status="sending" onSubmit={nothing} /> },
  { name: 'failed', render: () => <RiskScoreView status="offline" onSubmit={nothing} /> },
]
