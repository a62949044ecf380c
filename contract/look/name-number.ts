/** A whole number from 0 to `below` − 1, derived from a name, so that two operators hardly look alike. */
export const nameNumber = (name: string, below: number): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % below, 0)
