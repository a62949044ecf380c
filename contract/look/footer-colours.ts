import type { Operator } from '../operator.ts'

/** What the usual footer is written in and on: where it names none, the page's own colours. Never the picture: text does not stand on one. */
export const footerColours = ({ footer, background }: Operator) => ({
  color: footer?.color ?? background.onBackground,
  background: footer?.background ?? background.color,
})
