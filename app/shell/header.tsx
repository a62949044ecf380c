import { css, cx } from '@linaria/core'
import { type LogoView, logosIn } from '../../contract/operator-view.ts'
import { useLanguage, useTexts } from '../i18n/texts-context.tsx'
import { useOperator } from '../services.ts'
import { below600, forcedColors, print, smallHeight } from '../theme/breakpoints.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { LanguageSwitch } from './language-switch/language-switch.tsx'

const logos = css`
  min-width: 0;
  display: flex;
  align-items: center;
  gap: var(--space-5);
`
const bar = css`
  position: sticky;
  top: var(--visibleTop);
  z-index: 10;
  height: var(--headerHeight);
  padding-inline: max(var(--gutter), (100% - var(--page)) / 2);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  color: var(--headerColor);
  background: var(--headerBackground);
  box-shadow: 0 1px 0 rgb(20 33 61 / 0.1);
  border-bottom: var(--forcedBorder);
  :focus-visible {
    outline-color: currentColor;
    outline-offset: 1px;
    box-shadow: none;
  }
  ${smallHeight} {
    position: static;
    z-index: auto;
  }
  /* On paper the operator's mark stays, on its own colour. */
  ${print} {
    position: static;
    print-color-adjust: exact;
    > :not(.${logos}) {
      display: none;
    }
  }
`
/** On a phone several logos stand in two rows. */
const several = css`
  ${below600} {
    display: grid;
    grid-template-columns: repeat(2, auto);
    gap: 0 var(--space-4);
    a {
      min-height: 1.75rem;
    }
    img {
      max-height: 1.25rem;
      object-fit: contain;
      object-position: left;
    }
  }
`

/** The operator's bar: no logo, one, several, or another in each language; and a way to change the language. */
export const Header = () => {
  const { locale } = useLanguage()
  const shownLogos = logosIn(useOperator(), locale)
  return (
    <header className={bar}>
      <div className={cx(logos, shownLogos.length > 1 && several)}>
        {shownLogos.map((logo) => (
          <HeaderLogo key={logo.src} logo={logo} />
        ))}
      </div>
      <LanguageSwitch />
    </header>
  )
}

const image = css`
  display: block;
  min-width: 0;
  max-width: 100%;
  height: auto;
  max-height: 2.25rem;
  border-radius: var(--plateRadius);
  background: var(--logoPlate);
  box-shadow: 0 0 0 0.375rem var(--logoPlate);
  /* A mark made for a light bar would vanish on a dark one. */
  ${forcedColors} {
    padding: 0.25rem;
    background: var(--headerBackground);
    forced-color-adjust: none;
  }
`
const anchor = css`
  min-width: 0;
  min-height: var(--target);
  display: flex;
  align-items: center;
  /* The ring is drawn in it. */
  color: inherit;
  border-radius: var(--radius-sm);
`

/** A logo; with a link it opens the operator's site in a new window. */
export const HeaderLogo = ({ logo: { src, name, width, height, link } }: { logo: LogoView }) => {
  const { shell } = useTexts()
  const picture = <img className={image} src={src} alt={link ? '' : name} width={width} height={height} />
  if (!link) return picture
  return (
    <OutsideLink className={anchor} href={link} newTab aria-label={shell.opensWindow({ name })}>
      {picture}
    </OutsideLink>
  )
}
