import type { AnalysisState } from '../../api/use-analysis.ts'
import { CompletedView } from '../../screens/completed/completed-view.tsx'
import { nothing } from '../nothing.ts'
import type { Scene } from '../scene.ts'

const states: readonly AnalysisState['status'][] = ['sending', 'analysing', 'ready', 'single_deck', 'failed', 'refused']

const view = (status: AnalysisState['status'], offline = false) => (
  <CompletedView
    status={status}
    code={status === 'refused' ? 'conflict' : undefined}
    start={2000}
    score={1675}
    offline={offline}
    onRetry={nothing}
    onContinue={nothing}
    onStartAgain={nothing}
  />
)

export const scenes: readonly Scene[] = [
  ...states.map((status) => ({ name: status.replace('_', '-'), render: () => view(status) })),
  { name: 'offline', render: () => view('sending', true) },
]
