import { readFileSync, writeFileSync } from 'node:fs'
import Papa from 'papaparse'
import { startScore } from '../../contract/constants.ts'
import { claimSentence, claimsOf } from '../../i18n/claim-sentence.ts'
import { loadSetTexts, type SetTexts } from '../../i18n/set-texts.ts'
import { asPlayed } from '../../scripts/build-scenes.ts'
import { analyseGame } from '../../server/analysis/analyse-game.ts'
import { AnalysisError } from '../../server/analysis/analysis-error.ts'
import { decksOf } from '../../server/analysis/behaviour.ts'
import { chooseAdvice } from '../../server/analysis/choose-advice.ts'
import { guessClaims } from '../../server/analysis/claims/guess.ts'
import { guessAccuracy } from '../../server/analysis/guess.ts'
import { type Random, sfc32 } from '../../server/analysis/random.ts'
import { researchVolunteers } from '../../server/analysis/reference/research-volunteers.ts'
import type { Draw, GameAnalysis } from '../../server/analysis/types.ts'
import { profileData } from '../../server/report/profile-data.ts'
import { type AgentPoint, volunteerAgents } from '../method-card/agents.ts'
import { count } from '../method-card/plain-counts.ts'
import { playAgent } from '../method-card/play-agent.ts'
import { playPolicy, strangePolicy } from '../method-card/strange-players.ts'

/**
 * The blind reading of what players are told. `node lab/bench/blind-reading.ts sheet FOLDER` (open data) writes 300 sentences with the plain counts
 * of their games; somebody who has not seen our rules fills the column `reading` with contradicted, not or cannot tell; then
 * `node lab/bench/blind-reading.ts rate FILE` computes the rates. `lab/bench/blind-reading/README.md` is for the reader.
 */
const sheet = new URL('blind-reading/sheet.csv', import.meta.url)
const seed = 20_261_135
const games = 100
const sentencesOfGame = 3
const kinds = ['level', 'habit', 'verdict', 'part', 'guess', 'reason', 'count'] as const
const readings = ['contradicted', 'not', 'cannot tell'] as const

type Kind = (typeof kinds)[number]
type Sentence = { kind: Kind; text: string }

const below = (end: number, random: Random) => Math.floor(random() * end)

/** Two of three games are of simulated volunteers, the third is of a strange strategy. */
const draw = (agents: readonly AgentPoint[], game: number, structure: number, random: Random): Draw[] =>
  game % 3 < 2
    ? playAgent(agents[below(agents.length, random)] ?? [], structure, random)
    : playPolicy(strangePolicy(random), [0, 0.2][below(2, random)] ?? 0, structure, random)

/** Sentences of a game as the screen says them in English, without those that no count of one game can deny. */
const sentencesOf = (analysis: GameAnalysis, guess: number, texts: SetTexts): Sentence[] => {
  const { results } = analysis
  const stored = { risk_guess: guess, risk_score: results.risk_score, time: 0, guess_accuracy: guessAccuracy(guess, results) }
  const claims = [...results.claims, ...guessClaims(analysis, stored), ...chooseAdvice(analysis, guess).claims].filter(
    ({ key }) => !/^verdict_(repeat|towards|higher|lower)|^habit_.*_(neutral|split)$|^reason_(for_everyone|whole_pattern)/.test(key),
  )
  const unnamed = texts.root.feedback.split()
  const levels = profileData(results, texts, 4).traits.filter(({ level }) => level !== unnamed)
  return [
    ...levels.map(
      ({ name, level, sureness }): Sentence => ({ kind: 'level', text: [`${name}: ${level}`, sureness].filter(Boolean).join(', ') }),
    ),
    ...kinds.flatMap((kind) => claimsOf(claims, `${kind}_`).map((claim): Sentence => ({ kind, text: claimSentence(claim, texts) }))),
  ]
}

