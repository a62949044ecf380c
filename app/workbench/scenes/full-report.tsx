import { Help } from '../../help/help.tsx'
import { OwnData } from '../../results/consent/own-data.tsx'
import { KeepReport } from '../../results/keep-report.tsx'
import { FullReportView } from '../../screens/full-report/full-report-view.tsx'
import { NotAvailable } from '../../screens/full-report/not-available.tsx'
import { Over } from '../../screens/full-report/over.tsx'
import { PlayAgain, ReportLinks } from '../../screens/full-report/ways.tsx'
import { risky } from '../fixtures/played.ts'
import { nothing } from '../nothing.ts'
import type { Scene } from '../scene.ts'
import { exampleUid, WithOwnGame } from '../with-own-game.tsx'

export const scenes: readonly Scene[] = [
  {
    name: 'complete',
    render: () => (
      <WithOwnGame game={risky.game}>
        <FullReportView
          uid={exampleUid}
          bundle={{ ...risky, gameScore: { score: risky.score } }}
          help={<Help />}
          ways={<ReportLinks uid={exampleUid} />}
          again={<PlayAgain />}
          keep={<KeepReport uid={exampleUid} />}
          ownData={<OwnData uid={exampleUid} onDeleted={nothing} />}
        />
      </WithOwnGame>
    ),
  },
  { name: 'not-available', render: () => <NotAvailable /> },
  { name: 'deleted', render: () => <Over end="deleted" /> },
  { name: 'closed', render: () => <Over end="closed" /> },
  { name: 'ended', render: () => <Over end="ended" /> },
]
