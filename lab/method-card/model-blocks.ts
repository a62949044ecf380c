import { rewardStructures } from '../../server/analysis/decks.ts'
import { priorCovariance, priorMean } from '../../server/analysis/model.ts'
import { usualEffort } from '../../server/analysis/posterior/sample-posterior.ts'
import { models } from '../models/models.ts'
import trial from '../models/trial.json' with { type: 'json' }
import type { Block } from './block.ts'

const signed = (value: number, digits = 4) => value.toFixed(digits).replace('-', '−')
const payscales = [...new Set(rewardStructures.map(({ payscale }) => payscale))].join(', ')

/** The model of the score's second part, so that somebody can build it anew. */
export const theModel = (): Block[] => [
  { heading: 'The model', level: 2 },
  {
    text: 'Two things are based on a model of choices: the second part of the score and the flag for play at random. It is the Outcome-Representation Learning model, ORL (Haines, Vassileva & Ahn 2018, Cognitive Science 42:2534, doi:10.1111/cogs.12688), implemented from its equations. No level and no sentence about a habit is based on it.',
  },
  {
    list: [
      `Data: x = points / payscale (100 in the classic task, ${payscales} in our sets), s = the sign of x, 0 for 0.`,
      'Parameters, from unbounded z: φ(z) = 1 / (1 + exp(−(0.07056 z³ + 1.5976 z))); Arew = φ(z1), Apun = φ(z2), K = 5 φ(z3), betaF = z4, betaP = z5.',
      'Choice: EV, EF and PS of each deck begin at 0. Deck j has the value EVj + betaF·EFj + betaP·PSj and is chosen with the softmax of the four values.',
      'Learning from a card of deck c: a = Arew and f = Apun if x ≥ 0, else a = Apun and f = Arew. EVc grows by a·(x − EVc), EFc by a·(s − EFc), the EFj of each other deck by f·(−s/3 − EFj). PSc becomes 1, then every PS is multiplied by 3^(−K).',
      `Prior: z is normal with mean (${priorMean.map((value) => signed(value)).join(', ')}) and the covariance (lower triangle, row by row) ${priorCovariance
        .map((row, i) =>
          row
            .slice(0, i + 1)
            .map((value) => signed(value, 5))
            .join(', '),
        )
        .join('; ')}, by empirical Bayes of the 665 volunteers’ first 80 cards.`,
    ],
  },
  {
    text: `The posterior of z is found by adaptive importance sampling: the prior is scanned, modes are climbed from ${usualEffort.priorStarts + usualEffort.likelyStarts} starts, and mixtures of t distributions are fitted to the weighted points and sampled again until an effective size of ${usualEffort.aim.toLocaleString('en')} is reached. Its random numbers are seeded by the draws, so that the same draws give the same result. Only the mean of z2 (zApun) and the evidence are used.`,
  },
]

type Loss = { loss: number; better: number; betterError: number; beats: number }
const tried = Object.keys(trial.open) as (keyof typeof trial.open)[]
const better = ({ better, betterError }: Loss) => `${signed(better)}\u00a0±\u00a0${betterError.toFixed(4)}`
const counted = {
  rewards: 'staying after wins',
  losses: 'effect of losses',
  winFrequency: 'cards of frequent wins',
  persistence: 'staying with a deck',
  staysAfterLosses: 'staying after losses',
  sizeOfEffect: 'size of the effect of losses',
  longestRun: 'longest run',
  losingCards: 'losing cards 21–80',
} as const
/** The counts that a level rests on. */
const ofLevels = ['rewards', 'losses', 'winFrequency', 'persistence'] as const
const played = ['orl', 'orl-stay', 'vse', 'vpp', 'pvl-delta'] as const
type Count = keyof (typeof trial.counts)['people'] & keyof typeof counted
/** Whether a model’s players miss the people’s median of a count by more than a quarter of the people’s interquartile range. */
export const misses = (model: (typeof played)[number], count: Count): boolean =>
  Math.abs(trial.counts[model][count] - trial.counts.people[count]) > trial.counts.spread[count] / 4

/** What the candidate had to reach and what it reached; a test holds the decision to it. */
export const candidate = {
  closed: trial.closed['orl-stay'],
  late: trial.late['orl-stay'],
  missed: ofLevels.filter((count) => misses('orl-stay', count)),
  recovery: trial.recovery['orl-stay'],
  groups: trial.groups.zApun,
}

