import { paths } from '../../../contract/paths.ts'
import { useAnalysis } from '../../api/use-analysis.ts'
import type { ScreenProps } from '../../routing/route.ts'
import { useGo } from '../../routing/use-go.ts'
import { useOperator, useServices, useSession } from '../../services.ts'
import { draws } from '../../session/journal.ts'
import { useIsAfter } from '../../ui/use-is-after.ts'
import { useStore } from '../../use-store.ts'
import { CompletedView } from './completed-view.tsx'

/** The analysis is shown to take at least this long, ms: an instant answer would look like none. */
const shortest = 1500

/** The screen after the last card: waits for the analysis and leads on. */
export const Completed = ({ next }: ScreenProps) => {
  const services = useServices()
  const { session: store } = services
  const go = useGo()
  const offline = useStore(services.offline)
  const score = useSession((session) => session.score)
  const sentCount = useSession(({ journal }) => draws({ ...journal, entries: journal.entries.slice(0, journal.sent) }).length)
  const { provider } = useOperator()
  const { status, position, code, retry } = useAnalysis()
  const isEarly = !useIsAfter(shortest)

  const startAgain = () => {
    store.reset()
    go(paths.landing, { replace: true })
  }
  return (
    <CompletedView
      status={isEarly && status === 'ready' ? 'analysing' : status}
      position={position}
      code={code}
      sent={sentCount}
      score={score}
      offline={offline}
      contact={provider.contact}
      onRetry={retry}
      onContinue={() => go(next)}
      onStartAgain={startAgain}
    />
  )
}
