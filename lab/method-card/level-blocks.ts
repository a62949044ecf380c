import { levelCuts, type Measure } from '../../contract/scales.ts'
import volunteers from '../../server/analysis/reference/research-volunteers.json' with { type: 'json' }
import trial from '../models/trial.json' with { type: 'json' }
import accuracy from './accuracy.json' with { type: 'json' }
import readings from './blind-readings.json' with { type: 'json' }
import type { Block } from './block.ts'
import wordsStudy from './words.json' with { type: 'json' }

const counts: Record<Measure, readonly [name: string, count: string]> = {
  arew: ['sensitivity to rewards', 'wins after which the deck was kept'],
  apun: ['sensitivity to losses', 'the same share less that of losses (LE below)'],
  betaF: ['sensitivity to win frequency', 'cards from the two decks that win most often'],
  betaP: ['staying with a deck', 'cards after which the deck was kept'],
}
const measures = Object.keys(counts) as Measure[]
/** In the trial, by their names there. */
const inTrial = { arew: 'rewards', apun: 'losses', betaF: 'winFrequency', betaP: 'persistence' } as const
/** The models that reproduce the counts of people. */
const reproducing = ['orl-stay', 'vse', 'vpp'] as const

/** How a level comes about, and how far one game tells it. */
export const levels = (): Block[] => [
  { heading: 'Levels', level: 2 },
  {
    text: 'Each of the four measures is the rate of what its sentence counts, of one game. It has one name, and level, sentence, bar, tip and reason rest on it. No model of choices stands between.',
  },
  {
    text: 'What one game shows is drawn towards the volunteers’ mean as far as two games of a player agree (Kelley 1947, Fundamentals of Statistics): on an even scale, the arcsine of a share’s root or LE itself, the player’s own rate is normal with mean m + ρ·(x − m) and sd s·√(ρ(1 − ρ)); x is the count, m and s mean and sd of the 665, ρ the reliability. The levels end at percentiles of own rates in the comparison group, whose estimates are put as far apart as own rates are (by the root of ρ): else a measure that one game tells badly would have levels that nobody reaches. The level is the one with most of the distribution.',
  },
  {
    table: [
      ['measure', 'rate', 'm', 's', 'ρ', 'levels end at percentiles', 'r with own rate', 'halves'],
      ...measures.map((measure) => {
        const { mean, sd, reliability } = volunteers.rates[measure]
        const own = reproducing.map((model) => trial.reliability[model][measure].own)
        const range = [Math.min(...own), Math.max(...own)].map((value) => value.toFixed(2))
        const numbers = [mean, sd, reliability].map((value) => value.toFixed(3))
        return [...counts[measure], ...numbers, levelCuts[measure].join(', '), range.join(' to '), String(accuracy.halves[measure])]
      }),
    ],
  },
  {
    text: `ρ is the mean over 2,000 players of each of the three models that reproduce the counts (${reproducing.join(', ')}; by ORL sensitivity to losses would have ${trial.reliability.orl.apun.reliability}, win frequency ${trial.reliability.orl.betaF.reliability}), who play 19 games on our decks; "r with own rate" is of the first game and the mean of the other 18, lowest and highest of the three. No person ever played twice. "Halves" is what people themselves show: the rank correlation of cards 1–40 and 41–80 of the 665, each half as long as a game. The rates of the best model agree about as well: ${measures.map((measure) => trial.halves['orl-stay'][inTrial[measure]]).join(', ')}.`,
  },
  {
    text: `Sensitivity to rewards and staying with a deck say nearly the same: in the 665 their rank correlation is ${accuracy.rewardsWithPersistence}. No other count of what wins do is told by one game (see the trial). Of win frequency one game tells little: nearly half of the players read that no level stands out, and most of the others a span of two.`,
  },
  {
    text: 'A level is named from .5 of the distribution on, two that touch from .7 on as a span; otherwise the report says that no level stands out (*split*). A low level is *denied* if its count lies in the volunteers’ top quarter, a high one in the bottom quarter, a span if both ends are; of rewards that count is the size of LE, of staying changes of deck and runs. With fewer than eight wins neither sensitivity has a level, with fewer than eight losses that to losses has none. A denied level is told as one that not all of the player’s counts show, without a bar, and no tip rests on it. One of the two levels of sensitivity to losses with less than .7 is told as *around the middle*. Words: "very likely" from .9, "likely" from .7, "perhaps" below.',
  },
  ...wordBlocks(),
]

const percent = (share: number) => `${Math.round(100 * share)} %`
const models = ['orl', 'orl-stay', 'vse', 'vpp'] as const
/** In the order of the study. */
const words = ['perhaps', 'likely', 'very likely', 'a span']
/** Cells with fewer cases say nothing. */
const fewestCases = 200

