import { css } from '@linaria/core'
import { useEffect, useRef } from 'react'
import { Navigate, Route as RouterRoute, Routes, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../contract/paths.ts'
import { useHostCommands } from '../host/use-host-commands.ts'
import { useLanguage } from '../i18n/texts-context.tsx'
import { routes } from '../routes.tsx'
import { withLanguage } from '../session/address.ts'
import { reducedMotion } from '../theme/breakpoints.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Arrival, ReadingStop } from './arrival.tsx'
import { Crash } from './crash.tsx'
import { Guarded } from './guarded.tsx'
import { Screen } from './screen.tsx'

/** An address that names a language follows the player's choice, or a reload would go back to the language it came with. */
const useLanguageInAddress = () => {
  const { locale } = useLanguage()
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const opened = useRef(locale)
  const chosen = useRef(false)
  useEffect(() => {
    chosen.current ||= locale !== opened.current
    const followed = chosen.current ? withLanguage(search, locale) : search
    if (followed !== search) void navigate({ pathname, search: followed, hash }, { replace: true, state })
  }, [locale, pathname, search, hash, state, navigate])
}

/** Every screen but the first of a page fades in. */
const fade = css`
  :root[data-moved] & {
    animation: screen-fade var(--motion-fade) linear;
    ${reducedMotion} {
      animation: none;
    }
  }
  @keyframes screen-fade {
    from {
      opacity: 0;
    }
  }
`

/** The root keeps query and hash, as partners link to it. */
const ToLanding = () => <Navigate to={{ ...useLocation(), pathname: paths.landing }} replace />

/** The screen of the present address, behind its guard. */
export const RoutedView = () => {
  const { pathname } = useLocation()
  useHostCommands()
  useLanguageInAddress()
  return (
    <ErrorBoundary key={pathname} fallback={<Crash />}>
      <Routes>
        <RouterRoute path="/" element={<ToLanding />} />
        {routes.map((route) => (
          <RouterRoute
            key={route.path}
            path={route.path}
            element={
              <Guarded guard={route.guard}>
                <ReadingStop />
                <div className={fade}>
                  <Screen route={route} />
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
