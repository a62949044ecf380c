import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, externalIdFor, type Provider } from '../../sdk/server.ts'
import { action, type Io, operatorOption } from '../../server/cli/command.ts'
import { notWritable, usageError } from '../../server/cli/command-error.ts'
import { rehearse } from '../study-kit/rehearse.ts'
import { readGames, readPeople, type StudyPerson } from '../study-kit/study-games.ts'
import { gameRows, studyTable, tableLines } from '../study-kit/study-table.ts'
import { TrialsError } from '../study-kit/trials.ts'

export const page = 'study-kit'

const folder = { value: 'FOLDER', required: true } as const
const operator = { ...operatorOption, required: true } as const

/** What a researcher does beside the server (docs/study-kit.md), with the key that an operator's own server has. */
export const actions = {
  rehearse: action({
    arguments: { folder },
    options: { operator, people: { value: 'N', default: '60' } },
    about: 'creates FOLDER with two test games for each of N simulated people, played at GAMALYZE_URL with a test key, GAMALYZE_KEY',
    run: async ({ folder, operator, people }, io) => {
      if (!/^([5-9]|[1-9]\d{1,2})$/.test(people)) throw usageError('--people is a number from 5 to 999.')
      const saved = await rehearse(folder, Number(people), { ...providerOf(io), operator })
      io.print({ folder, people: Number(people), games: saved }, `${folder}: ${people} people, ${saved} games saved`)
    },
  }),
  open: action({
    arguments: { folder, code: { value: 'CODE', required: true } },
    options: { operator },
    about: 'prints the address at which somebody in FOLDER/people.csv plays, valid for 30 minutes',
    run: async ({ folder, code, operator }, io) => {
      if (!readPeople(folder).some((person) => person.code === code)) throw new TrialsError('not_found', `people.csv has no ${code}`)
      const { gamalyze, provider } = providerOf(io)
      const { secret, sessionId } = await gamalyze.createSession({ externalId: externalIdFor(operator, code) })
      const address = `${provider}/gamalyze?${new URLSearchParams({ operator, secret })}`
      io.print({ code, address, sessionId }, address)
    },
  }),
  table: action({
    arguments: { folder },
    options: { operator: operatorOption },
    about: 'retest and known groups from FOLDER/people.csv and FOLDER/games; with --operator also whether GAMALYZE_URL has these games',
    run: async ({ folder, operator }, io) => {
      const look = (note: string) => io.err(`look at ${note}`)
      const people = readGames(folder, readPeople(folder), look)
      if (operator !== undefined) for (const person of people) await compareWithServer(person, operator, providerOf(io).gamalyze, look)
      const path = join(folder, 'games.csv')
      try {
        writeFileSync(path, `${gameRows(people).join('\n')}\n`)
      } catch (error) {
        throw notWritable(path, error as NodeJS.ErrnoException)
      }
      const table = studyTable(people)
      for (const { code, games } of people) {
        if (games.length < 2) io.err(`${code}: ${games.length === 1 ? 'no second game' : 'no game'}`)
        if (games.length > 2) io.err(`${code}: ${games.length} games, of which the first two with a score count`)
        for (const { game } of games) if (game && game.flags.length > 0) io.err(`${game.file}: flags ${game.flags.join(', ')}`)
      }
      io.print(table, [...tableLines(table), '', `one row a game: ${path}`].join('\n'))
    },
  }),
}

const providerOf = ({ env }: Io): { gamalyze: Provider; provider: string } => {
  const provider = env.GAMALYZE_URL ?? ''
  try {
    return { gamalyze: connect({ key: env.GAMALYZE_KEY, baseUrl: provider }), provider: new URL(provider).origin }
  } catch (error) {
    throw usageError(`GAMALYZE_KEY or GAMALYZE_URL is missing or wrong: ${(error as Error).message}.`)
  }
}

/** Says which files are of no game of the person, and which games have no file. */
const compareWithServer = async ({ code, games }: StudyPerson, operator: string, gamalyze: Provider, look: (note: string) => void) => {
  const there = await gamalyze.games(externalIdFor(operator, code))
  const starts = there.map(({ startedAt }) => Date.parse(startedAt))
  for (const { startedAt } of games)
    if (!starts.includes(startedAt)) look(`${code}: the server has no game of ${code} that began ${new Date(startedAt).toISOString()}`)
  for (const { startedAt, completedAt, analysedAt } of there)
    if (!games.some((game) => game.startedAt === Date.parse(startedAt)))
      look(
        `${code}: no file of the game of ${startedAt}, ${analysedAt ? 'with a result' : completedAt ? 'without a result' : 'not complete'}`,
      )
}
