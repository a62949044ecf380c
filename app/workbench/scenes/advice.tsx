import { type AdviceKey, adviceKeys, defaultAdvice } from '../../../contract/advice-keys.ts'
import type { Claim } from '../../../contract/claims.ts'
import { Help } from '../../help/help.tsx'
import { KeepReport } from '../../results/keep-report.tsx'
import { AdviceView } from '../../screens/advice/advice-view.tsx'
import { MoreFromAdvice } from '../../screens/advice/more-from-advice.tsx'
import { TipLink } from '../../screens/advice/tip-link.tsx'
import { SingleAdviceView } from '../../screens/single-advice/single-advice-view.tsx'
import { advice } from '../fixtures/results.ts'
import { nothing } from '../nothing.ts'
import type { Scene } from '../scene.ts'

const view = (tips: readonly AdviceKey[], claims?: readonly Claim[]) => (
  <AdviceView
    tips={tips}
    claims={claims}
    onBack={nothing}
    tipLink={(tip, title) => <TipLink tip={tip} title={title} />}
    help={<Help />}
    keep={<KeepReport uid="00000000-0000-4000-8000-000000000000" />}
    more={<MoreFromAdvice onPlayAgain={nothing} />}
  />
)

export const scenes: readonly Scene[] = [
  { name: 'chosen', render: () => view(['know_the_risks', 'dont_chase_losses', 'plan_ahead'], advice.claims) },
  { name: 'default', render: () => view(defaultAdvice) },
  ...adviceKeys.map((tip) => ({
    name: `single-${tip.replaceAll('_', '-')}`,
    render: () => <SingleAdviceView tip={tip} claim={advice.claims[0]} onBack={nothing} help={<Help />} />,
  })),
]
