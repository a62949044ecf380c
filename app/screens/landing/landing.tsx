import { lazy, Suspense, useState } from 'react'
import type { ScreenProps } from '../../routing/route.ts'
import { Screen } from '../../routing/screen.tsx'
import { useGo } from '../../routing/use-go.ts'
import { useOperator, useServices, useSession } from '../../services.ts'
import { useLinked } from '../../use-linked.ts'
import { LandingView } from './landing-view.tsx'
import { notices, notKept, young } from './later-parts.ts'
import { TermsForm } from './terms-form.tsx'

const TermsDialog = lazy(() => import('../../dialogs/terms/terms-dialog.tsx').then(({ TermsDialog }) => ({ default: TermsDialog })))

/** The screen that a test starts on. */
export const Landing = ({ next }: ScreenProps) => {
  const go = useGo()
  const { session: store } = useServices()
  const { ageMark, name } = useOperator()
  const linked = useLinked()
  const hasNotices = useSession((session) => session.timed_out || session.risk_score_guess !== null)
  const accepted = useSession((session) => session.terms_accepted)
  const uid = useSession((session) => session.uid)
  const [reading, setReading] = useState(false)
  const [isYoung, setIsYoung] = useState(store.emptied)
  const start = () => {
    // A finished session starts a new game.
    if (store.get().game_completed) {
      store.reset()
      store.update({ terms_accepted: true })
    }
    go(next)
  }
  if (isYoung) return <Screen route={young} />
  return (
    <>
      <LandingView ageMark={ageMark} account={linked ? name : undefined} notices={hasNotices && <Screen route={notices} />}>
        <TermsForm
          // A new game asks anew, also where the host starts it while the page is shown.
          key={uid}
          accepted={accepted}
          onAccept={(terms_accepted) => store.update({ terms_accepted })}
          onTerms={() => setReading(true)}
          onStart={start}
          age={ageMark}
          onTooYoung={() => {
            store.empty()
            setIsYoung(true)
          }}
        />
        {store.persistence !== 'own' && <Screen route={notKept} />}
      </LandingView>
      {reading && (
        <Suspense>
          <TermsDialog onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  )
}
