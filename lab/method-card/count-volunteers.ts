import { lossEffect } from '../../contract/loss-effect.ts'
import { countDraws } from '../../server/analysis/behaviour.ts'
import { classicTask } from '../study-kit/trials.ts'
import type { Person } from './population.ts'

type Counts = ReturnType<typeof countDraws>

/** The module of the volunteers' counts that app and server share, `contract/volunteer-counts.ts`, from their first 80 trials. */
export const volunteerCountsModule = (volunteers: readonly { person: Person }[], sources: readonly string[]): string => {
  const counts = volunteers.map(({ person }) => countDraws(person.draws, classicTask))
  const entries = Object.entries(tables).map(([name, [about, count, tails = []]]) => {
    const ascending = counts.map(count).sort((a, b) => a - b)
    const values = [...quartiles, ...tails].map((share) => `${share}: ${personAt(ascending, shares[share])}`)
    return `  /** ${about} */\n  ${name}: { ${values.join(', ')} },\n`
  })
  return `// Written by lab/method-card/build-reference.ts from the open data; see \`sources\`.
/** What 665 volunteers did in 80 trials, as people's own values: quartiles, and p02 to p98, which at most that share exceeds. */
export const volunteerCounts = {\n${entries.join('')}  sources: [${sources.map((source) => `'${source}'`).join(', ')}],\n} as const\n`
}

const shares = { p02: 0.02, p10: 0.1, lower: 0.25, median: 0.5, upper: 0.75, p90: 0.9, p98: 0.98 }
const quartiles = ['lower', 'median', 'upper'] as const
const allTails = ['p02', 'p10', 'p90', 'p98'] satisfies (keyof typeof shares)[]

/** The person at a share of the way, or the next one outwards. */
const personAt = (ascending: readonly number[], share: number) => {
  const place = share * (ascending.length - 1)
  return ascending[share < 0.5 ? Math.floor(place) : Math.ceil(place)]
}

const shareStayed = ({ count, stayed }: Counts['wins']) => (count === 0 ? 0.5 : stayed / count)

/** What each table is about, its count, and the shares it has beside the quartiles. */
const tables: Record<string, [about: string, count: (counts: Counts) => number, tails?: (keyof typeof shares)[]]> = {
  losingCards: ['Cards 21–80 from the two losing decks.', ({ badCards }) => badCards, ['p02', 'p98']],
  lossEffect: [
    'Percentage points by which a deck was left more often after a loss than after a win (the loss effect).',
    (counts) => 100 * lossEffect(counts),
  ],
  lossEffectSize: ['The same without its sign.', (counts) => Math.abs(100 * lossEffect(counts))],
  frequentWinCards: ['Cards from the two decks that win most often, of 80.', ({ frequentWinCards }) => frequentWinCards, allTails],
  switches: ['Changes of deck, of 79.', ({ switches }) => switches, allTails],
  longestRun: ['Cards of the longest run on one deck.', ({ longestRun }) => longestRun, ['p98']],
  staysAfterWins: ['Share of wins after which the deck was kept, 0–1.', ({ wins }) => shareStayed(wins), ['p02', 'p98']],
  staysAfterLosses: ['Share of losses after which the deck was kept, 0–1.', ({ losses }) => shareStayed(losses), ['p98']],
}
