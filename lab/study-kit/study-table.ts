import { riskBorders } from '../../contract/scales.ts'
import { modelVersion } from '../../server/analysis/model.ts'
import { scoreVersion } from '../../server/analysis/risk.ts'
import { correlation, correlationError, mean, variance } from '../method-card/statistics.ts'
import { type Discrimination, discrimination, discriminationGain } from './discrimination.ts'
import type { StudyGame, StudyPerson } from './study-games.ts'
import { wilson } from './validate-trials.ts'

/** A number with its 95 % interval; no interval where there are too few people for one. */
type Estimate = { value: number; low?: number; high?: number }
type Rows = { [measure: string]: Estimate }
/** The same measures of all, and of the games without a flag. */
export type Section = { heading: string; columns: { name: string; rows: Rows }[] }

export type StudyTable = {
  modelVersion: string
  scoreVersion: string
  people: number
  /** games with a score */
  games: number
  /** whole days between the two games of each pair */
  days: number[]
  sections: Section[]
}

type Pair = [StudyGame, StudyGame]
const isFlagged = ({ flags }: StudyGame): boolean => flags.length > 0
const z95 = 1.96
const day = 86_400_000

/** Retest of the first two games, and, where the list has cases and controls, how the first ones tell them apart. */
export const studyTable = (people: readonly StudyPerson[]): StudyTable => {
  const scored = people.map(({ games, ...person }) => ({ ...person, games: games.flatMap(({ game }) => game ?? []) }))
  const pairs = scored.flatMap(({ games: [first, second] }) => (first && second ? [[first, second] as Pair] : []))
  const unflagged = pairs.filter((pair) => !pair.some(isFlagged))
  const firsts = scored.flatMap(({ group, games: [first] }) => (group && first ? [{ group, first }] : []))
  const hasGroups = new Set(firsts.map(({ group }) => group)).size === 2
  const columns = <T>(rowsOf: (games: readonly T[]) => Rows, all: readonly T[], without: readonly T[]) => [
    { name: 'all', rows: rowsOf(all) },
    { name: 'without flags', rows: rowsOf(without) },
  ]
  return {
    modelVersion,
    scoreVersion,
    people: people.length,
    games: scored.reduce((sum, { games }) => sum + games.length, 0),
    days: pairs.map(([first, second]) => Math.floor((second.startedAt - first.startedAt) / day)),
    sections: [
      {
        heading: 'Retest: the first two games',
        columns: [
          ...columns(retest, pairs, unflagged),
          { name: 'and on other decks', rows: retest(unflagged.filter(([first, second]) => first.structure !== second.structure)) },
        ],
      },
      ...(hasGroups
        ? [
            {
              heading: 'Known groups: the first game',
              columns: columns(
                knownGroups,
                firsts,
                firsts.filter(({ first }) => !isFlagged(first)),
              ),
            },
          ]
        : []),
    ],
  }
}

const retest = (pairs: readonly Pair[]): Rows => {
  const [first, second] = ([0, 1] as const).map((which) => pairs.map((pair) => pair[which].score)) as [number[], number[]]
  const differences = pairs.map(([one, other]) => other.score - one.score)
  const sd = pairs.length < 2 ? Number.NaN : Math.sqrt(variance(differences))
  return {
    people: { value: pairs.length },
    'correlation of the two scores': correlated(first, second),
    'mean difference, second less first': within(mean(differences), (z95 * sd) / Math.sqrt(pairs.length)),
    'standard deviation of the difference': { value: sd },
    'share in the same category': shareOf(pairs, ([one, other]) => one.category === other.category),
    'share of second scores in the range of the first': shareOf(pairs, ([{ range }, { score }]) => score >= range[0] && score <= range[1]),
    'share on the same decks': shareOf(pairs, ([one, other]) => one.structure === other.structure),
  }
}

const within = (value: number, reach: number): Estimate => ({ value, low: value - reach, high: value + reach })

