import { css, cx } from '@linaria/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { print } from '../../app/theme/breakpoints.ts'
import { offPaper } from '../../app/theme/states.ts'
import { VisuallyHidden } from '../../app/ui/visually-hidden.tsx'
import { callConsole, setMe } from '../api/call.ts'
import { operatorsOf, screenPath, useMe } from '../me.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Options } from '../ui/field.tsx'
import { Glyph } from '../ui/glyph.tsx'
import { wide } from '../ui/theme.ts'
import { AccountMenu } from './account-menu.tsx'
import { bar, barControl, barEnd } from './bar.ts'
import { Mark } from './mark.tsx'
import { SideBar } from './side-bar.tsx'

const page = css`
  min-height: 100dvh;
  display: grid;
  grid-template: 'top' auto 'main' 1fr / minmax(0, 1fr);
  > main {
    grid-area: main;
    min-width: 0;
    padding: var(--space-5) var(--gutter) var(--space-8);
    font-size: var(--text-sm);
  }
  ${wide} {
    grid-template: 'top top' auto 'side main' 1fr / var(--side) minmax(0, 1fr);
    > main {
      padding: var(--space-6) clamp(1.5rem, 3vw, 3rem) var(--space-8);
    }
  }
  ${print} {
    display: block;
    > main {
      padding: 0;
    }
  }
`
const skip = css`
  position: absolute;
  inset-inline-start: var(--space-3);
  top: var(--space-2);
  z-index: 30;
  padding: var(--space-2) var(--space-4);
  background: var(--surface);
  color: var(--ink);
  border-radius: var(--radius-sm);
  translate: 0 -200%;
  &:focus {
    translate: 0 0;
  }
`
const menuButton = css`
  ${wide} {
    display: none;
  }
`
const acting = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  margin-bottom: var(--space-4);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-md);
  background: var(--tint);
`

/** The console around a screen: bar, side bar, and who is acting for whom. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const { t } = useConsoleTexts()
  const me = useMe()
  const { pathname } = useLocation()
  const go = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const main = useRef<HTMLElement>(null)
  const mine = operatorsOf(me)
  const operatorId = matchPath('/o/:operator/*', pathname)?.params.operator
  const operator = mine.find(({ id }) => id === operatorId) ?? mine[0]

  // A new screen is read from its title, as after a page load.
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    scrollTo(0, 0)
    main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [pathname])

  const stop = async () => {
    await setMe(await callConsole('stopActing', {}))
    go('/provider')
  }
  return (
    <div className={page}>
      <a className={skip} href="#main">
        {t.shell.skip()}
      </a>
      <header className={cx(bar, offPaper)}>
        <button
          type="button"
          className={`${barControl} ${menuButton}`}
          aria-expanded={isOpen}
          aria-controls="nav"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Glyph name={isOpen ? 'close' : 'menu'} />
          <VisuallyHidden>{t.shell.menu()}</VisuallyHidden>
        </button>
        <Mark label={t.shell.home()} />
        {mine.length > 1 ? (
          <select
            className={barControl}
            aria-label={t.shell.operator()}
            value={operator?.id}
            onChange={(event) => go(screenPath(event.target.value))}
          >
            <Options of={mine.map(({ id, name }) => ({ value: id, name }))} />
          </select>
        ) : (
          <span>{operator?.name}</span>
        )}
        <div className={barEnd}>
          <AccountMenu />
        </div>
      </header>
      <SideBar operator={operator?.id} open={isOpen} onGo={() => setIsOpen(false)} />
      <main id="main" ref={main}>
        {me.actingFor !== undefined && (
          <div className={acting}>
            {t.shell.acting({ operator: operator?.name ?? me.actingFor })}
            <Button kind="quiet" row onClick={() => void stop()}>
              {t.shell.stopActing()}
            </Button>
          </div>
        )}
        {children}
      </main>
    </div>
  )
}
