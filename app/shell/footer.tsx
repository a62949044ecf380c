import { css, cx } from '@linaria/core'
import { lazy, Suspense } from 'react'
import type { HelpLineMark } from '../../contract/operator-view.ts'
import { paths } from '../../contract/paths.ts'
import { useLanguage, useTexts } from '../i18n/texts-context.tsx'
import { useOperator } from '../services.ts'
import { below600 } from '../theme/breakpoints.ts'
import { offPaper } from '../theme/states.ts'
import { OutsideLink } from '../ui/outside-link.tsx'

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

const image = css`
  display: block;
  height: 1.75rem;
  width: auto;
  max-width: 100%;
  border-radius: var(--plateRadius);
  background: var(--plate);
  box-shadow: 0 0 0 0.25rem var(--plate);
`
/** As high as the link that will appear in it, so nothing moves. */
const place = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
`

/** The directory of help-lines is not part of the first load. */
const HelpLineLink = lazy(() => import('./help-line-link.tsx'))

/** The mark of a country's help-line: a picture at once, a link as soon as the directory is there. */
export const HelpLineLogo = ({ mark: { country, src } }: { mark: HelpLineMark }) => {
  const picture = (alt: string) => <img className={image} src={src} alt={alt} height="28" />
  return (
    <span className={place}>
      <Suspense fallback={picture('')}>
        <HelpLineLink country={country} picture={picture} />
      </Suspense>
    </span>
  )
}

const notice = css`
  max-width: none;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--gutter);
  font-size: var(--text-sm);
  line-height: 1.4;
  color: #fff;
  background: var(--callout);
`
const mark = css`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border: 2px solid currentColor;
  border-radius: 50%;
  font-size: 0.75rem;
  font-weight: var(--bold);
`

/** The responsible-gambling notice: the last thing on every page of operators that ask for it. */
export const Notice = () => {
  const { ageMark } = useOperator()
  const { landing, shell } = useTexts()
  return (
    <p className={notice} data-notice="">
      {ageMark && <span className={mark}>{landing.ageMark({ age: ageMark })}</span>}
      {shell.notice()}
    </p>
  )
}
