import { Help } from '../../help/help.tsx'
import { OwnData } from '../../results/consent/own-data.tsx'
import { KeepReport } from '../../results/keep-report.tsx'
import { FullReportView } from '../../screens/full-report/full-report-view.tsx'
import { NotAvailable } from '../../screens/full-report/not-available.tsx'
import { Over } from '../../screens/full-report/over.tsx'
import { PlayAgain, Ways } from '../../screens/full-report/ways.tsx'
import { ownGame } from '../fixtures/own-game.ts'
import { advice, results, riskGuess } from '../fixtures/results.ts'
import { nothing } from '../nothing.ts'
import type { Scene } from '../scene.ts'
import { exampleUid, WithOwnGame } from '../with-own-game.tsx'

export const scenes: readonly Scene[] = [
  {
    name: 'complete',
    render: () => (
      <WithOwnGame game={ownGame}>
        <FullReportView
          uid={exampleUid}
          bundle={{ results, riskGuess, advice, gameScore: { score: 1675 } }}
          help={<Help />}
          ways={<Ways uid={exampleUid} />}
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
