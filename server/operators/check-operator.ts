import type { LookChecks } from '../../contract/console/look.ts'
import { type CheckedOperator, checkSource, type LoadedOperator, type OperatorOptions, operatorOfFiles } from './load-operator.ts'
import { filesSource, type OperatorFiles } from './operator-files.ts'
import { lettersWithoutTypeface } from './typefaces.ts'

/** The letters of an operator's name and own texts that documents cannot show. */
export const unprintableLetters = ({ operator, view }: LoadedOperator): string =>
  lettersWithoutTypeface([operator.name, ...Object.values(view.ownTexts ?? {}).flatMap((own) => Object.values(own ?? {}))])

/** A checked label, and what the console shows of it: plain data, which a worker can send. */
export type OperatorCheck = { checked: CheckedOperator; checks: LookChecks }

/** Everything derived from the files of a label: problems, and the frame's view. */
export const checkOperator = async (id: string, files: OperatorFiles, options: OperatorOptions): Promise<OperatorCheck> => {
  const { checked } = await checkSource(id, filesSource(id, files))
  const { loaded, problems } = operatorOfFiles(id, checked, files, options)
  const checks: LookChecks = {
    problems: problems.map(({ operator: _of, ...problem }) => problem),
    publishable: problems.length === 0,
    unprintable: loaded ? unprintableLetters(loaded) : '',
    ...(loaded && { view: loaded.view, themeCss: loaded.themeCss }),
  }
  return { checked, checks }
}
