import { rewardStructuresChecksum } from '../analysis/decks.ts'
import { modelVersion } from '../analysis/model.ts'
import known from '../analysis/reference/known-groups.json' with { type: 'json' }
import data from '../analysis/reference/research-volunteers.json' with { type: 'json' }
import { researchVolunteers } from '../analysis/reference/research-volunteers.ts'
import { riskBand } from '../analysis/risk.ts'
import type { Block } from './blocks.ts'
import { coverageFigure, groupsFigure, measureNames, recoveryFigure, referenceFigure, retestFigure } from './figures.ts'
import type { Correlation, Findings } from './findings.ts'
import { type Measure, measures, ofMeasures } from './simulate-players.ts'

/** What the method must reach, to the two digits given by an earlier study of this model and prior. */
export const aims: Record<Measure, number> = { arew: 0.87, apun: 0.84, k: 0.73, betaF: 0.83, betaP: 0.89, persistence: 0.92 }

export type Card = {
  blocks: Block[]
  /** SVG by file name */
  figures: Record<string, string>
}

/** The method card from the study of simulated players (whose truth is known) and the shipped figures of the open data. */
export const methodCard = (findings: Findings): Card => {
  const figures = {
    'recovery.svg': recoveryFigure(findings.dots),
    'coverage.svg': coverageFigure(ofMeasures((measure) => findings.volunteers.measures[measure].coverage)),
    'retest.svg': retestFigure(findings.dots),
    'reference-group.svg': referenceFigure(researchVolunteers.tables.riskScore),
    'known-groups.svg': groupsFigure(known.groups as Parameters<typeof groupsFigure>[0]),
  }
  const blocks: Block[] = [
    { heading: 'Method card', level: 1 },
    {
      text: `How the result of a game comes about, and how far it can be trusted. Model ${modelVersion}. All figures here are made by one command from the code in use: npm run gamalyze -- method-card.`,
    },
    ...theModel(),
    ...recovery(findings),
    ...levels(findings),
    ...retest(findings),
    ...referenceGroup(),
    ...knownGroups(),
    ...limits(),
  ]
  return { blocks, figures }
}

const theModel = (): Block[] => [
  { heading: 'What is computed', level: 2 },
  {
    text:
      'A game is 80 draws from four prearranged decks: two win in the long run and two lose. Nine parallel sets of decks differ in which letter plays which part, in scale and in order. Their checksum (SHA-256) is ' +
      `${rewardStructuresChecksum}.`,
  },
  {
    text: 'The draws are explained by the Outcome-Representation Learning model (Haines, Vassileva & Ahn 2018, Cognitive Science 42:2534). Its five parameters get a prior fitted to 665 healthy adults. The result is the posterior mean with its 80 % interval, found by adaptive importance sampling: the same draws always give the same result.',
  },
  {
    text: `The risk score (0 to 100) joins four things: the share of the last 60 draws from losing decks; the same share when the player's posterior plays all nine sets of decks; returning to losing decks within three draws after a loss on one; and insensitivity to losses. It is shown with a band of ±${riskBand} points.`,
  },
]

const recovery = ({ volunteers, prior }: Findings): Block[] => {
  const rows = measures.map((measure) => {
    const found = volunteers.measures[measure]
    return [
      measureNames[measure],
      withError(found.all),
      withError(found.firm),
      withError(prior.measures[measure].all),
      aims[measure].toFixed(2),
      percent(found.coverage, 1),
    ]
  })
  const firmShare = percent(volunteers.firmPlayers / volunteers.players)
  return [
    { heading: 'Parameter recovery and interval coverage', level: 2 },
    {
      text: `${number(volunteers.players)} simulated players, drawn from the posteriors of the reference group, played one game each on our decks. How well does the analysis find what was put in, and how often does the 80 % interval hold the true value? The same is shown for the ${firmShare} of them with a firm result (no play at random or on almost one deck: such games are flagged), and for ${number(prior.players)} players drawn from the prior.`,
    },
    {
      table: [
        ['measure', 'r of true and estimated, reference group', 'r, firm results', 'r, prior', 'aim', 'coverage of the 80 % interval'],
        ...rows,
      ],
    },
    {
      text: [
        '± is one standard error; correlations are of the values as reported.',
        shortfall('With firm results', (measure) => volunteers.measures[measure].firm),
        shortfall('With all results of the reference group', (measure) => volunteers.measures[measure].all),
        shortfall('With players of the prior', (measure) => prior.measures[measure].all),
      ].join(' '),
    },
    {
      text: `The aims come from an earlier study of this model and prior that gives neither its number of players nor standard errors. No other estimate would do better: for players of the prior, the exact posterior mean has the highest correlation that any estimate from the same draws can have. What is left is chance, in these figures and in the aims, and the choice of players: those of the prior are more extreme, and only ${percent(prior.firmPlayers / prior.players)} of them have a firm result.`,
    },
    { figure: 'recovery.svg', caption: 'True (across) and estimated (up) parameters of simulated players' },
    { figure: 'coverage.svg', caption: 'Share of 80 % intervals that hold the true value; the band is 77 to 83 %' },
  ]
}

