import { deckSymbols, stackTypes } from '../../contract/constants.ts'
import { volunteerCounts } from '../../contract/volunteer-counts.ts'
import type { SetTexts } from '../../i18n/set-texts.ts'
import { type Decks, decksOf } from '../../server/analysis/behaviour.ts'
import { chooseAdvice } from '../../server/analysis/choose-advice.ts'
import { guessClaims } from '../../server/analysis/claims/guess.ts'
import { guessAccuracy } from '../../server/analysis/guess.ts'
import { researchVolunteers } from '../../server/analysis/reference/research-volunteers.ts'
import type { Draw, GameAnalysis } from '../../server/analysis/types.ts'
import type { LoadedOperator } from '../../server/operators/load-operator.ts'
import { withFact } from '../../server/report/load-full-report.ts'
import { type FullReport, reportDocument } from '../../server/report/report-data.ts'
import { count } from './plain-counts.ts'

/** A game with its analysis and the guess of its player. */
export type SheetGame = { draws: readonly Draw[]; structureId: number; analysis: GameAnalysis; guess: number }

/** The whole report of a game, as the store gives it. */
export const fullReportOf = ({ draws, structureId, analysis, guess }: SheetGame, cardColors: readonly string[]): FullReport => {
  const { results, score } = analysis
  const time = Date.UTC(2026, 0, 1)
  const guessed = { risk_guess: guess, risk_score: results.risk_score, time, guess_accuracy: guessAccuracy(guess, results) }
  return {
    results: withFact(results, researchVolunteers),
    riskGuess: { ...guessed, claims: guessClaims(analysis, guessed) },
    advice: chooseAdvice(analysis, guess),
    draws: draws.map(({ choice, outcome }, turn) => ({
      id: '00000000-0000-4000-8000-000000000000',
      time: time + 2000 * turn,
      reaction_time: 1000,
      selection_id: turn + 1,
      stack_type: stackTypes[choice] ?? 'a',
      card_placement: choice,
      reward_structure_id: structureId,
      card_color: cardColors[choice] ?? '',
      card_value: outcome,
    })),
    score,
    playedAt: time,
  }
}

/** `whole`: one statement, though of two sentences. `general`: the same in every report. */
type Text = string | null | { whole: string } | { general: string }
type Section = { title: string; texts: readonly Text[] }

/** Every text of a report that a player reads in it, on screen or in the PDF, in their order, by heading. */
const sectionsOf = (report: FullReport, operator: LoadedOperator, texts: SetTexts): Section[] => {
  const { data } = reportDocument(report, operator, texts, 'https://gamalyze.example/method-card')
  const { verdict, gauge, why, others, profile, advice, game, method } = data
  const general = (text: string): Text => ({ general: text })
  const whole = (text: string): Text => ({ whole: text })
  return [
    {
      title: 'The result',
      texts: [verdict.headline, gauge && whole(gauge.alt), verdict.lead, verdict.doubt, ...verdict.lists.flatMap(({ items }) => items)],
    },
    ...(why && others
      ? [
          {
            title: why.title,
            texts: [
              whole(`${why.cards.name}: ${why.cards.points}. ${why.cards.alt}. ${why.cards.key}`),
              whole(
                `${why.losses.name}: ${why.losses.points}. ${why.losses.bars.map(({ label, words }) => `${label} ${words}`).join(', ')}`,
              ),
              whole(`${why.average} ${why.sum}`),
              ...why.limits,
              ...why.counted.texts,
            ],
          },
          {
            title: others.title,
            texts: [
              whole(others.alt),
              others.sentence,
              others.range && whole(others.range),
              others.striking,
              others.guessSentence,
              others.group,
            ],
          },
        ]
      : []),
    ...(profile?.reason ? [{ title: profile.title, texts: [profile.reason] }] : []),
    ...(profile?.traits ?? []).map(
      ({ name, level, sureness, steps, explanation, text }): Section => ({
        title: name,
        texts: [
          level && whole(`${name}: ${sureness ? `${level}, ${sureness}` : level}`),
          steps && whole(`${name}: ${steps.to === steps.full ? steps.full : `${steps.full} to ${steps.to}`} of ${steps.of} steps`),
          text,
          general(explanation),
        ],
      }),
    ),
    { title: advice.title, texts: [general(advice.intro)] },
    ...advice.tips.map(({ title, text, reason }) => ({ title, texts: [general(text), reason && whole(`${advice.why} ${reason}`)] })),
    { title: game.title, texts: [game.amount, general(game.note), game.alt, game.marked] },
    ...method.paragraphs.map(({ title, text }) => ({ title, texts: [general(text)] })),
  ]
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)

const percent = (part: number, of: number) => (of === 0 ? '–' : `${Math.round((100 * part) / of)} %`)

