import { Help } from '../../help/help.tsx'
import { OwnData } from '../../results/consent/own-data.tsx'
import { KeepReport } from '../../results/keep-report.tsx'
import { FullReportView } from '../../screens/full-report/full-report-view.tsx'
import { NotAvailable, Over, PlayAgain, ReportLinks } from '../../screens/full-report/report-links.tsx'
import { risky } from '../fixtures/played.ts'
import { nothing, type Scene } from '../scene.tsx'
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
          links={<ReportLinks uid={exampleUid} />}
          keep={
            <KeepReport uid={exampleUid}>
              <PlayAgain />
            </KeepReport>
          }
          ownData={<OwnData uid={exampleUid} onDeleted={nothing} />}
        />
      </WithOwnGame>
    ),
  },
  { name: 'not-available', render: () => <NotAvailable /> },
  { name: 'deleted', render: () => <Over end="deleted" /> },
  { name: 'ended', render: () => <Over end="ended" /> },
]
