import type { ContrastPair, LookChecks } from '../../contract/console/look.ts'
import { contrastRules, fixContrast } from '../../contract/look/contrast-rules.ts'
import { lowestContrast } from '../../contract/look/nearest-colour.ts'
import { lightScheme, lightSurfaces } from '../../contract/look/schemes.ts'
import type { Operator } from '../../contract/operator.ts'
import { type CheckedOperator, checkSource, type LoadedOperator, type OperatorOptions, operatorOfFiles } from './load-operator.ts'
import { filesSource, type OperatorFiles } from './operator-files.ts'
import { lettersWithoutTypeface } from './typefaces.ts'

/** The backgrounds that an operator's colours appear on, by pointer. */
const groundsOf = ({ theme, header, footer, background }: Operator): [string, string][] => [
  ['surface', lightSurfaces.surface],
  ['inkSoft', lightSurfaces.inkSoft],
  ['/theme/secondaryBackgroundColor', theme.secondaryBackgroundColor],
  ['/theme/speedoMeterEmptyColor', theme.speedoMeterEmptyColor],
  ['/header/background', header.background],
  ['/background/color', background.color],
  ...(footer?.background ? [['/footer/background', footer.background] as [string, string]] : []),
  ...(footer?.dedicated ? [['/footer/dedicated/background', footer.dedicated.background] as [string, string]] : []),
]

/** Contrast of every pair of colours on the screens, by the rules of `operator check`, in the light scheme, from which the dark one is derived. */
const pairsOf = (operator: Operator): ContrastPair[] => {
  const grounds = groundsOf(operator)
  return contrastRules(lightScheme(operator)).flatMap(({ path, colour, against, need }) => {
    const pointer = `/${path.join('/')}`
    const nearby = path[0] === 'theme' ? grounds : grounds.filter(([at]) => at.startsWith(pointer.slice(0, pointer.lastIndexOf('/'))))
    return against.map((on) => {
      const ratio = lowestContrast(colour, [on])
      const ground = [...nearby, ...grounds].find(([, hex]) => hex === on)?.[0] ?? on
      // Two decimals, rounded down: 4.499 must not read as 4.5.
      return { pointer, colour, on, ground, ratio: Math.floor(ratio * 100) / 100, need, passes: ratio >= need }
    })
  })
}

/** The letters of an operator's name and own texts that documents cannot show. */
export const unprintableLetters = ({ operator, view }: LoadedOperator): string =>
  lettersWithoutTypeface([operator.name, ...Object.values(view.ownTexts ?? {}).flatMap((own) => Object.values(own ?? {}))])

/** A checked label, and what the console shows of it: plain data, which a worker can send. */
export type OperatorCheck = { checked: CheckedOperator; checks: LookChecks }

/** Everything derived from the files of a label: problems, contrast pairs, fixes, and the frame's view. */
export const checkOperator = async (id: string, files: OperatorFiles, options: OperatorOptions): Promise<OperatorCheck> => {
  const { checked } = await checkSource(id, filesSource(id, files))
  const { loaded, problems } = operatorOfFiles(id, checked, files, options)
  const operator = checked.given
  const checks: LookChecks = {
    problems: problems.map(({ operator: _of, ...problem }) => problem),
    pairs: operator ? pairsOf(operator) : [],
    mends: operator
      ? fixContrast(operator).faults.map(({ path, colour, nearest }) => ({ pointer: `/${path.join('/')}`, colour, nearest }))
      : [],
    publishable: problems.length === 0,
    unprintable: loaded ? unprintableLetters(loaded) : '',
    ...(loaded && { view: loaded.view, themeCss: loaded.themeCss }),
  }
  return { checked, checks }
}
