import { riskCategories } from '../../contract/scales.ts'
import { action, type Io } from '../../server/cli/command.ts'
import { readMapping } from '../study-kit/read-mapping.ts'
import { readTrials } from '../study-kit/read-trials.ts'
import { type FileReport, TrialsError } from '../study-kit/trials.ts'
import { isControlGroup, type Validation, validateTrials } from '../study-kit/validate-trials.ts'

export const page = 'study-kit'

/** Distribution of the score in groups of people whose trials are published. Reads files, stores nothing. */
export const actions = action({
  options: { data: { value: 'FOLDER', required: true }, mapping: { value: 'FILE' }, controls: { value: 'a,b' } },
  about: "scores other studies' trial data (docs/study-kit.md): groups, AUC, calibration; reports for each file what was used, or why not",
  run: async (values, io) => {
    const controlGroups = values.controls?.split(',')
    try {
      const { people, files } = readTrials(values.data, values.mapping === undefined ? {} : readMapping(values.mapping))
      for (const file of files) report(file, io)
      const missing = controlGroups?.find((group) => !people.some((person) => person.group === group))
      if (missing !== undefined) throw new TrialsError('not_found', `there is no group ${missing}`)
      const validation = validateTrials(people, controlGroups ? (group) => controlGroups.includes(group) : isControlGroup)
      io.print({ ...validation, files }, linesOf(validation).join('\n'))
    } catch (error) {
      if (error instanceof TrialsError) for (const file of error.files) if ('left' in file) report(file, io)
      throw error
    }
  },
})

const report = (file: FileReport, io: Io): void => {
  io.err('left' in file ? `not taken: ${file.file}: ${file.left}` : `taken: ${file.file}: ${file.taken}`)
  if ('warnings' in file) for (const warning of file.warnings) io.err(`look at ${file.file}: ${warning}`)
}

const percent = (share: number) => `${Math.round(100 * share)} %`

const linesOf = ({ modelVersion, scoreVersion, groups, too_short, cases, controls, auc, calibration, oddsOfTenPoints }: Validation) => [
  `${modelVersion}, ${scoreVersion}`,
  ...(too_short > 0 ? [`too_short: ${too_short} with fewer than 80 trials have no score`] : []),
  '',
  ['group'.padEnd(20), 'people', 'mean', 'sd', ...riskCategories].join('  '),
  ...groups.map(({ group, n, meanScore, sdScore, categories }) =>
    [group.padEnd(20), n, meanScore, sdScore, ...riskCategories.map((category) => percent(categories[category]))].join('  '),
  ),
  '',
  `cases: ${cases.join(', ') || 'none'}; controls: ${controls.join(', ') || 'none'}`,
  ...auc.map(
    ({ against, result: { auc: value, low, high } }) => `AUC against ${against}: ${value} (95 % interval by DeLong ${low} to ${high})`,
  ),
  '',
  'category: people, cases, share (95 % interval)',
  ...calibration.map(
    ({ category, people, cases, share, low, high }) =>
      `${category}: ${people}, ${cases}, ${people === 0 ? '-' : `${percent(share)} (${percent(low)} to ${percent(high)})`}`,
  ),
  ...(oddsOfTenPoints
    ? [`ten points more multiply the odds of a case by ${oddsOfTenPoints.ratio} (${oddsOfTenPoints.low} to ${oddsOfTenPoints.high})`]
    : []),
]
