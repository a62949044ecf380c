import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { cardsPerGame } from '../../contract/constants.ts'
import { OwnData } from '../../contract/player-calls.ts'
import type { RiskCategory } from '../../contract/scales.ts'
import { AnalysisError, analyseGame } from '../../server/analysis/analyse-game.ts'
import { researchVolunteers } from '../../server/analysis/reference/research-volunteers.ts'
import { scoreVersion } from '../../server/analysis/risk.ts'
import { playedGame } from '../../server/game/played-game.ts'
import { isMissing } from './cells.ts'
import { readTable } from './read-table.ts'
import { NotTrials, TrialsError } from './trials.ts'

const groups = ['case', 'control'] as const
/** Somebody in the list of a study: the researcher's own code, and the group where there are two. */
export type Person = { code: string; group: (typeof groups)[number] | undefined }

/** A game that has a score. */
export type StudyGame = {
  file: string
  /** ms since 1970 */
  startedAt: number
  structure: number
  score: number
  category: RiskCategory
  /** where 8 of 10 simulated repeats lie */
  range: [number, number]
  /** cards 21 to 80 from losing decks, 0–1 */
  losingShare: number
  flags: string[]
}
export type StudyPerson = Person & {
  /** in the order of play; undefined for one without a score */
  games: { startedAt: number; game: StudyGame | undefined }[]
}

const listFile = 'people.csv'
const gamesFolder = 'games'
const invalid = (text: string) => new TrialsError('invalid_data', text)

/** The list `people.csv`: columns `code`, and `group` where there are cases and controls. Throws TrialsError. */
export const readPeople = (folder: string): Person[] => {
  const path = join(folder, listFile)
  if (!existsSync(path)) throw new TrialsError('not_found', `there is no ${path}: a line "code,group", and a line for each person`)
  const { head, rows } = tableOf(path)
  const [code, group] = ['code', 'group'].map((name) => head.findIndex((heading) => heading.toLowerCase() === name)) as [number, number]
  if (code < 0) throw invalid(`${listFile}: no column "code"`)
  const codes = new Set<string>()
  return rows.map(({ cells, line }) => {
    const [name = '', its = ''] = [cells[code], cells[group]]
    if (!/^[A-Za-z\d_]{1,40}$/.test(name))
      throw invalid(`${listFile}, line ${line}: a code has letters, digits and _ only, as it names files`)
    // Two files whose names differ by case alone are one on some disks.
    if (codes.has(name.toLowerCase())) throw invalid(`${listFile}, line ${line}: ${name} comes again`)
    codes.add(name.toLowerCase())
    const named = groups.find((each) => each === its)
    if (!named && !isMissing(its)) throw invalid(`${listFile}, line ${line}: a group is ${groups.join(' or ')}, or empty, not "${its}"`)
    return { code: name, group: named }
  })
}

const tableOf = (path: string) => {
  try {
    return readTable(path, listFile)
  } catch (error) {
    throw error instanceof NotTrials ? invalid(`${listFile}: ${error.message}`) : error
  }
}

const Quality = Type.Object({ flags: Type.Array(Type.String()) })
/** What is needed of a file of "Save my data". The score is made anew: all games need the same formula, and some files have none. */
const SavedGame = Type.Object({
  ...Type.Pick(OwnData, ['registered_at', 'completed_at', 'cards', 'popups']).properties,
  results: Type.Optional(Type.Partial(Type.Object({ risk_score: Type.Unknown(), score_version: Type.String(), quality: Quality }))),
})
const savedGame = Compile(SavedGame)

/** The games of each person, from `games/CODE-NUMBER.json`. Throws TrialsError for a file of nobody or of no game, or a game twice. */
export const readGames = (folder: string, people: readonly Person[], look: (note: string) => void): StudyPerson[] => {
  const path = join(folder, gamesFolder)
  const files = existsSync(path) ? readdirSync(path).filter((file) => file.endsWith('.json')) : []
  if (files.length === 0) throw new TrialsError('not_found', `there are no games in ${path}, such as ${people[0]?.code}-1.json`)
  const byCode = new Map<string, StudyPerson>(people.map((person) => [person.code, { ...person, games: [] }]))
  const fileOf = new Map<string, string>()
  const read = files.sort().map((file) => {
    const person = byCode.get(/^(\w+)-\d+\.json$/.exec(file)?.[1] ?? '')
    if (!person) throw invalid(`${gamesFolder}/${file}: name it by a code of ${listFile} and a number, such as ${people[0]?.code}-1.json`)
    const saved = readSaved(join(path, file), file)
    const played = JSON.stringify([saved.registered_at, saved.cards])
    const same = fileOf.get(played)
    if (same !== undefined) throw invalid(`${gamesFolder}: ${same} and ${file} are the same game`)
    fileOf.set(played, file)
    return { file, person, saved }
  })
  // Scoring takes a while: nothing is scored before all can be read.
  for (const { file, person, saved } of read)
    if (saved.cards.length < cardsPerGame) look(`${file}: ${saved.cards.length} of ${cardsPerGame} cards, left out`)
    else person.games.push({ startedAt: saved.registered_at, game: scored(saved, file, look) })
  for (const { games } of byCode.values()) games.sort((a, b) => a.startedAt - b.startedAt)
  return [...byCode.values()]
}

type Saved = Pick<OwnData, 'registered_at' | 'completed_at' | 'cards' | 'popups'> & {
  results?: { risk_score?: unknown; score_version?: string; quality?: { flags: string[] } }
}
const readSaved = (path: string, file: string): Saved => {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw invalid(`${gamesFolder}/${file}: ${(error as Error).message}`)
  }
  const [fault] = savedGame.Errors(value)
  if (fault) throw invalid(`${gamesFolder}/${file} is no file of "Save my data": ${fault.instancePath || 'it'} ${fault.message}`)
  return value as Saved
}

const scored = (saved: Saved, file: string, look: (note: string) => void): StudyGame | undefined => {
  const { cards, popups, registered_at: startedAt, completed_at: completedAt = null, results: stored } = saved
  const times = { createdAt: startedAt, completedAt, test: true }
  const game = playedGame(
    times,
    cards,
    popups.map((answer) => ({ ...answer, id: '' })),
  )
  if (!game) return undefined
  try {
    const { results, behaviour } = analyseGame(game, researchVolunteers)
    const { risk_score: score, category, repeat: range, quality } = results
    const { risk_score: storedScore, score_version: version = scoreVersion } = stored ?? {}
    const cause = version === scoreVersion ? 'a changed file' : `${version} there, ${scoreVersion} in this table`
    if (typeof storedScore === 'number' && (storedScore !== score || version !== scoreVersion))
      look(`${file}: it says ${storedScore}, its cards give ${score}: ${cause}`)
    const flags = [...new Set([...(stored?.quality?.flags ?? []), ...quality.flags])]
    return { file, startedAt, structure: game.rewardStructureId, score, category, range, losingShare: behaviour.badShare, flags }
  } catch (error) {
    if (!(error instanceof AnalysisError)) throw error
    look(`${file}: ${error.message}: no score`)
    return undefined
  }
}
