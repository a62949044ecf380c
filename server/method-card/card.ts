import { rewardStructuresChecksum } from '../analysis/decks.ts'
import { modelVersion } from '../analysis/model.ts'
import known from '../analysis/reference/known-groups.json' with { type: 'json' }
import { researchVolunteers } from '../analysis/reference/research-volunteers.ts'
import data from '../analysis/reference/research-volunteers.json' with { type: 'json' }
import { usualEffort } from '../analysis/posterior/sample-posterior.ts'
import { riskBand } from '../analysis/risk.ts'
import type { Block } from './blocks.ts'
import { coverageFigure, groupsFigure, measureNames, recoveryFigure, referenceFigure, retestFigure } from './figures.ts'
import study from './recovery-prior.json' with { type: 'json' }
import { longEffort, type Recovery } from './recovery-study.ts'
import { type Measure, measures, type SimulatedPlayer } from './simulate-players.ts'
import { correlation, correlationError, errorOfMeasurement, share } from './statistics.ts'

/** What the method must reach, from the project's own earlier study of this model and prior. */
const leastRecovery: Record<Measure, number> = { arew: 0.87, apun: 0.84, k: 0.73, betaF: 0.83, betaP: 0.89, persistence: 0.92 }

export interface Card {
  blocks: Block[]
  /** SVG by file name */
  figures: Record<string, string>
}

/** The method card from simulated players (for whom the truth is known) and from the shipped figures of the open data. */
export function methodCard(players: readonly SimulatedPlayer[]): Card {
  const coverage = ofMeasures((measure) =>
    share(players, ({ truth, estimate }) => truth[measure] >= estimate[measure].low && truth[measure] <= estimate[measure].high),
  )
  const figures = {
    'recovery.svg': recoveryFigure(players),
    'coverage.svg': coverageFigure(coverage),
    'retest.svg': retestFigure(players),
    'reference-group.svg': referenceFigure(researchVolunteers.tables.riskScore),
    'known-groups.svg': groupsFigure(known.groups as Parameters<typeof groupsFigure>[0]),
  }
  const blocks: Block[] = [
    { heading: 'Method card', level: 1 },
    {
      text: `How the result of a game comes about, and how far it can be trusted. Model ${modelVersion}. All figures here are made by one command from the code in use: npm run gamalyze -- method-card.`,
    },
    ...theModel(),
    ...recovery(players, coverage),
    ...levels(players),
    ...retest(players),
    ...referenceGroup(),
    ...knownGroups(),
    ...limits(),
  ]
  return { blocks, figures }
}

function ofMeasures<T>(make: (measure: Measure) => T): Record<Measure, T> {
  return Object.fromEntries(measures.map((measure) => [measure, make(measure)])) as Record<Measure, T>
}

function theModel(): Block[] {
  return [
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
}

function recovery(players: readonly SimulatedPlayer[], coverage: Record<Measure, number>): Block[] {
  const found = ofMeasures((measure) => {
    const truth = players.map((player) => player.truth[measure])
    const estimates = players.map((player) => player.estimate[measure].mean)
    return { r: correlation(truth, estimates), error: correlationError(truth, estimates) }
  })
  const rows = measures.map((measure) => [
    measureNames[measure],
    withError(found[measure]),
    withError(study.recovery[measure]),
    leastRecovery[measure].toFixed(2),
    `${(coverage[measure] * 100).toFixed(1)} %`,
  ])
  return [
    { heading: 'Parameter recovery and interval coverage', level: 2 },
    {
      text: `${players.length.toLocaleString('en')} simulated players, drawn from the posteriors of the reference group, played one game each on our decks, and ${study.players.toLocaleString('en')} drawn from the prior. How well does the analysis find what was put in, and how often does the 80 % interval hold the true value?`,
    },
    {
      table: [['measure', 'r of true and estimated, reference group', 'r, prior', 'aim', 'coverage of the 80 % interval'], ...rows],
    },
    ...whatLimitsRecovery(found),
    { figure: 'recovery.svg', caption: 'True (across) and estimated (up) parameters of simulated players' },
    { figure: 'coverage.svg', caption: 'Share of 80 % intervals that hold the true value; the band is 77 to 83 %' },
  ]
}

const withError = ({ r, error }: Recovery) => `${r.toFixed(3)} ± ${error.toFixed(3)}`

function whatLimitsRecovery(found: Record<Measure, Recovery>): Block[] {
  const { recovery: ofPrior, longRun } = study
  const largest = (of: (measure: Measure) => number) => Math.max(0, ...measures.map(of))
  const short = largest((measure) => leastRecovery[measure] - Math.min(found[measure].r, ofPrior[measure].r))
  const lost = largest((measure) => longRun.long[measure] - longRun.usual[measure])
  const apart = largest((measure) => Math.abs(found[measure].r - ofPrior[measure].r))
  return [
    {
      text: `± is one standard error; correlations are of the values as reported. On the unbounded scale they are ${withError(ofPrior.zArew)} for Arew, ${withError(ofPrior.zApun)} for Apun and ${withError(ofPrior.zK)} for K (players of the prior). The aims come from an earlier study of this model and prior that states neither its number of players, nor their population, nor standard errors.`,
    },
    {
      text: `Not every aim is met: the largest shortfall is ${short.toFixed(3)}. The sampler is not the cause: for the first ${longRun.players} players of the prior, an effective size of ${longEffort.aim.toLocaleString('en')} instead of ${usualEffort.aim.toLocaleString('en')} raises no correlation by more than ${lost.toFixed(4)}. Nor would another estimate do: for players of the prior, the exact posterior mean has the highest correlation that any estimate from the same draws can have. What is left is the choice of players (the two groups differ by up to ${apart.toFixed(3)}) and chance, in these figures and in the aims.`,
    },
  ]
}

function levels(players: readonly SimulatedPlayer[]): Block[] {
  const names = {
    arew: 'sensitivity to rewards (4 levels)',
    apun: 'sensitivity to losses (2)',
    betaF: 'win frequency (5)',
    betaP: 'persistence (5)',
  }
  const rows = (Object.keys(names) as (keyof typeof names)[]).map((measure) => [
    names[measure],
    `${Math.round(100 * share(players, ({ levelsAway }) => levelsAway[measure] === 0))} %`,
    `${Math.round(100 * share(players, ({ levelsAway }) => levelsAway[measure] <= 1))} %`,
  ])
  return [
    { heading: 'Levels', level: 2 },
    {
      text: 'The profile shows levels. In simulation the shown level is the true one, or at most one away, this often; where the 80 % interval crosses a border the report says so.',
    },
    { table: [['measure', 'the true level', 'at most one level away'], ...rows] },
  ]
}

function retest(players: readonly SimulatedPlayer[]): Block[] {
  const first = players.map(({ riskScore }) => riskScore)
  const second = players.map(({ riskScoreAgain }) => riskScoreAgain)
  return [
    { heading: 'Test and retest', level: 2 },
    {
      text: `The same simulated players played a second game on other decks. The two risk scores correlate r = ${correlation(first, second).toFixed(2)}; the standard error of one score is ${errorOfMeasurement(first, second).toFixed(1)} points. The score is shown with a band of ±${riskBand}.`,
    },
    { figure: 'retest.svg', caption: 'Risk scores of two games of the same simulated player' },
  ]
}

function referenceGroup(): Block[] {
  return [
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
}

function knownGroups(): Block[] {
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

function limits(): Block[] {
  return [
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
}
