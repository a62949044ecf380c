import { use } from 'react'
import { findScreen } from './load-screen.ts'
import type { Loaded } from './route.ts'

/** A route's screen. React waits only for one that is still on its way: after any wait it holds the page back for 300 ms. */
export const Screen = ({ route }: { route: Loaded }) => {
  const Loaded = use(findScreen(route))
  return <Loaded next={route.next ?? ''} />
}
