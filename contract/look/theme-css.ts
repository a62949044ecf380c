import type { Operator } from '../operator.ts'
import { footerColours } from './footer-colours.ts'

/** One file of a font family; `src` is its address. */
export type FontFace = { family: string; weight: string; src: string; unicodeRange: string }

const image = ({ background }: Operator, href: (name: string) => string) => (background.image ? `url("${href(background.image)}")` : 'none')

const faceCss = ({ family, weight, src, unicodeRange }: FontFace) =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: optional; src: url("${src}") format("woff2"); unicode-range: ${unicodeRange}; }`

/**
 * An operator's style sheet: custom properties only, never a rule. It comes before the first paint.
 * @param href address of an image of the folder
 * @param faces the fonts of `operators/_fonts` its family list names
 */
export const themeCss = (operator: Operator, href: (name: string) => string, faces: FontFace[]) => {
  const { theme, header, footer, background } = operator
  const usual = footerColours(operator)
  const { cardColors, ...fields } = theme
  const properties = {
    ...fields,
    ...Object.fromEntries(cardColors.map((colour, index) => [`cardColor${index + 1}`, colour])),
    headerBackground: header.background,
    headerColor: header.color,
    backgroundColor: background.color,
    onBackground: background.onBackground,
    backgroundImage: image(operator, href),
    backgroundSize: background.size === undefined ? 'auto' : `${background.size}px`,
    backgroundOpacity: String(background.opacity ?? 0.3),
    footerBackground: usual.background,
    footerColor: usual.color,
    ...(footer?.dedicated && { dedicatedBackground: footer.dedicated.background, dedicatedColor: footer.dedicated.color }),
  }
  const lines = Object.entries(properties).map(([name, value]) => `  --${name}: ${value};`)
  // From low to high as the slider runs: from the right where text does.
  const mirrored = `[dir='rtl'] { --sliderGradient: ${theme.sliderGradient.replace('(90deg', '(270deg')}; }`
  return [...faces.map(faceCss), `:root {\n${lines.join('\n')}\n}`, mirrored, ''].join('\n')
}
