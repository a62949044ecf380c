import { css, cx } from '@linaria/core'
import { paths } from '../../../contract/paths.ts'
import { useLanguage, useTexts } from '../../i18n/texts-context.tsx'
import { useOperator } from '../../services.ts'
import { below600 } from '../../theme/breakpoints.ts'
import { offPaper } from '../../theme/states.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { HelpLineLogo } from './help-line-logo.tsx'
import { Notice } from './notice.tsx'

const bar = css`
  padding: var(--space-3) var(--gutter);
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: 0 var(--space-5);
  font-size: var(--text-xs);
  a {
    color: inherit;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: var(--target);
    min-height: var(--target);
    text-underline-offset: 0.2em;
  }
  :focus-visible {
    outline-color: currentColor;
    box-shadow: none;
  }
`
const usual = css`
  color: var(--footerColor);
  background: var(--footerBackground);
  --plate: var(--footerPlate);
`
const poweredBy = css`
  ${below600} {
    width: 100%;
    text-align: center;
  }
`
const dedicated = css`
  color: var(--dedicatedColor);
  background: var(--dedicatedBackground);
  --plate: var(--dedicatedPlate);
`

/** "Powered by", the operator's links and help-line, then the footers and the notice only some have. Nothing where the operator has none. */
export const Footer = () => {
  const { id, footer, provider } = useOperator()
  const { shell } = useTexts()
  const { locale } = useLanguage()
  if (!footer) return null
  return (
    <footer>
      <div className={cx(bar, usual, offPaper)} data-footer="usual">
        <span className={poweredBy}>{shell.poweredBy({ provider: provider.name })}</span>
        {footer.links.map(({ kind, href }) => (
          <OutsideLink key={kind} href={href} newTab>
            {shell[kind]()}
          </OutsideLink>
        ))}
        <OutsideLink href={`${paths.accessibility}?operator=${id}&language=${locale}`} newTab>
          {shell.accessibility()}
        </OutsideLink>
        {footer.helpLine && <HelpLineLogo mark={footer.helpLine} />}
      </div>
      {footer.dedicated && (
        <div className={cx(bar, dedicated, offPaper)} data-footer="dedicated">
          <HelpLineLogo mark={footer.dedicated} />
        </div>
      )}
      {footer.notice && <Notice />}
    </footer>
  )
}
