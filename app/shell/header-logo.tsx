import { css } from '@linaria/core'
import type { LogoView } from '../../contract/operator-view.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { forcedColors } from '../theme/breakpoints.ts'
import { OutsideLink } from '../ui/outside-link.tsx'

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
