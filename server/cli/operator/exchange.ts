import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { checkSource } from '../../operators/load-operator.ts'
import { filesSource, hashFiles, readOperatorFolder } from '../../operators/operator-files.ts'
import { isOperatorId } from '../../operators/operator-id.ts'
import { problemText } from '../../operators/problem.ts'
import { readConfig } from '../../process/config.ts'
import { action } from '../command.ts'
import { refuse } from '../command-error.ts'
import { entryOf, withStore } from '../with-store.ts'

/** Writes the console's files of an operator to a folder, byte for byte. */
export const exportOperator = action({
  arguments: { id: { value: 'ID', required: true }, dir: { value: 'DIR', required: true } },
  about: 'writes the label kept in the console as a folder, byte for byte',
  run: ({ id, dir }, io) =>
    withStore(io, async (store) => {
      const version = isOperatorId(id) ? await store.looks.version(id) : undefined
      if (!version) return refuse(io, `"${id}" is not managed in the console: its folder is in ${readConfig(io.env).operatorsDir}.`)
      const target = join(resolve(dir), id)
      if (existsSync(target)) return refuse(io, `${target} already exists: name another folder.`)
      const bytes = await store.looks.bytes(Object.values(version.files))
      for (const [path, hash] of Object.entries(version.files)) {
        mkdirSync(dirname(join(target, path)), { recursive: true })
        writeFileSync(join(target, path), bytes.get(hash) ?? '')
      }
      io.err(`Version ${version.number} of ${id}:`)
      io.print({ operator: id, version: version.number, folder: target }, target)
      return 0
    }),
})

/** Publishes a folder as the console's next version; the folder's name is the operator. */
export const importOperator = action({
  arguments: { dir: { value: 'DIR', required: true } },
  about: 'publishes a folder as the next version in the console',
  run: async ({ dir }, io) => {
    const folder = resolve(dir)
    const id = folder.slice(dirname(folder).length + 1)
    if (!isOperatorId(id) || !existsSync(join(folder, 'operator.json'))) return refuse(io, `${folder} is not an operator’s folder.`)
    const files = await readOperatorFolder(dirname(folder), id)
    const { problems } = (await checkSource(id, filesSource(id, files))).checked
    for (const problem of problems) io.err(problemText(problem))
    if (problems.length > 0) return 1
    return withStore(io, async (store) => {
      const number = ((await store.looks.version(id))?.number ?? 0) + 1
      const { hashed, paths } = hashFiles(files)
      const at = Date.now()
      const note = 'Imported from a folder'
      const version = { operator: id, number, files: paths, publishedAt: at, publishedBy: 'command line', note, rolledBackTo: null }
      const entry = entryOf('look.published', id, `version ${number}, “${note}”`)
      if (!(await store.noting(entry).looks.publish(version, hashed))) return refuse(io, 'Somebody else has published in the meantime.')
      io.err(`${id} is now kept in the console; a running server shows it within two seconds. Version:`)
      io.print({ operator: id, version: number }, `${number}`)
      return 0
    })
  },
})
