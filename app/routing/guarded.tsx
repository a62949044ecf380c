import { type ReactNode, use, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../../contract/paths.ts'
import { useServices, useSession } from '../services.ts'
import { keptQuery, withOperator } from '../session/address.ts'
import { redirectFor } from './redirect-for.ts'
import type { GuardName } from './route.ts'
import { useHref } from './use-go.ts'
import type { AccessRefusal } from './use-retry-access.ts'

/** State of the report's address when a known player has come back to it. */
export type Returned = { returned: true }

/** The error the host gets when access is refused. */
export const hostCode = {
  refused: 'UNAUTHORIZED',
  ended: 'UNAUTHORIZED',
  paused: 'PAUSED',
  closed: 'ENDED',
  many: 'UNREACHABLE',
  unreachable: 'UNREACHABLE',
} as const

/** Lets a screen through or leads elsewhere: authorisation first, the state of the game second. */
export const Guarded = ({ guard, children }: { guard: GuardName; children: ReactNode }) => {
  if (guard === 'open') return children
  return <Checked guard={guard}>{children}</Checked>
}

const Checked = ({ guard, children }: { guard: GuardName; children: ReactNode }) => {
  const { access, host, session } = useServices()
  const { pathname, search } = useLocation()
  const href = useHref()
  // Always through `use`: React renders a component that has waited again, and it must then ask for the same promise.
  const settledVerdict = use(guard === 'landing' ? access.landingVerdict() : access.verdict())
  const redirect = useSession((state) => redirectFor(guard, state))
  // Where the label has ended, a player whose game is over reads on, and begins no other.
  const isOver = guard === 'landing' && settledVerdict === 'granted' && access.isClosed && !redirect
  const verdict = isOver ? 'closed' : settledVerdict
  const isRefused = verdict in hostCode

  useEffect(() => {
    if (isRefused) host.send('error', { code: hostCode[verdict as keyof typeof hostCode] })
  }, [host, isRefused, verdict])

  // Once the report is shown, not before: while its parts are loading the landing page would flash up.
  useEffect(() => (verdict === 'report' ? access.leaveLanding : undefined), [access, verdict])

  if (verdict === 'report') {
    // The address is that of the player's own operator from here on.
    const query = withOperator(keptQuery(search), session.get().operator)
    return <Navigate to={paths.fullReport + query} replace state={{ returned: true } satisfies Returned} />
  }
  if (isRefused) return <Navigate to={href(paths.unauthorized)} replace state={{ from: pathname, verdict } satisfies AccessRefusal} />
  if (redirect && redirect !== pathname) return <Navigate to={href(redirect)} replace />
  return children
}
