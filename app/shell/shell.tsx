import { css } from '@linaria/core'
import { type ReactNode, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { autoHeight, print } from '../theme/breakpoints.ts'
import { Announcer } from '../ui/announcer.tsx'
import { Background } from './background.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { main } from './main-style.ts'

const frame = css`
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  min-height: var(--viewportHeight);
  /* Low enough for a partner's page, high enough for a dialog. */
  ${autoHeight} {
    min-height: min(var(--viewportHeight), 36rem);
  }
  ${print} {
    display: block;
  }
`

/** What stands around every screen, drawn from the operator's data: header, view, footer, background. */
export const Shell = ({ children }: { children: ReactNode }) => {
  // What the page showed until the first screen was there.
  useLayoutEffect(() => {
    for (const part of document.querySelectorAll('[data-arrival]')) part.remove()
  }, [])
  return (
    <div className={frame}>
      <Background />
      <Header />
      <main id="main" className={main}>
        {children}
      </main>
      {/* Comes with each screen: one that stayed would jump to its end. */}
      <Footer key={useLocation().pathname} />
      <Announcer />
    </div>
  )
}
