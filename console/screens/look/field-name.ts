import type { Texts } from '../../texts/open-texts.ts'

/** The name of a field on the screen, with the number of its entry in a list; the place itself where the screen has no name for it. */
export const fieldName = ({ look }: Texts['t'], pointer: string): string => {
  const [group = '', ...rest] = pointer.slice(1).split('/')
  if (group === 'texts') return `${rest[0]}: ${rest.slice(1).join('/')}`
  if (group === 'files') return rest.join('/')
  const keys = [group, ...rest]
  const lastName = keys.findLast((key) => !/^\d+$/.test(key)) ?? group
  const number = keys.findLast((key) => /^\d+$/.test(key))
  const names: Record<string, (() => string) | undefined> = look.fields as never
  // A field of two places is named with its place: the colour of the header.
  const inPlace = `${group}${lastName[0]?.toUpperCase()}${lastName.slice(1)}`
  const name = (names[inPlace] ?? names[lastName])?.()
  if (name === undefined) return keys.join(' › ')
  return number === undefined ? name : `${name} ${Number(number) + 1}`
}
