import { css, cx } from '@linaria/core'
import { type ReactNode, useEffect } from 'react'
import { offPaper } from '../../app/theme/states.ts'
import { Sheet } from '../../app/ui/sheet.tsx'
import { stack } from '../../app/ui/stack.tsx'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { bar, barEnd } from './bar.ts'
import { LanguageSelect } from './language-select.tsx'
import { Mark } from './mark.tsx'

const page = css`
  min-height: 100dvh;
  display: grid;
  grid-template: 'top' auto 'main' 1fr / minmax(0, 1fr);
  > main {
    grid-area: main;
    width: min(100%, 29rem);
    margin: auto;
    padding: var(--space-6) var(--gutter);
    display: grid;
    gap: var(--space-4);
    > p {
      color: var(--inkSoft);
      font-size: var(--text-sm);
      text-align: center;
    }
  }
`

export type FrameProps = { above?: ReactNode; title?: string; children: ReactNode; foot?: ReactNode }

/** The page for visitors who are not signed in. */
export const SignedOutPage = ({ above, title, children, foot }: FrameProps) => {
  const { t } = useConsoleTexts()
  useEffect(() => {
    document.title = title ?? t.shell.console()
  }, [title, t])
  return (
    <div className={page}>
      <header className={cx(bar, offPaper)}>
        <Mark>
          gamalyze <span>{t.shell.console()}</span>
        </Mark>
        <div className={barEnd}>
          <LanguageSelect />
        </div>
      </header>
      <main>
        <Sheet className={stack}>
          {above}
          {title && <h1>{title}</h1>}
          {children}
        </Sheet>
        {foot && <p>{foot}</p>}
      </main>
    </div>
  )
}

/** Nothing behind it is seen, and all of it is kept. */
const opaque = css`
  --scrim: var(--backgroundColor);
`

/** The same over the page of somebody whose session has ended. */
export const SignedOutDialog = ({ title, children }: FrameProps) => (
  <div className={opaque}>
    <Dialog title={title} message={useConsoleTexts().t.refusals.unauthorized()}>
      {children}
    </Dialog>
  </div>
)