/** The game in plain counts; decks are named by what they are: W1 and W2 win in the long run, L1 and L2 lose. */
const plainCounts = (draws: readonly Draw[], structure: number) => {
  const decks = decksOf(structure)
  const c = count({ draws, ...decks })
  const nth = { W: 0, L: 0 }
  const names = decks.isBad.map((bad) => (bad ? `L${++nth.L}` : `W${++nth.W}`))
  const ofDeck = (name: string) => draws.filter(({ choice }) => names[choice] === name).length
  return {
    order: draws.map(({ choice, outcome }) => `${names[choice]}${outcome < 0 ? '' : '+'}${outcome}`).join(' '),
    ...Object.fromEntries(['W1', 'W2', 'L1', 'L2'].map((name) => [`cards ${name}`, ofDeck(name)])),
    'cards 21-80 from L1 and L2': c.losingCards,
    'cards from the two decks with rare losses': c.frequentWins,
    'wins followed by a card': c.wins,
    'of these stayed': c.stayedWins,
    'losses followed by a card': c.losses,
    'of those stayed': c.stayedLosses,
    'changes of deck (of 79)': c.switches,
    'longest run': c.run,
    'final points': startScore + c.net,
  }
}

const analyse = (draws: readonly Draw[], structure: number): GameAnalysis | undefined => {
  try {
    return analyseGame(asPlayed(draws, structure), researchVolunteers)
  } catch (error) {
    if (error instanceof AnalysisError && error.code === 'single_deck') return undefined
    throw error
  }
}

const writeSheet = async (folder: string): Promise<void> => {
  const agents = volunteerAgents(folder)
  const texts = await loadSetTexts('eng')
  const rows: Record<string, string | number>[] = []
  const countOfKind = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  for (let game = 0, attempts = 0; game < games; attempts++) {
    const random = sfc32(seed, attempts, 0, 0)
    const structure = below(9, random)
    const draws = draw(agents, game, structure, random)
    const guess = 10 * below(11, random)
    const analysis = analyse(draws, structure)
    if (!analysis) continue
    const left = sentencesOf(analysis, guess, texts)
    for (let i = 0; i < sentencesOfGame; i++) {
      // The kind that has had the fewest, so that all are drawn alike.
      const open = kinds.filter((kind) => left.some((one) => one.kind === kind)).sort((a, b) => countOfKind[a] - countOfKind[b])
      const candidates = left.filter(({ kind }) => kind === open[0])
      const candidate = candidates[below(candidates.length, random)]
      if (!candidate) throw new Error(`game ${attempts} has too few sentences`)
      left.splice(left.indexOf(candidate), 1)
      countOfKind[candidate.kind]++
      const { risk_score: score } = analysis.results
      rows.push({
        number: rows.length + 1,
        game: game + 1,
        kind: candidate.kind,
        sentence: candidate.text,
        reading: '',
        guess,
        score,
        ...plainCounts(draws, structure),
      })
    }
    game++
  }
  writeFileSync(sheet, `${Papa.unparse(rows, { newline: '\n' })}\n`)
  console.log(`${rows.length} sentences of ${games} games: ${kinds.map((kind) => `${kind} ${countOfKind[kind]}`).join(', ')}`)
}

/** Rates by kind, and of games with any; exits 1 where a kind has more than 2 % or more than 5 % of the games have one. */
const rate = (file: string): void => {
  const { data } = Papa.parse<Record<string, string>>(readFileSync(file, 'utf8').trim(), { header: true })
  for (const { number, reading = '' } of data)
    if (!readings.some((allowed) => allowed === reading.trim()))
      throw new Error(`row ${number}: "${reading}" is none of ${readings.join(', ')}`)
  const share = (of: typeof data) => of.filter(({ reading }) => reading?.trim() === 'contradicted').length / of.length
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`
  const byKind = kinds.map((kind) => ({ kind, rows: data.filter((row) => row.kind === kind) })).filter(({ rows }) => rows.length > 0)
  for (const { kind, rows } of byKind) {
    const unsure = rows.filter(({ reading }) => reading?.trim() === 'cannot tell').length
    console.log(`${kind}: ${percent(share(rows))} of ${rows.length} contradicted, ${unsure} cannot be told`)
  }
  const all = [...new Set(data.map(({ game }) => game))]
  const some = all.filter((game) => data.some((row) => row.game === game && row.reading?.trim() === 'contradicted'))
  console.log(`over all ${percent(share(data))}; games with any ${percent(some.length / all.length)} of ${all.length}`)
  process.exitCode = byKind.some(({ rows }) => share(rows) > 0.02) || some.length / all.length > 0.05 ? 1 : 0
}

const [command, path] = process.argv.slice(2)
if (command === 'sheet' && path) await writeSheet(path)
else if (command === 'rate' && path) rate(path)
else {
  console.error('Usage: node lab/bench/blind-reading.ts sheet FOLDER | rate FILE')
  process.exitCode = 2
}
