import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { openAnalysis } from './analysis-pool.ts'

const folder = mkdtempSync(join(tmpdir(), 'gamalyze-worker-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a worker thread that dies in the middle of a game is replaced, and the game is analysed all the same', async () => {
  const died = join(folder, 'died')
  const worker = join(folder, 'worker.mjs')
  const code = `import { existsSync, writeFileSync } from 'node:fs'
export default () => {
  if (existsSync(${JSON.stringify(died)})) return { value: { n: 1 } }
  writeFileSync(${JSON.stringify(died)}, '')
  process.exit(1)
}`
  writeFileSync(worker, code)
  const analysis = openAnalysis(1, pathToFileURL(worker))
  expect(await analysis.group([])).toEqual({ n: 1 })
  expect(existsSync(died)).toBe(true)
  await analysis.close()
})

test('what the analysis refuses keeps its code', async () => {
  const worker = join(folder, 'refuses.mjs')
  writeFileSync(worker, "export default () => ({ refused: 'single_deck' })")
  const analysis = openAnalysis(1, pathToFileURL(worker))
  await expect(analysis.group([])).rejects.toMatchObject({ name: 'ProblemError', code: 'single_deck' })
  await analysis.close()
})
