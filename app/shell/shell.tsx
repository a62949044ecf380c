import { css } from '@linaria/core'
import { type ReactNode, useLayoutEffect } from 'react'
import { autoHeight, from960, print, smallHeight } from '../theme/breakpoints.ts'
import { Announcer } from '../ui/announcer.tsx'
import { Background } from './background.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header.tsx'

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

/** As wide as the window on every screen: where its edge moved from one to the next, the browser would count a shift of all that is in it. */
const main = css`
  padding: var(--space-4) max(var(--gutter), (100% - var(--page)) / 2);
  ${from960} {
    padding-block: var(--space-6);
  }
  ${smallHeight} {
    &:not(:has(> * > [data-bleed])) {
      padding-block: var(--space-2);
    }
  }
  /* A screen that needs the whole width, such as the game, says so. */
  &&&:has(> * > [data-bleed]) {
    display: grid;
    padding: 0;
  }
`

/** What stands around every screen, drawn from the operator's data: header, view, footer, background. */
export const Shell = ({ children }: { children: ReactNode }) => {
  // What the page showed until the first screen was there.
  useLayoutEffect(() => document.querySelector('[data-arrival]')?.remove(), [])
  return (
    <div className={frame}>
      <Background />
      <Header />
      <main id="main" className={main}>
        {children}
      </main>
      <Footer />
      <Announcer />
    </div>
  )
}
