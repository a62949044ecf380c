import { formatHex } from 'culori'
import { nameNumber } from '../../../contract/look/look-of-colour.ts'
import { palette } from '../../../contract/look/palette.ts'
import type { Names } from '../names.ts'
import type { Tree } from '../tree.ts'

/** Button colours already assigned to operators in this run. */
const givenCodes = new Set<string>()

/** A colour that no other operator's buttons are derived from. */
const freeColour = (tree: Tree, name: string): string => {
  const takenIds = tree.folders('operators').filter((id) => tree.has(`operators/${id}/operator.json`))
  const buttons = new Set(
    takenIds.map(
      (id) =>
        (JSON.parse(tree.read(`operators/${id}/operator.json`)) as { theme: { buttonColorPrimary: string } }).theme.buttonColorPrimary,
    ),
  )
  const start = nameNumber(name, 360)
  for (let step = 0; step < 360; step++) {
    const colour = formatHex({ mode: 'hsl', h: (start + step) % 360, s: 0.6, l: 0.32 }) ?? ''
    const { buttonColorPrimary } = palette(colour)
    if (buttons.has(buttonColorPrimary) || givenCodes.has(buttonColorPrimary)) continue
    givenCodes.add(buttonColorPrimary)
    return colour
  }
  throw new Error('Every colour is taken')
}

/** Makes an operator with a name and a language. */
export const makeOperator = (tree: Tree, name: string, language: string): void =>
  tree.afterwards('server/cli/main.ts', 'operator', 'create', name, '--colour', freeColour(tree, name), '--language', language)

export const folder = ({ kebab }: Names): string => `operators/${kebab}`

/** An operator with an unused colour. */
export const make = (tree: Tree, { given: name, kebab }: Names): string[] => {
  makeOperator(tree, name, 'eng')
  return [
    `operators/${kebab}/operator.json: its own colours, languages, market and pages ("origins"); docs/operators.md explains every field`,
    'its logo and background, and their licence; npm run -s gamalyze -- operator check finds what is wrong',
  ]
}
