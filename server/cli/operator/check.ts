import { existsSync } from 'node:fs'
import { lookalikes } from '../../../contract/look/colour-vision.ts'
import { noProvider } from '../../../contract/operator-view.ts'
import { unprintableLetters } from '../../operators/check-operator.ts'
import { readFonts } from '../../operators/fonts.ts'
import { loadOperator } from '../../operators/load-operator.ts'
import { inSmallLetters, isOperatorId } from '../../operators/operator-id.ts'
import { problemText } from '../../operators/problem.ts'
import { type Decisions, listFolders } from '../../operators/registry.ts'
import { needsPermission } from '../../operators/study-permission.ts'
import { ConfigError, databaseFile, readConfig } from '../../process/config.ts'
import { action, type Io } from '../command.ts'
import { refuse } from '../command-error.ts'
import { withStore } from '../with-store.ts'

/** What the database sets outside the folders. */
type Decided = Pick<Decisions, 'userIds' | 'studies'>
const nothingDecided: Decided = { userIds: new Map(), studies: new Map() }

/** Prints the problems of one folder, and its card colours that only symbols tell apart; returns the number of problems. */
export const checkFolder = async (dir: string, id: string, io: Io, decided = nothingDecided): Promise<number> => {
  const { loaded: operator, problems } = await loadOperator(id, { dir, provider: noProvider, extraOrigins: [], fonts: readFonts() })
  for (const problem of problems) io.err(problemText(problem))
  if (needsPermission(operator?.operator.study, decided.studies.get(id)))
    io.out(
      `operators/${id}: coachingPopups: false needs the provider's permission, operator study allow ${id}; until then players see them.`,
    )
  if ((decided.userIds.get(id) ?? operator?.userIds) === 'open')
    io.out(`operators/${id}: userIds is open: anybody who knows a user id and the page secret can see that player's result.`)
  const unprintable = operator ? unprintableLetters(operator) : ''
  if (unprintable !== '')
    io.out(
      `operators/${id}: no typeface has ${[...unprintable].join(' ')}, of its name or own texts: reports show ? for letters and leave symbols out.`,
    )
  const alike = operator ? lookalikes(operator.operator.theme.cardColors) : []
  const pairs = alike.map(({ deficiency, decks }) => `${decks.map((deck) => deck + 1).join(' and ')} (${deficiency})`)
  if (pairs.length > 0) io.out(`operators/${id}: cardColors ${pairs.join(', ')} look alike; symbols and patterns tell the decks apart.`)
  return problems.length
}

/** The same as a line of JSON. */
const checkForPrograms: typeof checkFolder = async (dir, id, io, decided) => {
  const [notes, problems]: [string[], string[]] = [[], []]
  const result = await checkFolder(dir, id, { ...io, out: (line) => notes.push(line), err: (line) => problems.push(line) }, decided)
  io.out(JSON.stringify({ operator: id, problems, notes }))
  return result
}

/** What the provider decided, from the database; nothing if there is none yet. */
const readDecided = async (io: Io): Promise<Decided> => {
  const config = readConfig(io.env)
  if (config.databaseUrl === undefined && !existsSync(databaseFile(config))) return nothingDecided
  try {
    return await withStore(io, async (store) => ({ userIds: await store.userIds.list(), studies: await store.operatorSettings.studies() }))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    io.err(`${error.message}. Settings for user ids and studies were not checked.`)
    return nothingDecided
  }
}

export const checkOperators = action({
  arguments: { ids: { value: 'ID', multiple: true } },
  about: 'checks one folder or all: prints file, line and fix of each problem',
  run: async ({ ids: chosenIds }, io) => {
    const { operatorsDir } = readConfig(io.env)
    const folders = (await listFolders(operatorsDir)).filter((name) => !/^[._]/.test(name))
    const allIds = folders.filter(isOperatorId)
    const ids = chosenIds.length > 0 ? chosenIds.map(inSmallLetters) : allIds.sort()
    const missing = ids.find((id) => !allIds.includes(id))
    if (missing !== undefined) return refuse(io, `There is no operator "${missing}" in ${operatorsDir}.`)
    const invalidFolders = chosenIds.length > 0 ? [] : folders.filter((name) => !isOperatorId(name))
    for (const name of invalidFolders)
      io.err(
        `operators/${name}: error: This is not a valid operator name. Fix: name the folder with lower-case letters, digits and hyphens.`,
      )
    let wrong = invalidFolders.length
    const check = io.json ? checkForPrograms : checkFolder
    const decided = await readDecided(io)
    for (const id of ids) if ((await check(operatorsDir, id, io, decided)) > 0) wrong++
    const sum = io.json ? io.err : io.out
    sum(`${ids.length + invalidFolders.length} checked, ${wrong} with problems.`)
    return wrong === 0 ? 0 : 1
  },
})
