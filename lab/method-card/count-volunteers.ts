import { lossEffect } from '../../contract/loss-effect.ts'
import { countDraws } from '../../server/analysis/behaviour.ts'
import { quantile } from '../../server/analysis/posterior/summarise.ts'
import { classicTask } from '../study-kit/trials.ts'
import type { Person } from './population.ts'

type Counts = ReturnType<typeof countDraws>

/** The module of the volunteers' counts that app and server share, `contract/volunteer-counts.ts`, from their first 80 trials. */
export const volunteerCountsModule = (volunteers: readonly Person[], sources: readonly string[]): string => {
  const counts = volunteers.map(({ draws }) => countDraws(draws, classicTask))
  const entries = Object.entries(tables).map(([name, { about, count, tails = [], isDrawn }]) => {
    const ascending = counts.map(count).sort((a, b) => a - b)
    const values = [...quartiles, ...tails].map((share) => `${share}: ${personAt(ascending, shares[share])}`)
    const dots = Array.from({ length: 50 }, (_, i) => Number(quantile(ascending, (2 * i + 1) / 100).toPrecision(4)))
    return `  /** ${about} */\n  ${name}: { ${[...values, ...(isDrawn ? [`fifty: [${dots.join(', ')}]`] : [])].join(', ')} },\n`
  })
  return `// Written by lab/method-card/build-reference.ts from the open data; see \`sources\`.
/**
 * What 665 research volunteers did in their first 80 trials, as people's own values: quartiles, and p02 to p98, which at most such a share
 * of them exceeds. \`fifty\`: the quantiles .01, .03 … .99.
 */
export const volunteerCounts = {\n${entries.join('')}  sources: [${sources.map((source) => `'${source}'`).join(', ')}],\n} as const\n`
}

const shares = { p02: 0.02, p10: 0.1, lower: 0.25, median: 0.5, upper: 0.75, p90: 0.9, p98: 0.98 }
const quartiles = ['lower', 'median', 'upper'] as const

/** The person at a share of the way, or the next one outwards. */
const personAt = (ascending: readonly number[], share: number) => {
  const place = share * (ascending.length - 1)
  return ascending[share < 0.5 ? Math.floor(place) : Math.ceil(place)]
}

const shareStayed = ({ count, stayed }: Counts['wins']) => (count === 0 ? 0.5 : stayed / count)

type Table = { about: string; count: (counts: Counts) => number; tails?: (keyof typeof shares)[]; isDrawn?: boolean }

const tables: Record<string, Table> = {
  losingCards: { about: 'Cards 21–80 from the two losing decks.', count: ({ badCards }) => badCards, tails: ['p02', 'p98'], isDrawn: true },
  lossEffect: {
    about: 'Percentage points by which a deck was left more often after a loss than after a win (the loss effect).',
    count: (counts) => 100 * lossEffect(counts),
    isDrawn: true,
  },
  lossEffectSize: { about: 'The same without its sign.', count: (counts) => Math.abs(100 * lossEffect(counts)) },
  bigWinCards: { about: 'Cards from the two decks with the biggest wins, of 80.', count: ({ bigWinCards }) => bigWinCards },
  frequentWinCards: {
    about: 'Cards from the two decks that win most often, of 80.',
    count: ({ frequentWinCards }) => frequentWinCards,
    tails: ['p02', 'p10', 'p90', 'p98'],
  },
  switches: { about: 'Changes of deck, of 79.', count: ({ switches }) => switches, tails: ['p02', 'p10', 'p90', 'p98'] },
  longestRun: { about: 'Cards of the longest run on one deck.', count: ({ longestRun }) => longestRun, tails: ['p98'] },
  staysAfterWins: {
    about: 'Share of wins after which the deck was kept, 0–1.',
    count: ({ wins }) => shareStayed(wins),
    tails: ['p02', 'p98'],
  },
  staysAfterLosses: {
    about: 'Share of losses after which the deck was kept, 0–1.',
    count: ({ losses }) => shareStayed(losses),
    tails: ['p98'],
  },
}
