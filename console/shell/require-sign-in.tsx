import { Route, Routes } from 'react-router-dom'
import { codeOf } from '../../contract/call.ts'
import { useCall } from '../api/call.ts'
import { MeContext } from '../me.ts'
import { LinkScreen } from '../screens/sign-in/link.tsx'
import { SignIn } from '../screens/sign-in/sign-in.tsx'
import { RefusalNote, Waiting } from '../ui/answer.tsx'
import { Screens } from './screens.tsx'
import { Shell } from './shell.tsx'
import { SignedOutPage } from './signed-out-page.tsx'

/** Shows the console to members; everybody else is asked to sign in, at any address. */
const Members = () => {
  const me = useCall('me', {}, { refreshInterval: 300_000 })
  if (codeOf(me.error) === 'unauthorized' && me.error) return <SignIn />
  if (me.data)
    return (
      <MeContext value={me.data}>
        <Shell>
          <Screens />
        </Shell>
      </MeContext>
    )
  return <SignedOutPage>{me.error ? <RefusalNote error={me.error} again={() => me.mutate()} /> : <Waiting />}</SignedOutPage>
}

/** A mailed link leads to `/sign-in#token=…`; all else is for members. */
export const RequireSignIn = () => (
  <Routes>
    <Route path="/sign-in" element={<LinkScreen />} />
    <Route path="*" element={<Members />} />
  </Routes>
)
