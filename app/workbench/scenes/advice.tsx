import { adviceKeys } from '../../../contract/advice-keys.ts'
import { adviceList } from '../../api/use-results.ts'
import { AdviceView } from '../../screens/advice/advice-view.tsx'
import { SingleAdviceView } from '../../screens/single-advice/single-advice-view.tsx'
import * as played from '../fixtures/played.ts'
import { nothing, type Scene } from '../scene.tsx'
import { exampleUid } from '../with-own-game.tsx'

const view = ({ advice }: played.Played) => (
  <AdviceView uid={exampleUid} tips={adviceList(advice)} claims={advice.claims} onBack={nothing} onPlayAgain={nothing} />
)

/** Why a player got each tip. A tip that no played game has is shown as to a player who opened its address. */
const claims = new Map(
  Object.values(played).flatMap(({ advice }) => adviceList(advice).map((tip, index) => [tip, advice.claims[index]] as const)),
)

export const scenes: readonly Scene[] = [
  { name: 'chosen', render: () => view(played.risky) },
  { name: 'default', render: () => view(played.notFirm) },
  ...adviceKeys.map((tip) => ({
    name: `single-${tip.replaceAll('_', '-')}`,
    render: () => (
      <SingleAdviceView
        tip={tip}
        others={adviceList(played.risky.advice).filter((other) => other !== tip)}
        claim={claims.get(tip)}
        onBack={nothing}
      />
    ),
  })),
]
