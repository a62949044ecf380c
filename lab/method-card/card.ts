import { plausibleReactionMs } from '../../contract/constants.ts'
import { rewardStructuresChecksum } from '../../server/analysis/decks.ts'
import { modelVersion } from '../../server/analysis/model.ts'
import { percentileOf } from '../../server/analysis/numbers.ts'
import repeat from '../../server/analysis/reference/repeat.json' with { type: 'json' }
import data from '../../server/analysis/reference/research-volunteers.json' with { type: 'json' }
import { researchVolunteers } from '../../server/analysis/reference/research-volunteers.ts'
import { repeatOf } from '../../server/analysis/repeat.ts'
import { composite, risk, riskScale, scoreVersion } from '../../server/analysis/risk.ts'
import { shortestPlay } from '../../server/analysis/timing.ts'
import { agentCount } from './agents.ts'
import type { Block } from './block.ts'
import { type Ranked, ranked } from './calibration-study.ts'
import type { Correlation, Findings } from './findings.ts'
import known from './known-groups.json' with { type: 'json' }
import { levels, truth } from './level-blocks.ts'
import { theModel, theTrial } from './model-blocks.ts'
import { groupsFigure, referenceFigure } from './plots.ts'
import { accuracyBlocks, checklistBlocks, criticisms, gamblingDisorder, use, whatThisIsNot } from './reporting.ts'

export type Card = {
  blocks: Block[]
  /** SVG by file name; those of single players are drawn with the study (`card-files.ts`) */
  figures: Record<string, string>
}

/** Builds the method card from the study of simulated players (whose true values are known) and the shipped figures of the open data. */
export const methodCard = (findings: Findings): Card => {
  const figures = {
    'reference-group.svg': referenceFigure(researchVolunteers.tables.riskScore),
    'known-groups.svg': groupsFigure(known.groups as Parameters<typeof groupsFigure>[0]),
  }
  const blocks: Block[] = [
    { heading: 'Method card', level: 1 },
    {
      text: `This card describes how a result is calculated and how reliable it is. Model ${modelVersion}, score ${scoreVersion}. Programs in lab/method-card compute the figures with the product’s own code: build-method-card.ts (simulated players), build-repeat.ts (repeats), words-study.ts (words), build-reference.ts and build-accuracy.ts (open data); the section on models names its own.`,
    },
    ...whatThisIsNot(),
    ...use(),
    ...theScore(),
    ...levels(),
    ...theModel(),
    ...theTrial(),
    ...recovery(findings),
    ...calibration(findings),
    ...truth(),
    ...retest(findings),
    ...decks(findings),
    ...referenceGroup(),
    ...knownGroups(),
    ...accuracyBlocks(),
    ...criticisms(),
    ...limits(),
    ...checklistBlocks(),
  ]
  return { blocks, figures }
}

/** Losing cards 21–80 at which a limit of the score begins or ends. */
const corners = [0, 6, 13, 14, 19, 30, 33, 48]
const surest = 1e6

const theScore = (): Block[] => {
  const { badShare, zApun, composite: sum } = riskScale
  const weight = (part: { badShare: number; zApun: number }) =>
    composite({ ...part, lossEffect: 0 }, riskScale)
      .toFixed(1)
      .replace('0.', '.')
  const most = (cards: number) => risk({ badShare: cards / 60, lossEffect: -1, zApun: -surest }).score
  const least = (cards: number) => risk({ badShare: cards / 60, lossEffect: 1, zApun: surest }).score
  const moments = ({ mean, sd }: { mean: number; sd: number }) => `${mean.toFixed(4).replace('-', '−')} and ${sd.toFixed(4)}`
  return [
    { heading: 'What is computed', level: 2 },
    {
      text: `A game is 80 draws from four prearranged decks, modelled on the Iowa Gambling Task: two win in the long run and two lose. Nine sets of decks differ in which letter has which role, in scale and in order. Their checksum (SHA-256) is ${rewardStructuresChecksum}.`,
    },
    {
      text: `The risk score (0 to 100, ${scoreVersion}) is 50 + 15·(R − mean of R) / sd of R, with R = ${weight({ badShare: badShare.mean + badShare.sd, zApun: zApun.mean })}·zD + ${weight({ badShare: badShare.mean, zApun: zApun.mean - zApun.sd })}·zL. zD is the share of cards 21–80 from losing decks, zL is −zApun, insensitivity to losses as estimated by the model below, each minus the mean of the 665 volunteers and divided by their sd (share ${moments(badShare)}, zApun ${moments(zApun)}, R ${moments(sum)}). Where zL is below 0 it counts with the weight (LE + .3) / .3, between 0 and 1: LE is the share of wins after which the deck was kept less that of losses, with one stay and one change added to each. Whoever stays more after losses than after wins gets little credit for a model that finds the contrary.`,
    },
    {
      text: 'The number of losing cards also limits the score (linear interpolation between the points below); one more card moves a limit by at most 2 points. Weights and limits were chosen on the people in *Accuracy at the borders of the categories*.',
    },
    {
      table: [
        ['losing cards of the last 60', ...corners.map(String), '60'],
        ['at most', ...[...corners, 60].map((cards) => most(cards).toFixed(0))],
        ['at least', ...[...corners, 60].map((cards) => least(cards).toFixed(0))],
      ],
    },
  ]
}

