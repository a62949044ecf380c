import { plausibleReactionMs } from '../../contract/constants.ts'
import { rewardStructuresChecksum } from '../../server/analysis/decks.ts'
import { modelVersion } from '../../server/analysis/model.ts'
import repeat from '../../server/analysis/reference/repeat.json' with { type: 'json' }
import data from '../../server/analysis/reference/research-volunteers.json' with { type: 'json' }
import { researchVolunteers } from '../../server/analysis/reference/research-volunteers.ts'
import { scoreVersion } from '../../server/analysis/risk.ts'
import { shortestPlay } from '../../server/analysis/timing.ts'
import { agentCount } from './agents.ts'
import type { Block } from './block.ts'
import { type Ranked, ranked } from './calibration-study.ts'
import type { Correlation, Findings } from './findings.ts'
import known from './known-groups.json' with { type: 'json' }
import { calibrationFigure, coverageFigure, groupsFigure, measureNames, referenceFigure } from './plots.ts'
import { accuracyBlocks, checklistBlocks, gamblingDisorder, use, whatThisIsNot } from './reporting.ts'
import { type Measure, measures, ofMeasures } from './simulate-players.ts'

/** Target correlations of the method, to the two digits given by an earlier study of this model and prior. */
export const aims: Record<Measure, number> = { arew: 0.87, apun: 0.84, k: 0.73, betaF: 0.83, betaP: 0.89, persistence: 0.92 }

export type Card = {
  blocks: Block[]
  /** SVG by file name; those of single players are drawn with the study (`card-files.ts`) */
  figures: Record<string, string>
}

/** Builds the method card from the study of simulated players (whose true values are known) and the shipped figures of the open data. */
export const methodCard = (findings: Findings): Card => {
  const figures = {
    'coverage.svg': coverageFigure(ofMeasures((measure) => findings.volunteers.measures[measure].coverage)),
    'calibration.svg': calibrationFigure(findings.calibration),
    'reference-group.svg': referenceFigure(researchVolunteers.tables.riskScore),
    'known-groups.svg': groupsFigure(known.groups as Parameters<typeof groupsFigure>[0]),
  }
  const blocks: Block[] = [
    { heading: 'Method card', level: 1 },
    {
      text: `How the result of a game comes about, and how far it can be trusted. Model ${modelVersion}. Figures of simulated players are made by one command from the code in use, node lab/method-card/build-method-card.ts; those of the open data by lab/method-card/build-reference.ts and lab/method-card/build-accuracy.ts.`,
    },
    ...whatThisIsNot(),
    ...use(),
    ...theModel(),
    ...recovery(findings),
    ...calibration(findings),
    ...levels(findings),
    ...truth(findings),
    ...retest(findings),
    ...referenceGroup(),
    ...knownGroups(),
    ...accuracyBlocks(),
    ...limits(findings),
    ...checklistBlocks(),
  ]
  return { blocks, figures }
}

const theModel = (): Block[] => [
  { heading: 'What is computed', level: 2 },
  {
    text:
      'A game is 80 draws from four prearranged decks, modelled on the Iowa Gambling Task: two win in the long run and two lose. Nine parallel sets of decks differ in which letter plays which part, in scale and in order. Their checksum (SHA-256) is ' +
      `${rewardStructuresChecksum}.`,
  },
  {
    text: 'The draws are explained by the Outcome-Representation Learning model (Haines, Vassileva & Ahn 2018, Cognitive Science 42:2534, doi:10.1111/cogs.12688). Its five parameters get a prior fitted to 665 healthy volunteers. The result is the posterior mean with its 80 % interval, found by adaptive importance sampling: the same draws always give the same result.',
  },
  {
    text: `The risk score (0 to 100, ${scoreVersion}) has two parts: the share of the last 60 draws from losing decks (weight .6), and insensitivity to losses as the model finds it (.4). The more a player stayed after losses rather than after wins, the less sensitivity to losses lowers the score; from a difference of 30 percentage points on, with one stay and one change added to each count, it does not. What was done sets limits, with straight lines between: at most 39 points up to 6 of the last 60 cards from losing decks, 54 from 12 to 19, 64 at 30, 100 from 36; at least 40 points from 33 cards on, no least number up to 24.`,
  },
]