/** Which aims are not reached, to their two digits. */
const shortfall = (whose: string, found: (measure: Measure) => Correlation): string => {
  const short = measures.filter((measure) => Number(found(measure).r.toFixed(2)) < aims[measure])
  const below = short.map((measure) => `${measureNames[measure]} (${(aims[measure] - found(measure).r).toFixed(3)} below)`)
  return `${whose}, ${short.length === 0 ? 'every aim is reached.' : `the aim is missed for ${below.join('; ')}.`}`
}

const withError = ({ r, error }: Correlation) => `${r.toFixed(3)}\u00a0±\u00a0${error.toFixed(3)}`
const percent = (share: number, digits = 0) => `${(100 * share).toFixed(digits)} %`
const number = (value: number) => value.toLocaleString('en')

const levels = ({ levels: found }: Findings): Block[] => {
  const names = {
    arew: 'sensitivity to rewards (4 levels)',
    apun: 'sensitivity to losses (2)',
    betaF: 'win frequency (5)',
    betaP: 'persistence (5)',
  }
  const rows = (Object.keys(names) as (keyof typeof names)[]).map((measure) => [
    names[measure],
    percent(found[measure].same),
    percent(found[measure].near),
  ])
  return [
    { heading: 'Levels', level: 2 },
    {
      text: 'The profile shows levels. In simulation the shown level is the true one, or at most one away, this often; where the 80 % interval crosses a border the report says so.',
    },
    { table: [['measure', 'the true level', 'at most one level away'], ...rows] },
  ]
}

const retest = ({ retest: { players, r, error } }: Findings): Block[] => [
  { heading: 'Test and retest', level: 2 },
  {
    text: `${number(players)} of these players played a second game on other decks. The two risk scores correlate r = ${r.toFixed(2)}; the standard error of one score is ${error.toFixed(1)} points. The score is shown with a band of ±${riskBand}.`,
  },
  { figure: 'retest.svg', caption: 'Risk scores of two games of the same simulated player' },
]

const referenceGroup = (): Block[] => [
  { heading: 'The reference group', level: 2 },
  {
    text: `Percentiles compare a player with ${data.n} research volunteers (version ${data.version}, checksum ${data.sha256}). ${data.licence} From 1,000 completed, valid first plays on, an installation uses a table of its own players instead; the two are never mixed, and the report names the group and its size.`,
  },
  { list: data.sources },
  {
    figure: 'reference-group.svg',
    caption: 'Percentiles of the risk score in the reference group, with the borders of the four categories',
  },
]

const knownGroups = (): Block[] => {
  const { groups, usersAgainstControls } = known
  return [
    { heading: 'Known groups', level: 2 },
    {
      text: `The open data hold groups of drug users and their controls. A user scores higher than a control with a chance of ${usersAgainstControls.auc} (95 % interval ${usersAgainstControls.low} to ${usersAgainstControls.high}). None of these people were gamblers: this shows that the score responds to a group known to decide differently, not that it finds gambling problems.`,
    },
    {
      table: [
        ['group', 'people', 'mean score', 'sd'],
        ...groups.map(({ group, n, meanScore, sdScore }) => [group, String(n), String(meanScore), String(sdScore)]),
      ],
    },
    { figure: 'known-groups.svg', caption: 'Risk categories of the groups in the open data' },
  ]
}

const limits = (): Block[] => [
  { heading: 'Limits', level: 2 },
  {
    list: [
      'An indication from one short game with points, never a diagnosis. It was never validated against gambling disorder.',
      'A repeat can change the band. Single parameters move more than the score.',
      'The volunteers were not chosen as gamblers, and played a classic form of the task with other payoffs.',
      'Simulated players follow the model exactly; real people do not. Recovery on people cannot be known.',
      '"High" means riskier choices in this game. A low score does not rule out a problem.',
      'Play at random, on almost one deck only, or at an impossible speed is flagged, and no firm statements are made then.',
      'Reaction times come from browsers: only coarse thresholds are used, never in the risk score.',
      'Messages that name a strategy during the game change later choices; an operator can turn them off for research.',
    ],
  },
]
