import { parseArgs } from 'node:util'
import { lookalikes } from '../../../contract/look/colour-vision.ts'
import { readFonts } from '../../operators/fonts.ts'
import { listFolders } from '../../operators/list-folders.ts'
import { loadOperator } from '../../operators/load-operator.ts'
import { isOperatorId } from '../../operators/operator-id.ts'
import { problemText } from '../../operators/problem.ts'
import { readConfig } from '../../process/config.ts'
import type { Io } from '../main.ts'

/** Prints what is wrong in one folder, and where its card colours need their symbols; returns the number of problems. */
export const checkFolder = async (dir: string, id: string, io: Io): Promise<number> => {
  const provider = { name: '', url: '', contact: '' }
  const { loaded, problems } = await loadOperator(id, { dir, provider, extraOrigins: [], fonts: readFonts() })
  for (const problem of problems) io.err(problemText(problem))
  if (loaded?.operator.userIds === 'open')
    io.out(`operators/${id}: userIds is open: whoever knows a user id and the page secret sees that player's result.`)
  else if (loaded?.operator.terms?.partnerUserIds)
    io.out(`operators/${id}: user ids count with session secrets only since 1.1.0: its pages need a server that makes them.`)
  const alike = loaded ? lookalikes(loaded.operator.theme.cardColors) : []
  const pairs = alike.map(({ deficiency, decks }) => `${decks.map((deck) => deck + 1).join(' and ')} (${deficiency})`)
  if (pairs.length > 0) io.out(`operators/${id}: cardColors ${pairs.join(', ')} look alike; symbols and patterns tell the decks apart.`)
  return problems.length
}

/** The same as one line for programs. */
const checkForPrograms = async (dir: string, id: string, io: Io): Promise<number> => {
  const [notes, problems]: [string[], string[]] = [[], []]
  const found = await checkFolder(dir, id, { ...io, out: (line) => notes.push(line), err: (line) => problems.push(line) })
  io.out(JSON.stringify({ operator: id, problems, notes }))
  return found
}

/** `operator check [ID]`: exit code 1 where anything is wrong. */
export const checkOperators = async (args: string[], io: Io): Promise<number> => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean', default: false } } })
  const { operatorsDir } = readConfig(io.env)
  const folders = (await listFolders(operatorsDir)).filter((name) => !/^[._]/.test(name))
  const all = folders.filter(isOperatorId)
  const asked = positionals.length > 0 ? positionals.map((id) => id.toLowerCase()) : all.sort()
  const missing = asked.find((id) => !all.includes(id))
  if (missing !== undefined) {
    io.err(`There is no operator "${missing}" in ${operatorsDir}.`)
    return 1
  }
  const unnamed = positionals.length > 0 ? [] : folders.filter((name) => !isOperatorId(name))
  for (const name of unnamed)
    io.err(`operators/${name}: error: No operator can have this name. Fix: name the folder with small letters, digits and hyphens.`)
  let wrong = unnamed.length
  const check = values.json ? checkForPrograms : checkFolder
  for (const id of asked) if ((await check(operatorsDir, id, io)) > 0) wrong++
  const sum = values.json ? io.err : io.out
  sum(`${asked.length + unnamed.length} checked, ${wrong} with problems.`)
  return wrong === 0 ? 0 : 1
}