const recovery = ({ volunteers, prior }: Findings): Block[] => {
  const rows = measures.map((measure) => {
    const recovery = volunteers.measures[measure]
    return [
      measureNames[measure],
      withError(recovery.all),
      withError(recovery.firm),
      withError(prior.measures[measure].all),
      aims[measure].toFixed(2),
      percent(recovery.coverage, 1),
    ]
  })
  const firmShare = percent(volunteers.firmPlayers / volunteers.players)
  return [
    { heading: 'Parameter recovery and interval coverage', level: 2 },
    {
      text: `${number(volunteers.players)} simulated players, drawn from the posteriors of the reference group (${number(agentCount)} draws; the first ${number(volunteers.players - agentCount)} are used twice), played one game each on our decks. How well does the analysis find what was put in, and how often does the 80 % interval hold the true value? The same is shown for the ${firmShare} of them whose result bears no flag (of play at random, too fast, by a script or on almost one deck); this section and the next ones call these firm, though in the product one with the flag of one deck alone still has score and category. And it is shown for ${number(prior.players)} players drawn from the prior.`,
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
      text: `The aims come from an earlier study of this model and prior that gives neither its number of players nor standard errors. For players of the prior no other estimate would do better: the exact posterior mean has the highest correlation that any estimate from the same draws can have. For other players this is not shown. What is left is chance, in these figures and in the aims, and the choice of players: those of the prior are more extreme, and only ${percent(prior.firmPlayers / prior.players)} of them have a firm result.`,
    },
    { figure: 'recovery.svg', caption: 'True (across) and estimated (up) parameters of simulated players' },
    { figure: 'coverage.svg', caption: 'Share of 80 % intervals that hold the true value; the band is 77 to 83 %' },
  ]
}

/** The targets that are missed, to their two digits. */
const shortfall = (groupName: string, correlationOf: (measure: Measure) => Correlation): string => {
  const short = measures.filter((measure) => Number(correlationOf(measure).r.toFixed(2)) < aims[measure])
  const below = short.map((measure) => `${measureNames[measure]} (${(aims[measure] - correlationOf(measure).r).toFixed(3)} below)`)
  return `${groupName}, ${short.length === 0 ? 'every aim is reached.' : `the aim is missed for ${below.join('; ')}.`}`
}

const withError = ({ r, error }: Correlation) => `${r.toFixed(3)}\u00a0±\u00a0${error.toFixed(3)}`
const percent = (share: number, digits = 0) => `${(100 * share).toFixed(digits)} %`
const number = (value: number) => value.toLocaleString('en')

export const rankedNames: Record<Ranked, string> = {
  ...measureNames,
  score: 'risk score, with the sensitivity to losses unknown',
  logLikelihood: 'log likelihood of the draws',
}

const calibration = ({ calibration: { players, band, largest, spread, wide, evidence } }: Findings): Block[] => {
  const outside = ranked.filter((name) => largest[name] > band).map((name) => rankedNames[name])
  const within = ({ found, error }: { found: number; error: number }) => `${found.toFixed(3)}\u00a0±\u00a0${error.toFixed(3)}`
  return [
    { heading: 'Calibration', level: 2 },
    {
      text: `Simulation-based calibration (Talts et al. 2018, doi:10.48550/arXiv.1804.06788; Modrák et al. 2023, doi:10.1214/23-BA1404): ${number(players)} players drawn from the prior play one game each. If the posterior is right, the place of the true value in it is uniform. The table shows how far the distribution of these places is from uniform at most, in standard errors; 95 % of uniform samples stay within ${band.toFixed(2)} everywhere at once (Säilynoja et al. 2022, doi:10.1007/s11222-022-10090-6). ${outside.length === 0 ? 'All eight do.' : `Outside: ${outside.join(', ')}.`}`,
    },
    { table: [['measure', 'largest difference'], ...ranked.map((name) => [rankedNames[name], largest[name].toFixed(2)])] },
    {
      text: `Width: the mean square of the places as normal scores is ${within(spread)}, and 1 where posteriors are as wide as what they miss. With variances 10 % larger the same games give ${within(wide)}: the check would see it. Evidence: the mean probability that draws are of a player of the model is ${percent(evidence.ofPlayers, 1)} for such players and ${percent(evidence.ofChance, 1)} for ${number(evidence.games)} who press at random; if the log evidence is right, the two add up to 100 % but for chance (±\u00a0${percent(1.96 * evidence.error, 1)}).`,
    },
    {
      figure: 'calibration.svg',
      caption: 'Share of true values up to each place of their posterior, less that place; the band holds 95 % of uniform samples',
    },
  ]
}

