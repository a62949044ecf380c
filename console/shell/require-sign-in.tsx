import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { forgetAll, refresh, refreshAll, useCall } from '../api/call.ts'
import { MeContext } from '../me.ts'
import { LinkScreen } from '../screens/sign-in/link.tsx'
import { SignIn } from '../screens/sign-in/sign-in.tsx'
import { RefusalNote, Waiting } from '../ui/answer.tsx'
import { Screens } from './screens.tsx'
import { Shell } from './shell.tsx'
import { SignedOutDialog, SignedOutPage } from './signed-out-page.tsx'

/** Screens of one member are never shown to another who signs in after them in this browser. */
const useOwnScreens = (email: string | undefined) => {
  const last = useRef(email)
  useLayoutEffect(() => {
    if (email && last.current && email !== last.current) void forgetAll()
    last.current = email
  }, [email])
}

/** Signs in over the screens, which keep what was entered; then they ask again for what they were refused. */
const SignInAgain = ({ address }: { address: string }) => {
  useEffect(() => {
    const ask = () => void refresh('me')
    // Back from the tab of the link.
    addEventListener('focus', ask)
    return () => {
      removeEventListener('focus', ask)
      void refreshAll()
    }
  }, [])
  return <SignIn address={address} frame={SignedOutDialog} />
}

/** Shows the console to members; everybody else is asked to sign in, at any address. */
const Members = () => {
  const { data, error, mutate } = useCall('me', {}, { refreshInterval: 300_000 })
  // Whose screens these are, also after the session has ended
  const [me, setMe] = useState(data ?? undefined)
  if (data !== null && data !== me) setMe(data)
  useOwnScreens(me?.email)
  const isSignedOut = data === null
  if (me)
    return (
      <MeContext value={me}>
        <Shell>
          <Screens />
        </Shell>
        {isSignedOut && <SignInAgain address={me.email} />}
      </MeContext>
    )
  if (isSignedOut) return <SignIn />
  return <SignedOutPage>{error ? <RefusalNote error={error} again={() => mutate()} /> : <Waiting />}</SignedOutPage>
}

/** A mailed link leads to `/sign-in#token=…`; all else is for members. */
export const RequireSignIn = () => (
  <Routes>
    <Route path="/sign-in" element={<LinkScreen />} />
    <Route path="*" element={<Members />} />
  </Routes>
)
