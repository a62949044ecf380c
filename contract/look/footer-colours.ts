import type { Operator } from '../operator.ts'

/** Text and background colour of the usual footer: the page's own if it names none. Never the picture: text does not stand on one. */
export const footerColours = ({ footer, background }: Operator) => ({
  color: footer?.color ?? background.onBackground,
  background: footer?.background ?? background.color,
})
