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
    text: 'Each of the four measures is the rate of what its sentence counts in one game. It has one name, and level, sentence, bar, tip and reason are based on it, without a model of choices in between.',
  },
  {
    text: 'What one game shows is shrunk towards the volunteers’ mean according to how well two games of a player agree (Kelley 1947, Fundamentals of Statistics): on an even scale, the arcsine of a share’s root or LE itself, the player’s own rate is normal with mean m + ρ·(x − m) and sd s·√(ρ(1 − ρ)); x is the count, m and s mean and sd of the 665, ρ the reliability. The levels end at percentiles of own rates in the comparison group, whose estimates are spread as far apart as own rates are (by the root of ρ): otherwise a measure that one game estimates poorly would have levels that nobody reaches. The level is the one with most of the distribution.',
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
    text: `ρ is the mean over 2,000 players of each of the three models that reproduce the counts (${reproducing.join(', ')}; by ORL sensitivity to losses would have ${trial.reliability.orl.apun.reliability}, win frequency ${trial.reliability.orl.betaF.reliability}), who play 19 games on our decks; "r with own rate" is between the first game and the mean of the other 18, lowest and highest of the three. No person ever played twice. "Halves" is from the people themselves: the rank correlation of cards 1–40 and 41–80 of the 665, each half as long as a game. The rates of the best model agree about as well: ${measures.map((measure) => trial.halves['orl-stay'][inTrial[measure]]).join(', ')}.`,
  },
  {
    text: `Sensitivity to rewards and staying with a deck are nearly the same measure: in the 665 their rank correlation is ${accuracy.rewardsWithPersistence}. One game cannot estimate any other count of what wins do (see the trial), and it says little about win frequency: nearly half of the players read that no level stands out, and most of the others a span of two.`,
  },
  {
    text: 'A level is named if it has .5 or more of the distribution, two adjacent ones as a span if they have .7; otherwise the report says that no level stands out (*split*). A low level is *denied* if its count lies in the volunteers’ top quarter, a high one in the bottom quarter, a span if both ends are; for rewards that count is the size of LE, for staying it is changes of deck and runs. With fewer than eight wins neither sensitivity has a level, with fewer than eight losses that to losses has none. A denied level is described as one that not all of the player’s counts show, without a bar, and no tip is based on it. One of the two levels of sensitivity to losses with less than .7 is called *around the middle*. Words: "very likely" from .9, "likely" from .7, "perhaps" below.',
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
      text: 'Are the words accurate? Players of four models play 19 games each on our decks; a level is true if it is that of their mean over the other 18. Over all measures:',
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
      text: `Shares and probabilities are those of orl-stay. By measure, with ${fewestCases} cases or more, a word is off by more than 5 points here: ${off.length === 0 ? 'nowhere' : off.join('; ')}.`,
    },
    {
      text: `What is said of habits in the ${habits.volunteers.games} volunteers’ games without a flag and, in brackets, in ${habits['orl-stay'].games.toLocaleString('en')} of simulated players. *Count alone*: the level is named, but its words do not fit the count, so that the sentence gives the count. Silent is count alone, split or denied; their number is not a target. In ${both(({ striking }) => striking)} of the games one count lies beyond that of all but a fiftieth of the volunteers and is mentioned.`,
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
      text: 'Every sentence, named level and verdict about a player is based on counts of the player’s own game and omitted if they contradict it. Tests apply rules of plain reading to every sentence; since the product applies the same rules, the tests verify code and give no rate.',
    },
    {
      text: 'Before this version, sheets of 300 single sentences were read. They omitted the most frequent statements (that the choices fit more than one pattern, and the neutral sentences: half of all habits), ranges, comparisons and general reasons, so their rates said nothing about a whole report. Of 120 whole reports of 1.0.0, read by somebody who knew the rules, 156 of 1,991 statements were untrue or misleading, in 93 reports; 116 of them said "more than one pattern" where one level had .7 or more. That sentence has been removed.',
    },
    ...(read.length === 0
      ? [{ text: 'Whole reports of this version: not yet read.' }]
      : [
          {
            text: `Whole reports of this version, with nothing omitted, were read beside the game’s cards by ${read.length} readers within the project who did not know the rules; no member of the public took part, and whether a reader was a person or a program was not recorded. Statements are those about the one game; sentences that appear in every report are not counted, but marks on them are. The first three agreed on what was wrong: a level of sensitivity to losses for somebody in the middle, the score’s second part under a name that its counts denied, levels denied against their own count, and “Don’t chase losses” for somebody who took no more losing cards after losses. That was changed before the others read. Of the sixth reader’s marks 16 are on two sentences of every report (“about 10 points”, said of extreme scores, and “Based on how you played”); both were changed before the last three. Sixteen of the seventh reader’s are on levels and spans whose range extends beyond them, which is what ranges do; the finding about losses too few to show anything was fixed and not read again. The score’s second part still surprises: eight marks of the last three say that it goes against the counts beside it, which a part from a model can.`,
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
