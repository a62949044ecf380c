import { type Static, Type } from 'typebox'
import { OptionalString, StrictObject } from './fields.ts'

export const colourPattern = '^#[0-9a-f]{6}$'
export const Colour = Type.String({ pattern: colourPattern, description: 'Colour as #rrggbb, lower case', examples: ['#14508c'] })
const Length = Type.String({
  pattern: '^(0|([0-9]{1,3}(\\.[0-9]{1,3})?|\\.[0-9]{1,3})(rem|px))$',
  description: 'CSS length in rem or px',
  examples: ['4rem'],
})
const stop = '#[0-9a-f]{6}( [0-9]{1,3}%)?'

/** What a theme is made of. Each field becomes a custom property of its name (`cardColors`: `--cardColor1` to `4`). */
export const Theme = StrictObject({
  fontFamily: Type.String({
    pattern: "^('[A-Za-z0-9 ]+'|[A-Za-z0-9-]+)(, ?('[A-Za-z0-9 ]+'|[A-Za-z0-9-]+))*$",
    maxLength: 200,
    description: "Font list as in CSS, names in single quotes; families under operators/_fonts are served, others are the device's",
    examples: ["'Source Serif 4', Georgia, serif"],
  }),
  colorPrimary: Colour,
  colorSecondary: Colour,
  buttonColorPrimary: Colour,
  buttonColorPrimaryHover: Colour,
  buttonColorPrimaryActive: Colour,
  buttonColorPrimaryDisabled: Colour,
  buttonTextColor: OptionalString({ ...Colour, description: 'Text on main buttons in light mode: white. If set, with a thin border' }),
  buttonStartPadding: Length,
  buttonRounded: Length,
  checkboxColor: Colour,
  cardColors: Type.Tuple([Colour, Colour, Colour, Colour], { description: 'Backs of the decks, in the order of the four symbols' }),
  sliderGradient: Type.String({
    pattern: `^linear-gradient\\(90deg(, ${stop}){2,6}\\)$`,
    description: 'From low to high risk',
    examples: ['linear-gradient(90deg, #b9d3dd 0%, #3d2f63 100%)'],
  }),
  secondaryBackgroundColor: Colour,
  speedoMeterEmptyColor: Colour,
  adviceIconColor: Colour,
  termsAndConditionColor: Colour,
})
export type Theme = Static<typeof Theme>