/** How often words of certainty are true, and how many habits get a level or a sentence of their own. */
const wordBlocks = (): Block[] => {
  const { models: held, habits } = wordsStudy
  const off = models.flatMap((model) =>
    measures.flatMap((measure) =>
      held[model][measure].said.flatMap(([cases = 0, said = 0, isTrue = 0], word) => {
        const isOff = cases >= fewestCases && Math.abs(said - isTrue) > 0.05
        return isOff ? [`${counts[measure][0]}, "${words[word]}", by ${model} (${percent(said)}, true ${percent(isTrue)})`] : []
      }),
    ),
  )
  const { all, games } = held['orl-stay']
  const both = (of: (habits: (typeof wordsStudy.habits)['volunteers']) => number) =>
    `${percent(of(habits.volunteers))} (${percent(of(habits['orl-stay']))})`
  return [
    {
      text: 'Do the words hold? Players of four models play 19 games each on our decks; a level is true if it is that of their mean over the other 18. Over all measures:',
    },
    {
      table: [
        ['word', 'of all habits', 'probability', ...models.map((model) => `true by ${model}`)],
        ...all.said.map(([cases = 0, said = 0], word) => [
          words[word]!,
          percent(cases / games / measures.length),
          percent(said),
          ...models.map((model) => percent(held[model].all.said[word]?.[2] ?? 0)),
        ]),
      ],
    },
    {
      text: `Shares and probabilities are those of orl-stay. By measure, of ${fewestCases} cases or more, a word is off by more than 5 points here: ${off.length === 0 ? 'nowhere' : off.join('; ')}.`,
    },
    {
      text: `What is said of habits in the ${habits.volunteers.games} volunteers’ games without a flag and, in brackets, in ${habits['orl-stay'].games.toLocaleString('en')} of simulated players. *Count alone*: the level is named, but its words do not fit the count, so that the sentence gives the count. Silent is count alone, split or denied; how many are is no aim of its own. In ${both(({ striking }) => striking)} of the games one count lies beyond all but a fiftieth of the volunteers and is told.`,
    },
    {
      table: [
        ['measure', 'named', 'split', 'denied', 'count alone', 'silent'],
        ...(['all', ...measures] as const).map((measure) => [
          measure === 'all' ? 'all four' : counts[measure][0],
          ...(['named', 'split', 'denied', 'count', 'silent'] as const).map((kind) => both((of) => of[measure][kind])),
        ]),
      ],
    },
  ]
}

type Reading = { reader: string; reports: number; statements: number; untrue: number; misleading: number; reportsWithOne: number }

/** How true sentences are; nothing that the product itself judges is a rate. */
export const truth = (): Block[] => {
  const read = readings as Reading[]
  const exactly = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`
  return [
    { heading: 'Truth of what is said', level: 2 },
    {
      text: 'Every sentence, named level and verdict about a player rests on counts of the player’s own game and is left out if they contradict it. Tests apply rules of plain reading to every sentence; since the product applies them itself, they prove code and give no rate.',
    },
    {
      text: 'Before this version sheets of 300 single sentences were read. They left out what was said most often (that the choices fit more than one pattern, and the neutral sentences: half of all habits), ranges, comparisons and general reasons, so that their rates said nothing of a whole report. Of 120 whole reports of 1.0.0, read by somebody who knew the rules, 156 of 1,991 statements were untrue or misleading, in 93 reports; 116 of them said "more than one pattern" where one level had .7 or more. That sentence is gone.',
    },
    ...(read.length === 0
      ? [{ text: 'Whole reports of this version: not yet read.' }]
      : [
          {
            text: `Whole reports of this version, with nothing left out, were read beside the game’s cards by ${read.length} readers within the project who knew no rules; no member of the public took part, and whether a reader was a person or a program was not recorded. Statements are those of the one game; sentences that stand in every report are not counted, but marks on them are. The first three agreed on what was wrong: a level of sensitivity to losses for somebody in the middle, the score’s second part under a name that its counts denied, levels denied against their own count, and “Don’t chase losses” to who took no more losing cards after losses. That was changed before the others read. Of the sixth one’s marks 16 are on two sentences of every report (“about 10 points”, said of scores far out, and “Based on how you played”); both were changed before the last three. Sixteen of the seventh one’s are on levels and spans whose range reaches beyond them, which is what ranges do; what he found of losses too few to show anything was changed and not read again. The score’s second part still surprises: eight marks of the last three say that it goes against the counts beside it, which a part from a model can.`,
          },
          {
            table: [
              ['reader', 'reports', 'statements', 'untrue', 'misleading', 'reports with one'],
              ...read.map(({ reader, reports, statements, untrue, misleading, reportsWithOne }) => [
                reader,
                String(reports),
                String(statements),
                `${untrue} (${exactly(untrue, statements)})`,
                `${misleading} (${exactly(misleading, statements)})`,
                `${reportsWithOne} (${exactly(reportsWithOne, reports)})`,
              ]),
            ],
          },
        ]),
  ]
}
