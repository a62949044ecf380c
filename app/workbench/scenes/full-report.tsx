import { Help } from '../../help/help.tsx'
import { KeepReport } from '../../results/keep-report.tsx'
import { FullReportView } from '../../screens/full-report/full-report-view.tsx'
import { NotAvailable } from '../../screens/full-report/not-available.tsx'
import { advice, results, riskGuess } from '../fixtures/results.ts'
import type { Scene } from '../scene.ts'

export const scenes: readonly Scene[] = [
  {
    name: 'complete',
    render: () => (
      <FullReportView
        bundle={{ results, riskGuess, advice, gameScore: { score: 1675 } }}
        help={<Help />}
        keep={<KeepReport uid="00000000-0000-4000-8000-000000000000" />}
      />
    ),
  },
  { name: 'not-available', render: () => <NotAvailable /> },
]
