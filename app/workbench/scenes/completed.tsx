import type { AnalysisState, QueuePosition } from '../../api/use-analysis.ts'
import { CompletedView } from '../../screens/completed/completed-view.tsx'
import { risky } from '../fixtures/played.ts'
import { nothing, type Scene } from '../scene.tsx'

const states: readonly AnalysisState['status'][] = ['sending', 'analysing', 'ready', 'failed', 'single_deck', 'refused']

const view = (status: AnalysisState['status'], offline = false, position?: QueuePosition) => (
  <CompletedView
    status={status}
    position={position}
    code={status === 'refused' ? 'conflict' : undefined}
    sent={status === 'sending' ? 77 : 80}
    score={risky.score}
    offline={offline}
    contact="contact@gamalyze.example"
    onRetry={nothing}
    onContinue={nothing}
    onStartAgain={nothing}
  />
)

export const scenes: readonly Scene[] = [
  ...states.map((status) => ({ name: status.replace('_', '-'), render: () => view(status) })),
  { name: 'waiting', render: () => view('waiting', false, { ahead: 14, seconds: 23, most: 20 }) },
  { name: 'waiting-long', render: () => view('waiting', false, { ahead: 1200, seconds: 380, most: 1200 }) },
  { name: 'offline', render: () => view('sending', true) },
]
