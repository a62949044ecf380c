import { css, cx } from '@linaria/core'
import { NavLink, useLocation } from 'react-router-dom'
import { forcedColors } from '../../app/theme/breakpoints.ts'
import { offPaper } from '../../app/theme/states.ts'
import { screenPath, useMe } from '../me.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { DocsLink } from '../ui/docs-link.tsx'
import { Glyph } from '../ui/glyph.tsx'
import { belowWide, wide } from '../ui/theme.ts'
import { LanguageSelect } from './language-select.tsx'
import { nav } from './nav.ts'

const side = css`
  grid-area: side;
  padding: var(--space-3);
  font-size: var(--text-sm);
  ul {
    display: grid;
    gap: 2px;
  }
  a {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 2.75rem;
    padding: 0 var(--space-3);
    color: var(--ink);
    text-decoration: none;
    border-radius: var(--radius-sm);
    font-weight: var(--medium);
  }
  a:hover {
    background: color-mix(in oklab, var(--colorPrimary), transparent 93%);
  }
  a[aria-current] {
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line);
    color: var(--colorPrimary);
    font-weight: var(--semibold);
  }
  a[aria-current]::before {
    content: '';
    position: absolute;
    inset-inline-start: -1px;
    inset-block: 0.5rem;
    width: 3px;
    border-radius: 3px;
    background: var(--colorPrimary);
  }
  svg {
    --icon: 1.25rem;
    color: var(--inkSoft);
  }
  a[aria-current] svg {
    color: var(--colorPrimary);
  }
  ${belowWide} {
    position: fixed;
    inset: var(--headerHeight) 0 0;
    z-index: 11;
    background: var(--backgroundColor);
    overflow: auto;
    &[data-open='false'] {
      display: none;
    }
  }
  ${wide} {
    position: sticky;
    top: var(--headerHeight);
    height: calc(100dvh - var(--headerHeight));
    overflow: auto;
  }
  ${forcedColors} {
    a[aria-current] {
      border: 1px solid Highlight;
    }
  }
`
const gap = css`
  margin-top: var(--space-4);
`

/** The way to the screens: of the operator, and for members of the provider its own side. */
export const SideBar = ({ operator, open, onGo }: { operator: string | undefined; open: boolean; onGo: () => void }) => {
  const { t } = useConsoleTexts()
  const { provider } = useMe()
  const { pathname } = useLocation()
  // `/o/OPERATOR/SCREEN`; the provider's own screens begin with the overview's page.
  const { docs } = nav.find(({ screen }) => screen === pathname.split('/')[3]) ?? nav[0]
  return (
    <nav className={cx(side, offPaper)} id="nav" aria-label={t.shell.console()} data-open={open}>
      <ul>
        {operator !== undefined &&
          nav.map(({ screen, name, symbol, gap: begins }) => (
            <li key={name} className={cx(begins && gap)}>
              <NavLink to={screenPath(operator, screen)} end={screen === ''} onClick={onGo}>
                <Glyph name={symbol} />
                {t.nav[name]()}
              </NavLink>
            </li>
          ))}
        {provider && (
          <li className={cx(operator !== undefined && gap)}>
            <NavLink to="/provider" onClick={onGo}>
              <Glyph name="provider" />
              {t.nav.provider()}
            </NavLink>
          </li>
        )}
        <li className={gap}>
          <DocsLink page={docs} operator={operator} />
        </li>
        <li>
          <LanguageSelect />
        </li>
      </ul>
    </nav>
  )
}