const recovery = ({ volunteers, prior }: Findings): Block[] => [
  { heading: 'Recovery', level: 2 },
  {
    text: `Of the model’s parameters only z2 is used. ${number(volunteers.players)} simulated players, drawn from the posteriors of the reference group (${number(agentCount)} draws; the first ${number(volunteers.players - agentCount)} are used twice), played one game each on our decks: the true z2 and zApun correlate ${withError(volunteers.all)}, ${withError(volunteers.firm)} for the ${percent(volunteers.firmPlayers / volunteers.players)} whose result has no flag; of ${number(prior.players)} players of the prior ${withError(prior.all)}. The 80 % interval contains the true value in ${percent(volunteers.coverage, 1)} and ${percent(prior.coverage, 1)}. ± is one standard error. For players of the prior no other estimate from the same draws would do better. People are not players of this model, and their own value is never known; recovery of what levels say is in *Levels*.`,
  },
  { figure: 'recovery.svg', caption: 'True (across) and estimated (up) z2 of simulated players' },
]

const withError = ({ r, error }: Correlation) => `${r.toFixed(3)}\u00a0±\u00a0${error.toFixed(3)}`
const percent = (share: number, digits = 0) => `${(100 * share).toFixed(digits)} %`
const number = (value: number) => value.toLocaleString('en')

const rankedNames: Record<Ranked, string> = {
  arew: 'z1, learning from wins',
  apun: 'z2, learning from losses',
  k: 'z3, decay of perseverance',
  betaF: 'z4, win frequency',
  betaP: 'z5, perseverance',
  score: 'risk score, with z2 unknown',
  logLikelihood: 'log likelihood of the draws',
}