/** The comparison of models, as planned before it was run. */
export const theTrial = (): Block[] => {
  const [low, , high] = candidate.groups.difference
  const lowest = Math.min(...Object.values(candidate.recovery))
  const fits = Object.entries(trial['recovery of populations']).flatMap(([model, parameters]) =>
    parameters.map(({ parameter, mean, sd }) => ({ name: `${parameter} of ${model}`, mean, sd })),
  )
  const outside = fits.filter(({ mean, sd }) => Math.abs(mean) > 0.25 || sd < 0.75 || sd > 1.25)
  const inside = fits.filter((one) => !outside.includes(one))
  return [
    { heading: 'The model on trial', level: 2 },
    {
      text: 'Eight models predicted the choices of the 665 volunteers, by a plan written before the program was run (lab/models/plan.md; lab/models/trial.ts, not the product’s estimator, computes every figure of this section). The open studies selected the candidate: 350 people, each study predicted from the others, cards 61–80 from cards 1–60. The closed ones (Horstmann and Wood, 315 people) and everybody’s cards from the 81st on, which no figure of this project had used, decided. All 665 had been used once before, in an unplanned comparison that suggested the second model. The table has the mean loss (natural log) per card, and how much lower it is than that of ORL, with its standard error over people.',
    },
    {
      table: [
        ['model', 'parameters', 'open: loss', 'better by', 'closed: loss', 'better by', 'late: loss', 'better by', 'beats ORL in, closed'],
        ...tried.map((name) => {
          const [open, closed, late] = [trial.open[name], trial.closed[name], trial.late[name]]
          const parts = [open, closed, late].flatMap((part) => [part.loss.toFixed(4), name === 'orl' ? '' : better(part)])
          const size = models.find((model) => model.name === name)?.parameters.length ?? 'counts'
          return [name, String(size), ...parts, name === 'orl' ? '' : `${Math.round(100 * closed.beats)} %`]
        }),
      ],
    },
    {
      text: 'orl-stay is ORL with two weights on the deck of the last card, after a win and after a loss; vse is of Ligneul 2019 (doi:10.1007/s00213-018-5098-0), vpp of Worthy, Pang & Byrne 2013 (doi:10.3389/fpsyg.2013.00640), pvl-delta of Ahn et al. 2008 (doi:10.1080/03640210802352992); logistic, trace (blind to outcomes) and markov are benchmarks.',
    },
    {
      text: `Amended between open and closed: the plan would have named the model with the largest mean lead, vpp, which is ${(trial.open.vpp.better / trial.open.vpp.betterError).toFixed(1)} standard errors; the most certain lead was used instead, orl-stay with ${(trial.open['orl-stay'].better / trial.open['orl-stay'].betterError).toFixed(1)}.`,
    },
    {
      text: `**Decision.** orl-stay leads ORL by ${better(candidate.closed)} in the closed studies and ${better(candidate.late)} in the late cards (needed: 2 standard errors), reproduces ${candidate.missed.length === 0 ? 'every count that a level is based on' : `not ${candidate.missed.map((count) => counted[count]).join(', ')}`}, and its rates are recovered with r ${lowest.toFixed(2)} or more (needed: .75${lowest < 0.75 ? ', so the lowest fails' : ''}). But drug users are distinguished from controls with an AUC of ${candidate.groups.controls} (ORL ${trial.groups.orl.controls}), a difference with a 95 % bootstrap of ${signed(low ?? Number.NaN, 3)} to ${signed(high ?? Number.NaN, 3)}, whose lower end had to be above −.05. So it is **not adopted**: the score stays on ORL. Its score and that of ORL correlate ${candidate.groups.withOrl}.`,
    },
    {
      text: 'Deviations: levels were to be posteriors of the adopted model’s rates. ORL, which stays, does not reproduce the effect of losses that two of them are based on, so levels come from counts, without a model of choices. Sensitivity to rewards was to count cards from the deck that had paid best so far, then cards from the decks with the biggest wins; one game hardly estimates a player’s own rate of either, so it counts staying after wins. The figures are in the plan.',
    },
    {
      text: 'Predictive check: medians of the people, and of players of each model’s population on the cards of the people’s own studies. A count that misses by more than a quarter of the people’s interquartile range is marked with *off*.',
    },
    {
      table: [
        ['count', 'people (range)', ...played],
        ...(Object.keys(counted) as Count[]).map((count) => [
          counted[count],
          `${trial.counts.people[count]} (${trial.counts.spread[count]})`,
          ...played.map((model) => `${trial.counts[model][count]}${misses(model, count) ? ' *off*' : ''}`),
        ]),
      ],
    },
    {
      text: `The program that fits populations was tested on 300 players each from known populations of orl, orl-stay and vse: it finds means within ${Math.max(...inside.map(({ mean }) => Math.abs(mean))).toFixed(2)} population standard deviations, and ${Math.min(...inside.map(({ sd }) => sd)).toFixed(2)} to ${Math.max(...inside.map(({ sd }) => sd)).toFixed(2)} times the standard deviations${outside.length === 0 ? '' : `, except for ${outside.map(({ name, mean, sd }) => `${name} (${mean}; ${sd})`).join(', ')}, which 60 cards do not determine`}.`,
    },
  ]
}