/** The game itself: its decks, cards and every count that a sentence may rest on. */
const gameLines = ({ draws, structureId, analysis, guess }: SheetGame, { root: { game } }: SetTexts): string[] => {
  const decks: Decks = decksOf(structureId)
  const c = count({ draws, ...decks })
  const { medianReactionTime, duration } = analysis.behaviour
  const deckLine = (deck: number) => {
    const own = draws.filter(({ choice }) => choice === deck)
    const words = [decks.isBad[deck] ? 'loses' : 'wins', decks.winsOften[deck] ? 'rarely, by much' : 'often, by little']
    const total = own.reduce((sum, { outcome }) => sum + outcome, 0)
    const [wins, losses] = [own.filter(({ outcome }) => outcome > 0).length, own.filter(({ outcome }) => outcome < 0).length]
    const name = game[deckSymbols[deck] ?? 'wave']()
    const sums = `${own.length} cards, ${wins} wins, ${losses} losses, ${total} points`
    return `  ${deck + 1} ${name}: in the long run ${words[0]}; has losses ${words[1]}. ${sums}.`
  }
  const [leftWins, leftLosses] = [c.wins - c.stayedWins, c.losses - c.stayedLosses]
  return [
    'Decks:',
    ...[0, 1, 2, 3].map(deckLine),
    'Cards (deck and points):',
    ...[0, 20, 40, 60].map((from) => {
      const row = draws.slice(from, from + 20).map(({ choice, outcome }) => `${choice + 1}${outcome < 0 ? '' : '+'}${outcome}`)
      return `  ${from + 1}–${from + 20}: ${row.join(' ')}`
    }),
    'Counts:',
    `  Cards 21–80 from the two losing decks: ${c.losingCards} of 60`,
    `  Cards from the two decks that win most often: ${c.frequentWins} of 80`,
    `  After a win: stayed ${c.stayedWins}, left ${leftWins} of ${c.wins} (stayed ${percent(c.stayedWins, c.wins)})`,
    `  After a loss: stayed ${c.stayedLosses}, left ${leftLosses} of ${c.losses} (stayed ${percent(c.stayedLosses, c.losses)})`,
    `  Left after losses less left after wins, percentage points: ${Number.isNaN(c.difference) ? '–' : Math.round(100 * c.difference)}`,
    `  Changes of deck: ${c.switches} of 79`,
    `  Longest run on one deck: ${c.run}; most cards from one deck: ${c.mostFromOneDeck}`,
    `  Within three cards after a loss on a losing deck: ${c.chased.draws} cards, ${c.chased.bad} of them from losing decks`,
    `  Points: began with 2000, ended with ${2000 + c.net} (${c.net})`,
    ...(medianReactionTime === null || duration === null
      ? []
      : [`  Time: half of the cards ${Math.round(medianReactionTime) / 1000} s or less each, the whole game ${Math.round(duration)} s`]),
    `  The player's own guess of the score: ${guess}`,
  ]
}

/**
 * A report as a reader of the sheet gets it: the game, and below it every sentence of the report with a number of its own. Those that stand
 * in every report have a g in it, so that a rate can be told without them.
 */
export const sheetOf = (game: SheetGame, number: number, operator: LoadedOperator, texts: SetTexts): string => {
  const last = { own: 0, general: 0 }
  const own = (sentence: string) => `${number}.${++last.own} ${sentence}`
  const linesOf = (text: Text): string[] => {
    if (text === null) return []
    if (typeof text === 'string') return sentencesOf(text).map(own)
    if ('whole' in text) return [own(text.whole)]
    return sentencesOf(text.general).map((sentence) => `${number}.g${++last.general} ${sentence}`)
  }
  const sections = sectionsOf(fullReportOf(game, operator.view.cardColors), operator, texts)
  const lines = sections.flatMap(({ title, texts: paragraphs }) => ['', `[${title}]`, ...paragraphs.flatMap(linesOf)])
  return [`=== Report ${number} ===`, '', ...gameLines(game, texts), ...lines, ''].join('\n')
}

const quantileNames = ['p02', 'p10', 'lower', 'median', 'upper', 'p90', 'p98'] as const
const countNames = {
  losingCards: 'Cards 21–80 from the two losing decks, of 60',
  frequentWinCards: 'Cards from the two decks that win most often, of 80',
  staysAfterWins: 'Share of wins after which the deck was kept',
  staysAfterLosses: 'Share of losses after which the deck was kept',
  lossEffect: 'Left after losses less left after wins, percentage points',
  switches: 'Changes of deck, of 79',
  longestRun: 'Longest run on one deck',
} as const

/** What a reader is told before the first report. */
export const instructions = (reports: number): string => {
  const row = (name: keyof typeof countNames) => {
    const values: Partial<Record<string, unknown>> = volunteerCounts[name]
    const cells = quantileNames.map((quantile) =>
      typeof values[quantile] === 'number' ? `${Math.round(100 * values[quantile]) / 100}` : '',
    )
    return `${countNames[name].padEnd(60)}${cells.map((cell) => cell.padStart(8)).join('')}`
  }
  const heads = ['2 %', '10 %', '25 %', '50 %', '75 %', '90 %', '98 %'].map((cell) => cell.padStart(8))
  return `HOW TO READ THESE ${reports} REPORTS

Somebody played a game of 80 cards from four decks. Two decks lose points in the long run and two win; in each pair one has small
losses often, the other big ones rarely. The score is 0 (no risk) to 100. Afterwards the player got the report below. You see the game
that was really played, every count of it, and then every sentence of the report, numbered. Judge each sentence as a careful reader who
can look at the cards. Headings in [brackets] are the report's own; what a sentence means may depend on the heading above it.

Mark each sentence that is not simply true, one line each:   number | untrue or misleading | why
- untrue: the cards, the counts or the volunteers' counts below say otherwise, or another sentence of the same report does.
- misleading: true by the letter, but a player would take from it something that the cards do not show.
What you do not mark counts as true. Numbers with a g stand in every report: mark such a sentence once at most. General advice, and what
the game alone cannot show (such as what simulated games do), you may take as true if nothing in the report contradicts it.

"Volunteers" are 665 people who played such a game. What they did: at most this share of them had less.
${' '.repeat(60)}${heads.join('')}
${(Object.keys(countNames) as (keyof typeof countNames)[]).map(row).join('\n')}

Read every report to its end, and alone. No rule of how it was made is known to you, and none is needed.
`
}