/** The interval by Fisher's transformation, which keeps it below 1, of the error that needs no normal distribution. */
const correlated = (first: readonly number[], second: readonly number[]): Estimate => {
  const value = correlation(first, second)
  const reach = (z95 * correlationError(first, second)) / (1 - value ** 2)
  return { value, low: Math.tanh(Math.atanh(value) - reach), high: Math.tanh(Math.atanh(value) + reach) }
}

const shareOf = <T>(all: readonly T[], holds: (one: T) => boolean): Estimate => {
  if (all.length === 0) return { value: Number.NaN }
  const { share: value, low, high } = wilson(all.filter(holds).length, all.length)
  return { value, low, high }
}

type First = { group: 'case' | 'control'; first: StudyGame }
const knownGroups = (people: readonly First[]): Rows => {
  const [cases, controls] = (['case', 'control'] as const).map((each) =>
    people.filter(({ group }) => group === each).map(({ first }) => first),
  ) as [StudyGame[], StudyGame[]]
  const of = (games: readonly StudyGame[], measure: 'score' | 'losingShare') => games.map((game) => game[measure])
  const both = (games: readonly StudyGame[]) => games.map(({ score, losingShare }) => [score, losingShare] as const)
  const area = ({ auc: value, low, high }: Discrimination): Estimate => ({ value, low, high })
  return {
    cases: { value: cases.length },
    controls: { value: controls.length },
    'AUC of the score': area(discrimination(of(cases, 'score'), of(controls, 'score'))),
    'AUC of the share of losing cards alone': area(discrimination(of(cases, 'losingShare'), of(controls, 'losingShare'))),
    'AUC of the score less that of the share': area(discriminationGain(both(cases), both(controls))),
    ...Object.fromEntries(
      riskBorders.flatMap((border) => [
        [`sensitivity from ${border} on`, shareOf(cases, ({ score }) => score >= border)],
        [`specificity from ${border} on`, shareOf(controls, ({ score }) => score < border)],
      ]),
    ),
  }
}

/** The table as text. */
export const tableLines = ({ modelVersion, scoreVersion, people, games, days, sections }: StudyTable): string[] => [
  `${modelVersion}, ${scoreVersion}; people: ${people}, games with a score: ${games}`,
  ...(days.length > 0
    ? [`days between the games: ${Math.min(...days)} to ${Math.max(...days)}; not 14 to 28: ${days.filter(isOff).length}`]
    : []),
  ...sections.flatMap(({ heading, columns }) => [
    '',
    line(
      heading,
      columns.map(({ name }) => name),
    ),
    ...Object.keys(columns[0]?.rows ?? {}).map((measure) =>
      line(
        measure,
        columns.map(({ rows }) => cellOf(rows[measure])),
      ),
    ),
  ]),
]

const isOff = (days: number): boolean => days < 14 || days > 28
const line = (name: string, cells: readonly string[]): string =>
  [name.padEnd(50), ...cells.map((cell) => cell.padEnd(24))].join('').trimEnd()

const cellOf = (estimate: Estimate | undefined): string => {
  if (!estimate || !Number.isFinite(estimate.value)) return '-'
  const { value, low, high } = estimate
  return low !== undefined && high !== undefined && Number.isFinite(low) && Number.isFinite(high)
    ? `${short(value)} (${short(low)} to ${short(high)})`
    : short(value)
}
const short = (value: number): string => `${Number(value.toFixed(Math.abs(value) < 1 ? 2 : 1))}`

/** One row a game, for whatever else a study analyses. */
export const gameRows = (people: readonly StudyPerson[]): string[] => [
  'code,group,game,started,structure,score,category,low,high,losing_share,flags',
  ...people.flatMap(({ code, group = '', games }) =>
    games.map(({ startedAt, game }, index) =>
      [
        code,
        group,
        index + 1,
        new Date(startedAt).toISOString(),
        ...(game
          ? [game.structure, game.score, game.category, ...game.range, game.losingShare.toFixed(4), game.flags.join(' ')]
          : ['', '', '', '', '', '', 'no_score']),
      ].join(','),
    ),
  ),
]
