import { FullReportView } from '../../screens/full-report/full-report-view.tsx'
import { NotAvailable, Over } from '../../screens/full-report/report-links.tsx'
import { risky } from '../fixtures/played.ts'
import { nothing, type Scene } from '../scene.tsx'
import { exampleUid, WithOwnGame } from '../with-own-game.tsx'

export const scenes: readonly Scene[] = [
  {
    name: 'complete',
    render: () => (
      <WithOwnGame game={risky.game}>
        <FullReportView uid={exampleUid} bundle={{ ...risky, gameScore: { score: risky.score } }} onDeleted={nothing} />
      </WithOwnGame>
    ),
  },
  { name: 'not-available', render: () => <NotAvailable /> },
  { name: 'deleted', render: () => <Over end="deleted" /> },
  { name: 'ended', render: () => <Over end="ended" /> },
]
