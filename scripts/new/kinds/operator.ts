import { formatHex } from 'culori'
import { namePattern } from '../../../contract/fields.ts'
import { nameNumber } from '../../../contract/look/look-of-colour.ts'
import { palette } from '../../../contract/look/palette.ts'
import { idOf } from '../../../server/operators/create-operator.ts'
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
  throw new Error('every colour is taken')
}

/** Makes an operator with a name and a language. @returns its id */
export const makeOperator = (tree: Tree, name: string, language: string): string => {
  const id = idOf(name)
  if (!new RegExp(namePattern, 'u').test(name) || name.length > 60)
    throw new Error('write at most 60 letters that can be seen, without < and >')
  if (name.startsWith('-')) throw new Error('write a name that does not begin with a hyphen, such as "Spil Nord"')
  if (!/[a-z]/.test(id)) throw new Error('write a name with letters from a to z, from which its folder is named, such as "Spil Nord"')
  tree.claim(`operators/${id}`)
  tree.afterwards('server/cli/main.ts', 'operator', 'create', name, '--colour', freeColour(tree, name), '--language', language)
  return id
}

/** An operator with an unused colour. */
export const make = (tree: Tree, name: string): string[] => [
  `operators/${makeOperator(tree, name, 'eng')}/operator.json: its own colours, languages, market and pages (docs/operators.md)`,
  'its logo and background, and their licence; npm run -s gamalyze -- operator check finds what is wrong',
]
