import { lazy, Suspense } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { ErrorBoundary } from '../../app/ui/error-boundary.tsx'
import { operatorsOf, screenPath, useMe } from '../me.ts'
import { Overview } from '../screens/overview/overview.tsx'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { RefusalNote, Waiting } from '../ui/answer.tsx'
import { Empty } from '../ui/empty.tsx'

const Look = lazy(() => import('../screens/look/look.tsx').then(({ Look: screen }) => ({ default: screen })))
const Words = lazy(() => import('../screens/words/words.tsx').then(({ Words: screen }) => ({ default: screen })))
const Start = lazy(() => import('../screens/start/start.tsx').then(({ Start: screen }) => ({ default: screen })))
const Keys = lazy(() => import('../screens/keys/keys.tsx').then(({ Keys: screen }) => ({ default: screen })))
const Webhooks = lazy(() => import('../screens/webhooks/webhooks.tsx').then(({ Webhooks: screen }) => ({ default: screen })))
const People = lazy(() => import('../screens/people/people.tsx').then(({ People: screen }) => ({ default: screen })))
const Log = lazy(() => import('../screens/log/log.tsx').then(({ Log: screen }) => ({ default: screen })))
const PageScreen = lazy(() => import('../screens/page/page-screen.tsx').then(({ PageScreen: screen }) => ({ default: screen })))
const Figures = lazy(() => import('../screens/figures/figures.tsx').then(({ Figures: screen }) => ({ default: screen })))
const Provider = lazy(() => import('../screens/provider/provider.tsx').then(({ Provider: screen }) => ({ default: screen })))
const Account = lazy(() => import('../screens/account/account.tsx').then(({ Account: screen }) => ({ default: screen })))

const NotFound = () => {
  const { t } = useConsoleTexts()
  return (
    <Empty symbol="bad" title={t.shell.notFound()}>
      <p>{t.shell.notFoundText()}</p>
    </Empty>
  )
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

/** Every screen at a glance; all but the first are chunks of their own. */
export const Screens = () => (
  <ErrorBoundary path={useLocation().pathname} fallback={<Broken />}>
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route path="/" element={<First />} />
        <Route path="/account" element={<Account />} />
        <Route path="/provider" element={<Provider />} />
        <Route path="/o/:operator" element={<OfOperator />}>
          <Route index element={<Overview />} />
          <Route path="start" element={<Start />} />
          <Route path="look" element={<Look />} />
          <Route path="look/:draft" element={<Look />} />
          <Route path="words" element={<Words />} />
          <Route path="words/:draft" element={<Words />} />
          <Route path="keys" element={<Keys />} />
          <Route path="figures" element={<Figures />} />
          <Route path="page" element={<PageScreen />} />
          <Route path="log" element={<Log />} />
          <Route path="people" element={<People />} />
          <Route path="webhooks" element={<Webhooks />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  </ErrorBoundary>
)
