import { css } from '@linaria/core'
import { lazy, Suspense } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { ErrorBoundary } from '../../app/ui/error-boundary.tsx'
import { operatorsOf, screenPath, useMe } from '../me.ts'
import { Overview } from '../screens/overview/overview.tsx'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { RefusalNote, Waiting } from '../ui/answer.tsx'
import { Empty } from '../ui/empty.tsx'
import { rows } from '../ui/page.tsx'

/** The screens of an operator but the overview, by their address. */
const ofOperator = {
  start: lazy(() => import('../screens/start/start.tsx').then(({ Start }) => ({ default: Start }))),
  'look/:draft?': lazy(() => import('../screens/look/look.tsx').then(({ Look }) => ({ default: Look }))),
  'words/:draft?': lazy(() => import('../screens/words/words.tsx').then(({ Words }) => ({ default: Words }))),
  keys: lazy(() => import('../screens/keys/keys.tsx').then(({ Keys }) => ({ default: Keys }))),
  figures: lazy(() => import('../screens/figures/figures.tsx').then(({ Figures }) => ({ default: Figures }))),
  page: lazy(() => import('../screens/page/page-screen.tsx').then(({ PageScreen }) => ({ default: PageScreen }))),
  log: lazy(() => import('../screens/log/log.tsx').then(({ Log }) => ({ default: Log }))),
  people: lazy(() => import('../screens/people/people.tsx').then(({ People }) => ({ default: People }))),
  webhooks: lazy(() => import('../screens/webhooks/webhooks.tsx').then(({ Webhooks }) => ({ default: Webhooks }))),
}
const Provider = lazy(() => import('../screens/provider/provider.tsx').then(({ Provider: screen }) => ({ default: screen })))
const Account = lazy(() => import('../screens/account/account.tsx').then(({ Account: screen }) => ({ default: screen })))

const NotFound = () => {
  const { t } = useConsoleTexts()
  return <Empty symbol="bad" title={t.shell.notFound()} text={t.shell.notFoundText()} />
}

/** Screens of an operator are shown to its members alone; the server refuses everybody else anyway. */
const OfOperator = () => {
  const { operator } = useParams()
  return operatorsOf(useMe()).some(({ id }) => id === operator) ? <Outlet /> : <NotFound />
}

const First = () => {
  const me = useMe()
  const [first] = operatorsOf(me)
  if (first) return <Navigate to={screenPath(first.id)} replace />
  return me.provider ? <Navigate to="/provider" replace /> : <NotFound />
}

/** A chunk that could not be fetched is not asked for again by this page: the network was gone, or a new release has other chunks. */
const Broken = () => <RefusalNote error={undefined} again={() => location.reload()} />

const title = css`
  width: 14rem;
  height: 2rem;
  border-radius: var(--radius-sm);
  background: var(--tint);
`

/** The space of a screen that is loading: its title and its first panel. */
const WaitingPage = () => (
  <div className={rows[4]}>
    <i className={title} />
    <Waiting />
  </div>
)

/** Every screen at a glance; all but the first are chunks of their own. */
export const Screens = () => (
  <ErrorBoundary path={useLocation().pathname} fallback={<Broken />}>
    <Suspense fallback={<WaitingPage />}>
      <Routes>
        <Route path="/" element={<First />} />
        <Route path="/account" element={<Account />} />
        <Route path="/provider" element={<Provider />} />
        <Route path="/o/:operator" element={<OfOperator />}>
          <Route index element={<Overview />} />
          {Object.entries(ofOperator).map(([path, Screen]) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  </ErrorBoundary>
)
