import { paths } from '../../../contract/paths.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Link } from '../../routing/link.tsx'
import { useRetryAccess } from '../../routing/use-retry-access.ts'
import { useOperator, useServices, useSession } from '../../services.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useStore } from '../../use-store.ts'
import { type Barrier, UnauthorizedView } from './unauthorized-view.tsx'

/** Whether the browser itself says that it has no connection; where it has one, the server may still be out of reach. */
const browserOffline = {
  get: () => !navigator.onLine,
  subscribe: (listener: () => void) => {
    addEventListener('online', listener)
    addEventListener('offline', listener)
    return () => {
      removeEventListener('online', listener)
      removeEventListener('offline', listener)
    }
  },
}

const barriers: readonly Barrier[] = ['ended', 'paused', 'closed', 'many', 'unreachable']

/** The session is kept: trying again leads back to where the player was. */
export const Unauthorized = () => {
  const { adviceScreen } = useTexts()
  const { retry, checking, verdict, next } = useRetryAccess()
  const { name, header, provider } = useOperator()
  const { host } = useServices()
  const offline = useStore(browserOffline)
  const hasResult = useSession((session) => session.risk_score_guess !== null)
  const barrier = barriers.find((one) => one === verdict) ?? 'refused'
  // In a partner's page the player is there already.
  const href = host.embedded ? undefined : header.logos.find(({ link }) => link)?.link
  const site = href ? { name, href } : undefined
  return (
    <UnauthorizedView
      barrier={barrier}
      contact={provider.contact}
      site={site}
      next={next}
      offline={offline}
      report={
        hasResult && (
          <Link className={buttonClass('quiet')} to={paths.fullReport}>
            {adviceScreen.fullReport()}
          </Link>
        )
      }
      trying={checking}
      onTryAgain={retry}
    />
  )
}
