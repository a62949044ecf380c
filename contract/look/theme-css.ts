import type { Operator } from '../operator.ts'
import type { Theme } from '../theme.ts'
import { bandColours } from './band-colours.ts'
import type { Paint } from './drawing-paints.ts'
import { nearestPassing } from './nearest-colour.ts'
import { darkScheme, footerColours, isDark, lightScheme, type Scheme } from './schemes.ts'
import { tableOf } from './table.ts'

/** One file of a font family; `src` is its address. */
export type FontFace = { family: string; weight: string; src: string; unicodeRange: string }

type Href = (name: string) => string

const image = ({ background }: Operator, href: Href) => (background.image ? `url("${href(background.image)}")` : 'none')

const faceCss = ({ family, weight, src, unicodeRange }: FontFace, display: string) =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: ${display}; src: url("${src}") format("woff2"); unicode-range: ${unicodeRange}; }`

/** Name of a font that text on the first page waits for, before any script (`app/theme/fonts.ts`). */
const atFirst = (family: string) => `${family} at first`

/** A list of families in which each that has files, of the operator's or the provider's, goes by its name of the first paint. */
const firstFamilies = (fontFamily: string, faces: FontFace[]) => {
  const families = new Set(['Figtree', ...faces.map(({ family }) => family)])
  return fontFamily
    .split(',')
    .map((part) => {
      const name = part.trim()
      const family = name.replace(/^["']|["']$/g, '')
      return families.has(family) ? `'${atFirst(family)}'` : name
    })
    .join(', ')
}

const isColour = (value: unknown) => /^#[^,]*$/.test(`${value}`)

/** The fields of a theme as custom properties; a list is numbered: `cardColors` becomes `--cardColor1` and so on. */
const themeProperties = (theme: Theme, holds: (value: Theme[keyof Theme]) => boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(theme)
      .filter(([, value]) => holds(value))
      .flatMap(([name, value]) =>
        Array.isArray(value) ? value.map((each, index) => [name.replace(/s$/, `${index + 1}`), each]) : [[name, value]],
      ),
  )

/** The custom properties with a colour in a scheme. */
const colours = (scheme: Scheme, paints: Paint[]) => {
  const { theme, header, footer, background } = scheme.operator
  const usual = footerColours(scheme.operator)
  const { table, veil, rim, ring } = tableOf(scheme, paints)
  return {
    ...themeProperties(theme, isColour),
    // A light button needs an edge to be visible on a white surface.
    ...(theme.buttonTextColor && { buttonEdge: nearestPassing(theme.buttonColorPrimary, [scheme.surfaces.surface], 3) }),
    headerBackground: header.background,
    headerColor: header.color,
    backgroundColor: background.color,
    onBackground: background.onBackground,
    footerBackground: usual.background,
    footerColor: usual.color,
    ...(footer?.dedicated && { dedicatedBackground: footer.dedicated.background, dedicatedColor: footer.dedicated.color }),
    table,
    veil: `${veil}%`,
    rim,
    tableRing: ring,
  }
}

/** The custom properties that are the same in both schemes. */
const fixedProperties = (operator: Operator, href: Href, faces: FontFace[]) => {
  const { theme, background } = operator
  return {
    fontFamily: theme.fontFamily,
    firstFontFamily: firstFamilies(theme.fontFamily, faces),
    ...themeProperties(theme, (value) => !isColour(value)),
    ...Object.fromEntries(bandColours(theme.sliderGradient).map((colour, index) => [`bandColor${index + 1}`, colour])),
    backgroundImage: image(operator, href),
    backgroundSize: background.size === undefined ? 'auto' : `${background.size}px`,
    backgroundOpacity: String(background.opacity ?? 0.3),
  }
}

/** The dark scheme: beside colours, plates for logos of a light bar, inverted drawings, deeper shadows. */
const darkProperties = (light: Operator, paints: Paint[]) => {
  const dark = darkScheme(light)
  const { label, ...inks } = dark.surfaces
  const plate = (background: string) => (isDark(background) ? 'transparent' : background)
  return {
    ...colours(dark, paints),
    ...(light.theme.buttonTextColor && { buttonTextColor: label, buttonEdge: 'transparent' }),
    ...inks,
    plateRadius: '0.25rem',
    logoPlate: plate(light.header.background),
    footerPlate: plate(footerColours(light).background),
    ...(light.footer?.dedicated && { dedicatedPlate: plate(light.footer.dedicated.background) }),
    backgroundFilter: dark.filter?.css ?? 'none',
    deckInk: '60%',
    scrim: 'rgb(0 0 0 / 0.64)',
    'shadow-2': 'inset 0 0 0 1px var(--line), 0 1px 2px rgb(0 0 0 / 0.4), 0 6px 16px -6px rgb(0 0 0 / 0.5)',
    'shadow-3': 'inset 0 0 0 1px var(--line), 0 2px 4px rgb(0 0 0 / 0.4), 0 18px 40px -12px rgb(0 0 0 / 0.7)',
  }
}

const block = (properties: Record<string, string>, scheme: string) =>
  `:root {\n  color-scheme: ${scheme};\n${Object.entries(properties)
    .map(([name, value]) => `  --${name}: ${value};`)
    .join('\n')}\n}`

/** The dark scheme does not apply to print. */
const screens = { dark: '@media screen', host: '@media screen and (prefers-color-scheme: dark)' }

/**
 * An operator's style sheet: custom properties and the colour scheme, never another rule. It comes before the first paint.
 * In a frame `prefers-color-scheme` is what the page around it says of the frame, or else what the reader's system says.
 * @param href address of an image of the folder
 * @param faces the fonts of `operators/_fonts` its family list names
 * @param paints what its background's picture shows
 */
export const themeCss = (operator: Operator, href: Href, faces: FontFace[], paints: Paint[]) => {
  const { colorScheme = 'light', theme } = operator
  const light = { ...fixedProperties(operator, href, faces), ...colours(lightScheme(operator), paints) }
  // The slider goes from low to high, so it is mirrored for right-to-left text.
  const rtlRule = `[dir='rtl'] { --sliderGradient: ${theme.sliderGradient.replace('(90deg', '(270deg')}; }`
  return [
    ...faces.flatMap((face) => [faceCss(face, 'optional'), faceCss({ ...face, family: atFirst(face.family) }, 'block')]),
    // "only": a browser that darkens light pages by itself leaves this one alone.
    block(light, 'only light'),
    ...(colorScheme === 'light' ? [] : [`${screens[colorScheme]} {\n${block(darkProperties(operator, paints), 'dark')}\n}`]),
    rtlRule,
    '',
  ].join('\n')
}
