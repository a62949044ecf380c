import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const answerTasks = new URL('../workers/answer-tasks.ts', import.meta.url).href

/** Makes a worker's script with these functions in a folder; in them `times()` counts its calls in a file of the script's name, over all processes. */
export const workerScript = (folder: string, name: string, functions: string): URL => {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs'
import { answerTasks } from ${JSON.stringify(answerTasks)}
const times = () => {
  const file = ${JSON.stringify(join(folder, name))}
  appendFileSync(file, '.')
  return readFileSync(file, 'utf8').length
}
answerTasks({ ${functions} })`,
  )
  return pathToFileURL(file)
}
