import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Assessment, assess } from '../../server/analysis/assess.ts'
import { firstLateDraw, longestRun, stays } from '../../server/analysis/behaviour.ts'
import { modelVersion } from '../../server/analysis/model.ts'
import { usualEffort } from '../../server/analysis/posterior/sample-posterior.ts'
import { quantile } from '../../server/analysis/posterior/summarise.ts'
import { percentileTables } from '../../server/analysis/reference/build-reference-group.ts'
import { composite, type RiskScale, risk, scoreVersion } from '../../server/analysis/risk.ts'
import { compactJson } from './compact-json.ts'
import { groupSummaries, type KnownGroup } from './known-groups.ts'
import { type Person, readPopulation } from './population.ts'

/**
 * Makes the shipped comparison group, the scale of the risk score, the volunteers' counts and the figures of the known groups from the
 * open population data: `node lab/method-card/build-reference.ts FOLDER`. Takes minutes: the posteriors are drawn more finely than for a player.
 */
const [folder] = parseArgs({ allowPositionals: true }).positionals
if (folder === undefined) {
  console.error('Usage: node lab/method-card/build-reference.ts FOLDER (with steingroever2015/ and ahn2014/)')
  process.exit(2)
}

const effort = { ...usualEffort, aim: 10_000 }
/** The classic task: decks A and B cost points in the long run, payscale 100. */
const badDecks = [true, true, false, false]
const sources = [
  'Steingroever et al. (2015), Journal of Open Psychology Data 3(1) e5, doi:10.5334/jopd.ak: 617 healthy adults',
  'Ahn et al. (2014), Frontiers in Psychology 5:849, doi:10.3389/fpsyg.2014.00849: 48 controls, 38 amphetamine users, 43 heroin users',
]
const licence = 'Derived figures with citation. The licence of the rows could not be confirmed; no row is contained here.'

type Assessed = { person: Person; group: KnownGroup; assessment: Assessment }

/** Means and sds (of the 665 themselves, not of a wider population they were drawn from). */
const scaleOf = (people: readonly Assessment[]): RiskScale => {
  const moments = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return { mean, sd: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) }
  }
  const parts = { badShare: moments(people.map(({ badShare }) => badShare)), zApun: moments(people.map(({ zApun }) => zApun)) }
  return { ...parts, composite: moments(people.map((person) => composite(person, parts))) }
}

const countsOf = (people: readonly Assessed[]) => {
  const table = (about: string, count: (one: Assessed) => number) => {
    const ascending = people.map(count).sort((a, b) => a - b)
    const at = (share: number) => quantile(ascending, share)
    const short = (value: number) => Number(value.toPrecision(4))
    // Quartiles are people's own values, which others may equal: they are not rounded.
    return { about, quartiles: [at(0.25), at(0.5), at(0.75)], fifty: Array.from({ length: 50 }, (_, i) => short(at((2 * i + 1) / 100))) }
  }
  const deckChanges = ({ draws }: Person) => draws.map((draw, t) => t > 0 && draw.choice !== draws[t - 1]?.choice)
  return {
    losingCards: table(
      'Cards 21–80 from the two losing decks.',
      ({ assessment, person }) => assessment.badShare * (person.draws.length - firstLateDraw),
    ),
    lossEffect: table(
      'Percentage points by which a deck was left more often after a loss than after a win (the loss effect).',
      ({ assessment }) => 100 * assessment.lossEffect,
    ),
    // Nobody draws it.
    lossEffectSize: { ...table('The same without its sign.', ({ assessment }) => Math.abs(100 * assessment.lossEffect)), fifty: [] },
    switches: table('Changes of deck, of 79.', ({ person }) => deckChanges(person).filter(Boolean).length),
    longestRun: table('Cards of the longest run on one deck.', ({ person }) => longestRun(deckChanges(person))),
    staysAfterLosses: table('Share of losses after which the deck was kept, 0–1.', ({ person }) => {
      const { losses } = stays(person.draws)
      return losses.count === 0 ? 0.5 : losses.stayed / losses.count
    }),
  }
}

/** The module that app and server share. */
const countsText = (counts: ReturnType<typeof countsOf>): string => {
  const entries = Object.entries(counts).map(([name, { about, quartiles, fifty }]) => {
    const list = (values: readonly number[]) => `[${values.join(', ')}]`
    const dots = fifty.length === 0 ? '' : `    fifty: ${list(fifty)},\n`
    return `  /** ${about} */\n  ${name}: {\n    quartiles: ${list(quartiles)},\n${dots}  },\n`
  })
  const head = `// Written by lab/method-card/build-reference.ts from the open data; see \`sources\`.
/** What 665 research volunteers did in their first 80 trials: quartiles, and the quantiles .01, .03 … .99. */
export const volunteerCounts = {\n`
  return `${head}${entries.join('')}  sources: [${sources.map((source) => `'${source}'`).join(', ')}],\n} as const\n`
}

const write = (name: string, value: unknown): void => {
  writeFileSync(new URL(`../../${name}`, import.meta.url), compactJson(value))
  console.log(`${name} written`)
}

const assessed: Assessed[] = readPopulation(folder).map((person) => ({
  person,
  group: person.group,
  assessment: assess(person.draws, 100, badDecks, effort),
}))
const volunteers = assessed.filter(({ group }) => group === 'healthy' || group === 'control')
const riskScale = scaleOf(volunteers.map(({ assessment }) => assessment))
const tables = percentileTables(
  volunteers.map(({ assessment }) => {
    const { summary } = assessment.posterior
    return {
      arew: summary.arew.mean,
      apun: summary.apun.mean,
      betaF: summary.betaF.mean,
      persistence: summary.persistence.mean,
      riskScore: risk(assessment, riskScale).score,
      chasing: assessment.chasing,
    }
  }),
)

write('server/analysis/reference/research-volunteers.json', {
  name: 'research-volunteers',
  version: 'volunteers-3',
  n: volunteers.length,
  modelVersion,
  scoreVersion,
  measure: 'Percentiles 1 to 99 of posterior means, risk score and post-loss chasing; first 80 trials, payscale 100.',
  sources,
  licence,
  riskScale,
  sha256: createHash('sha256').update(JSON.stringify(tables)).digest('hex'),
  tables,
})
writeFileSync(new URL('../../contract/volunteer-counts.ts', import.meta.url), countsText(countsOf(volunteers)))
write('lab/method-card/known-groups.json', {
  modelVersion,
  scoreVersion,
  sources,
  licence,
  ...groupSummaries(assessed.map(({ group, assessment }) => ({ group, riskScore: risk(assessment, riskScale).score }))),
})