const calibration = ({ calibration: { players, band, largest, spread, evidence } }: Findings): Block[] => {
  const outside = ranked.filter((name) => largest[name] > band).map((name) => rankedNames[name])
  const within = ({ found, error }: { found: number; error: number }) => `${found.toFixed(3)}\u00a0±\u00a0${error.toFixed(3)}`
  return [
    { heading: 'Calibration', level: 2 },
    {
      text: `Simulation-based calibration (Talts et al. 2018, doi:10.48550/arXiv.1804.06788; Modrák et al. 2023, doi:10.1214/23-BA1404): ${number(players)} players drawn from the prior play one game each. If the posterior is correct, the rank of the true value in it is uniform. 95 % of uniform samples stay within ${band.toFixed(2)} standard errors of uniform everywhere at once (Säilynoja et al. 2022, doi:10.1007/s11222-022-10090-6); farthest off are ${ranked.map((name) => `${rankedNames[name]} ${largest[name].toFixed(2)}`).join(', ')}.${outside.length === 0 ? '' : ` Outside: ${outside.join(', ')}.`}`,
    },
    {
      text: `Width: the mean square of the ranks as normal scores is ${within(spread)}, and 1 if posteriors are as wide as their errors. Evidence: the mean probability that draws are of a player of the model is ${percent(evidence.ofPlayers, 1)} for such players and ${percent(evidence.ofChance, 1)} for ${number(evidence.games)} who press at random; if the log evidence is correct, the two add up to 100 % apart from chance (±\u00a0${percent(1.96 * evidence.error, 1)}).`,
    },
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
  const { repeats, players, retest, heldOut, change, ownSd, decks } = repeat
  const { all, cells, least, most } = heldOut
  const [first, careful] = change.map(({ ever, found }) => ({ ever: percent(ever), found: percent(found) }))
  const middle = 50
  const place = (score: number) => Math.round(percentileOf(researchVolunteers.tables.riskScore, score))
  const [low, high] = repeatOf(middle, 0).range
  return [
    {
      text: `People are not the same every day. The ranges come from players with an independent deviation in each session, so large that two scores correlate ${retest.r.toFixed(2)} (an assumption, after retests of the task on people; the standard error of one score is then ${retest.error.toFixed(1)} points). That is a mean: a player’s own sd over seven games is ${ownSd[0]} points or less in a tenth of them, ${ownSd[1]} or less in half, and ${ownSd[2]} or more in a tenth, so the ranges are too narrow for some and too wide for others. This score itself was never retested on people.`,
    },
    {
      text: `Where 8 of 10 simulated repeats fall, and how many stay in the same category, by the score of the first game (down) and the cards from its most chosen deck (across); ${number(repeats)} repeats of ${number(players)} simulated volunteers; neighbouring scores are included, more of them where scores are rare.`,
    },
    {
      table: [
        ['score', ...decks.map(({ from }, i) => (decks[i + 1] ? `${from} to ${decks[i + 1]!.from - 1} cards` : `${from} or more`))],
        ...shownScores.map((score) => [
          String(score),
          ...decks.map(({ low, high, same }) => `${low[score]} to ${high[score]}, ${percent(same[score] ?? 0)}`),
        ]),
      ],
    },
    {
      text: `Ranges from one half of the players contain ${percent(all.inside, 1)} of the repeats of the other half overall, and between ${percent(least.inside)} and ${percent(most.inside)} in each of ${cells} cells with 1,000 repeats or more: by score, by largest deck, by both, and by losing cards.`,
    },
    {
      text: `**A percentile has this range too.** It is derived from the score, so the ends of the range are shown as percentiles beside it: ${middle} points are the ${place(middle)}th percentile, and 8 of 10 repeats lie from the ${place(low)}th to the ${place(high)}th. A percentile to 1 % alone would be more precise than one game can be.`,
    },
    {
      text: `The test does not say whether two games differ by more than chance. A threshold that wrongly reports a change to 1 in 20 unchanged players at each game does so to ${first?.ever} at least once over six games and finds a change of 20 points in ${first?.found} of cases; one that does so to ${careful?.ever} over six games finds it in ${careful?.found}.`,
    },
  ]
}

const decks = ({ decks: { players, people, classic, ours, many } }: Findings): Block[] => {
  const names = Object.keys(people) as (keyof typeof people)[]
  return [
    { heading: 'Our decks and the volunteers’ cards', level: 2 },
    {
      text: `The volunteers played a classic form of the task, with fewer losses. How this affects people is not known. ${number(players)} simulated players (orl-stay, population of the 665) played on the cards of the volunteers’ own studies and, with the same chances, on each of our nine sets; medians of counts, and the mean score:`,
    },
    {
      table: [
        ['', ...names, 'mean score'],
        ['the volunteers themselves', ...names.map((name) => String(people[name])), ''],
        ...Object.entries({ 'players on their cards': classic, 'players on our decks': ours }).map(([name, games]) => [
          name,
          ...names.map((count) => String(games[count])),
          games.meanScore.toFixed(1),
        ]),
      ],
    },
    {
      text: `Our decks bring more losses; the behaviour of such players, and their score, stay the same. The nine sets are similar, not equal: ${number(many.players)} players take ${Math.min(...many.losingCards).toFixed(1)} to ${Math.max(...many.losingCards).toFixed(1)} losing cards on them on average, which is ${many.points.toFixed(1)} points of score between the extremes before limits. The score is not corrected for this.`,
    },
  ]
}

const auc = ({ auc: value, low, high }: { auc: number; low: number; high: number }) => `${value} (${low} to ${high})`

const referenceGroup = (): Block[] => [
  { heading: 'The reference group', level: 2 },
  {
    text: `Percentiles compare a player with ${data.n} research volunteers (version ${data.version}, checksum ${data.sha256}). ${data.licence} With 1,000 completed, valid first plays or more, an installation can build a table of its own players and activate it with a command; it is never activated automatically. The two are never mixed, and the report names the group and its size.`,
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
      text: `The open data contain groups of drug users and their controls. A user scores higher than a control of the same study with a chance (AUC) of ${auc(usersAgainstControls)}, and than any healthy volunteer with ${auc(usersAgainstHealthy)}; 95 % intervals by DeLong et al. (1988, doi:10.2307/2531595). The users were dependent people in protracted abstinence (Ahn et al. 2014, doi:10.3389/fpsyg.2014.00849). The public files contain no gambling variable: this shows that the score responds to a group known to decide differently, not that it finds gambling problems.`,
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

const limits = (): Block[] => [
  { heading: 'Limits', level: 2 },
  {
    list: [
      'An indication from one short game with points, never a diagnosis. It was never validated against gambling disorder.',
      'A repeat can change the category.',
      'Simulated players follow a model exactly; real people do not.',
      '"High" means riskier choices in this game. A low score does not rule out a problem.',
      `Play at random (the model explains the draws no better than chance does), at an impossible speed (a median reaction below ${plausibleReactionMs} ms) or by a script (all cards reached the server within ${shortestPlay / 1000} s, or within half the time that was sent with them, and those times are no person's) is flagged, and no firm statements are made then. For play on almost a single deck (65 to 72 of 80 cards) with no other flag, score and category are stated, but no habits and no comparison. With 73 or more from one deck the game is refused: there is no result.`,
      'To cite a result, name the versions of the program, method, score and comparison group, which are stored with each result.',
      'Reaction times come from browsers: only coarse thresholds are used, never in the risk score.',
      'Messages during the game that name a strategy (hunch, random choices, one deck) may change later choices and thus the score; by how much has not been measured; "slow down" and "halfway" are meant to change only the pace. Their cards and answers are exported, and the provider can allow a declared study to leave them out.',
      'The export can be fitted as it is: posterior means of the file of 100 simulated players, all nine sets of decks on one scale, correlate with those of the games one by one at .98 or more in all five parameters (npm run soak -- science).',
      'To score data from other studies, run npm run gamalyze -- validate --data FOLDER; it reports for each file what was used, and prints groups, AUC with interval and calibration. The study kit (docs/study-kit.md) says how to plan such a study.',
    ],
  },
]