const levels = ({ levels: levelFindings }: Findings): Block[] => {
  const names = {
    arew: 'sensitivity to rewards (4 levels)',
    apun: 'sensitivity to losses (2)',
    betaF: 'win frequency (5)',
    betaP: 'persistence (5)',
  }
  const rows = (Object.keys(names) as (keyof typeof names)[]).map((measure) => [
    names[measure],
    percent(levelFindings[measure].same),
    percent(levelFindings[measure].near),
  ])
  return [
    { heading: 'Levels', level: 2 },
    {
      text: 'The profile shows levels. In simulation the shown level is the true one, or at most one away, this often; the level is the one with most of the posterior. It is named where it has half of it or more, unless the player’s own counts contradict it; two that touch with 70 % together are named as a span; else the report says that the choices fit more than one pattern.',
    },
    { table: [['measure', 'the true level', 'at most one level away'], ...rows] },
  ]
}

const retest = ({ retest: { players, r, error } }: Findings): Block[] => [
  { heading: 'Test and retest', level: 2 },
  {
    text: `${number(players)} of these players played a second game on other decks. The two risk scores correlate r = ${r.toFixed(2)}; the standard error of one score is ${error.toFixed(1)} points.`,
  },
  ...repeats(),
  { figure: 'retest.svg', caption: 'Risk scores of two games of the same simulated player' },
]

/** Scores shown in the table of repeats. */
const shownScores = [15, 25, 35, 45, 55, 65, 75]

const repeats = (): Block[] => {
  const { repeats, players, retest, heldOut, change } = repeat
  const rows = repeat.decks.flatMap(({ from, low, high, same }) =>
    shownScores.map((score) => [String(from), String(score), `${low[score]} to ${high[score]}`, percent(same[score] ?? 0)]),
  )
  const inside = heldOut.cells.map((cell) => cell.inside)
  const changes = change.map(({ unchanged, power }) => [
    percent(unchanged[0]?.second ?? 0, 1),
    percent(unchanged[0]?.ever ?? 0, 1),
    ...power.map(({ told }) => percent(told)),
  ])
  return [
    {
      text: `People are not the same every day. The ranges come from players with an independent deviation in each session, so large that two scores correlate ${retest.r.toFixed(2)} (an assumption, after retests of the task on people; the standard error of one score is then ${retest.error.toFixed(1)} points). This score itself was never retested on people.`,
    },
    {
      text: `Where 8 of 10 simulated repeats fall, by the score of the first game and the cards of its most chosen deck (${number(repeats)} repeats of ${number(players)} simulated volunteers; neighbouring scores count too, and more of them where scores are rare).`,
    },
    { table: [['cards of the most chosen deck, from', 'score', '8 of 10 repeats', 'in the same category'], ...rows] },
    {
      text: `Ranges made from one half of the players hold ${percent(inside[0] ?? 0, 1)} of the repeats of the other half over all, and between ${percent(Math.min(...inside))} and ${percent(Math.max(...inside))} in each of ${heldOut.cells.length} cells with 1,000 repeats or more: by score, by largest deck, by both, and by losing cards.`,
    },
    {
      text: 'Whether two games differ by more than chance is not told: a threshold that wrongly reports a change to no more than 1 in 20 players over six games would miss most real changes.',
    },
    {
      table: [
        ['unchanged players told at the second game', 'at least once over six games', 'a change of 10 points found', 'of 20', 'of 30'],
        ...changes,
      ],
    },
  ]
}

const truth = ({ silentHabits }: Findings): Block[] => [
  { heading: 'Truth of what is said', level: 2 },
  {
    text: `Every sentence, named level and verdict about a player rests on counts of the player's own game and is left out if they contradict it; a level is left out if a count of its habit lies on the other side of the median of the 665. ${percent(silentHabits)} of the habits in firm results of these simulated players get no sentence of their own, because no single count shows them or because no level is named. Tests apply the rules of plain reading again; since the product applies them itself, no rate of untrue sentences is claimed from them. Rates come from readings within the project, in which no member of the public took part: 300 sentences of 100 simulated games each time, beside the counts of the games (lab/method-card/blind-reading.csv.gz has the last). Eight readers who saw the sheet and its instructions alone each read one of their own, and what one contradicted was changed before the next; whether a reader was a person or a program was not recorded, so this does not show what people understand. The first three contradicted 3.3, 3.0 and 2.7 %, in 10, 8 and 7 games; the next four 0.7, 0.3, 0.3 and 0.7 %, in 2, 1, 1 and 2. Of the last sheet the reader found 0 contradicted (0.0 %), in 0 games. With 0 of 43 sentences of a kind contradicted, the true rate may still be up to 7 %; another reader may contradict what these accepted.`,
  },
]

