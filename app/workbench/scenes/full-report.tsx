import { Help } from '../../help/help.tsx'
import { KeepReport } from '../../results/keep-report.tsx'
import { FullReportView } from '../../screens/full-report/full-report-view.tsx'
import { NotAvailable } from '../../screens/full-report/not-available.tsx'
import { Ways } from '../../screens/full-report/ways.tsx'
import { ownGame } from '../fixtures/own-game.ts'
import { advice, results, riskGuess } from '../fixtures/results.ts'
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
          keep={<KeepReport uid={exampleUid} />}
        />
      </WithOwnGame>
    ),
  },
  { name: 'not-available', render: () => <NotAvailable /> },
]
