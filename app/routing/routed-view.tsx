import { css, cx } from '@linaria/core'
import { Navigate, Route as RouterRoute, Routes, useLocation } from 'react-router-dom'
import { useHostCommands } from '../host/use-host-commands.ts'
import { routes } from '../routes.tsx'
import { reducedMotion } from '../theme/breakpoints.ts'
import { Arrival } from './arrival.tsx'
import { Crash } from './crash.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Guarded } from './guarded.tsx'
import { lazyScreen } from './load-screen.ts'
import { paths } from './paths.ts'
import type { TransitionName } from './route.ts'
import { useLanguageInAddress } from './use-language-in-address.ts'

const fade = css`
  animation: screen-fade var(--motion-fade) linear;
  @keyframes screen-fade {
    from {
      opacity: 0;
    }
  }
  ${reducedMotion} {
    animation: none;
  }
`
/** The plain class names say on the page which transition the route table names. */
const transitions: Record<TransitionName, string> = { fade: cx('fade', fade), none: '' }

const screens = routes.map((route) => ({ ...route, Screen: lazyScreen(route) }))

/** The root keeps query and hash, as partners link to it (requirements, Q1). */
const ToLanding = () => {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: paths.landing, search, hash }} replace />
}

/** The screen of the present address, behind its guard. */
export const RoutedView = () => {
  const { pathname } = useLocation()
  useHostCommands()
  useLanguageInAddress()
  return (
    <ErrorBoundary key={pathname} fallback={<Crash />}>
      <Routes>
        <RouterRoute path="/" element={<ToLanding />} />
        {screens.map(({ path, guard, transition, Screen }) => (
          <RouterRoute
            key={path}
            path={path}
            element={
              <Guarded guard={guard}>
                <div className={transitions[transition]}>
                  <Screen />
                </div>
                <Arrival />
              </Guarded>
            }
          />
        ))}
      </Routes>
    </ErrorBoundary>
  )
}