const auc = ({ auc: value, low, high }: { auc: number; low: number; high: number }) => `${value} (${low} to ${high})`

const referenceGroup = (): Block[] => [
  { heading: 'The reference group', level: 2 },
  {
    text: `Percentiles compare a player with ${data.n} research volunteers (version ${data.version}, checksum ${data.sha256}). ${data.licence} From 1,000 completed, valid first plays on, an installation may build a table of its own players and put it in force by command, never by itself; the two are never mixed, and the report names the group and its size.`,
  },
  { list: data.sources },
  {
    figure: 'reference-group.svg',
    caption: 'Percentiles of the risk score in the reference group, with the borders of the four categories',
  },
]

const knownGroups = (): Block[] => {
  const { groups, usersAgainstControls, usersAgainstHealthy } = known
  return [
    { heading: 'Known groups', level: 2 },
    {
      text: `The open data hold groups of drug users and their controls. A user scores higher than a control of the same study with a chance (AUC) of ${auc(usersAgainstControls)}, and than any healthy volunteer with ${auc(usersAgainstHealthy)}; 95 % intervals by DeLong et al. (1988, doi:10.2307/2531595). The users were dependent people in protracted abstinence (Ahn et al. 2014, doi:10.3389/fpsyg.2014.00849). The public files hold no gambling variable: this shows that the score responds to a group known to decide differently, not that it finds gambling problems.`,
    },
    { text: gamblingDisorder },
    {
      table: [
        ['group', 'people', 'mean score', 'sd'],
        ...groups.map(({ group, n, meanScore, sdScore }) => [group, String(n), String(meanScore), String(sdScore)]),
      ],
    },
    { figure: 'known-groups.svg', caption: 'Risk categories of the groups in the open data' },
  ]
}

const limits = ({ parallel: { players, means, error } }: Findings): Block[] => [
  { heading: 'Limits', level: 2 },
  {
    list: [
      'An indication from one short game with points, never a diagnosis. It was never validated against gambling disorder.',
      'A repeat can change the category. Single parameters move more than the score.',
      `The nine sets of decks are parallel forms: the mean scores of ${number(players)} simulated volunteers who played all of them lie between ${Math.min(...means).toFixed(1)} and ${Math.max(...means).toFixed(1)} (± ${error.toFixed(1)} each).`,
      'Persistence is shown as betaP·3^(−K), since betaP and K trade off against each other. It recovers at .90 to .92 and hardly better: that is what 80 draws carry, as the exact posterior mean is the best estimate there is, and one in six players has a posterior with more than one hump.',
      'The volunteers were not chosen as gamblers, and played a classic form of the task with other payoffs.',
      'Simulated players follow the model exactly; real people do not. Recovery on people cannot be known.',
      '"High" means riskier choices in this game. A low score does not rule out a problem.',
      `Play at random (the model explains the draws no better than chance does), at an impossible speed (a median reaction below ${plausibleReactionMs} ms) or by a script (all cards reached the server within ${shortestPlay / 1000} s, or within half the time that was sent with them, and those times are no person's) is flagged, and no firm statements are made then. Of play on almost one deck (65 to 72 of 80 cards) with no other flag, score and category are stated, but no habits and no comparison. With 73 or more from one deck the game is refused: there is no result.`,
      'To cite a result, name the version of the program, and those of method, score and comparison group, which each stored result carries.',
      'Reaction times come from browsers: only coarse thresholds are used, never in the risk score.',
      'Messages during the game that name a strategy (hunch, random choices, one deck) may change later choices, and with them the score, by how much was not measured; "slow down" and "halfway" are meant to change pace at most. Their cards and answers are exported, and the provider can allow a declared study to leave them out.',
      'The export can be fitted as it lies: posterior means of the file of 100 simulated players, all nine sets of decks on one scale, correlate with those of the games one by one at .98 or more in all five parameters (npm run soak -- science).',
      'Trials of other people are scored by npm run gamalyze -- validate --data FOLDER, which says of each file what it took, and prints groups, AUC with interval and calibration. The study kit (docs/study-kit.md) says how to plan such a study.',
    ],
  },
]
