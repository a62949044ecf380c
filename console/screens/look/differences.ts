import type { Draft } from '../../../contract/console/look.ts'

type Content = Pick<Draft, 'operator' | 'texts'> & { files: readonly { name: string; href: string }[] }
/** A place in a look where two differ; undefined: nothing stands there. */
export type Difference = { pointer: string; before: string | undefined; after: string | undefined }

/** Simple values by JSON Pointer. */
const leaves = (value: unknown, pointer = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${pointer}/${key}`))
    : [[pointer, String(value)]]

const valuesOf = ({ operator, texts, files }: Content): Map<string, string> =>
  new Map([
    ...leaves(operator).filter(([pointer]) => pointer !== '/$schema'),
    ...leaves(texts, '/texts'),
    // The version at the end of its address changes with its content.
    ...files.map(({ name, href }): [string, string] => [`/files/${name}`, href.slice(href.indexOf('?v=') + 3)]),
  ])

/** What two looks have otherwise, in the order of their fields. */
export const differencesOf = (one: Content, other: Content): Difference[] => {
  const [before, after] = [valuesOf(one), valuesOf(other)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((pointer) => {
    const [from, to] = [before.get(pointer), after.get(pointer)]
    return from === to ? [] : { pointer, before: from, after: to }
  })
}
