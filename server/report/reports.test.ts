import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { openOperators } from '../operators/registry.ts'
import { ProblemError } from '../problem.ts'
import type { Document } from './compiler.ts'
import { openReports } from './reports.ts'
import { termsDocument } from './terms-data.ts'
import { textsFor } from './texts-for.ts'

test('more documents than may wait are turned away, the others are set', async () => {
  const operators = await openOperators({
    dir: fileURLToPath(new URL('../../operators', import.meta.url)),
    provider: { name: 'Gamalyze', url: 'https://gamalyze.example/', contact: 'contact@gamalyze.example' },
    hot: false,
  })
  const operator = operators.get('mindway')
  const document = termsDocument(operator, await textsFor(operator, 'eng'), 'contact@gamalyze.example')
  const reports = openReports()
  const asked = await Promise.allSettled(Array.from({ length: 230 }, () => reports.pdf(document)))
  await reports.close()
  const refused = asked.filter((each) => each.status === 'rejected')
  const set = asked.filter((each) => each.status === 'fulfilled')
  expect(set.length).toBeGreaterThanOrEqual(200)
  expect(refused.length).toBeGreaterThan(0)
  for (const { reason } of refused) expect(reason).toEqual(new ProblemError('unavailable', 'too many documents wait', 2))
  for (const { value } of set) expect(Buffer.from(value).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a thread that dies while it sets a document is replaced, and the document comes all the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gamalyze-reports-'))
  const [worker, died] = [join(folder, 'worker.mjs'), join(folder, 'died')]
  const code = `import { existsSync, writeFileSync } from 'node:fs'
export default () => {
  if (existsSync(${JSON.stringify(died)})) return new Uint8Array([1])
  writeFileSync(${JSON.stringify(died)}, '')
  process.exit(1)
}`
  writeFileSync(worker, code)
  const reports = openReports(pathToFileURL(worker))
  for (let document = 0; document < 2; document += 1) expect(await reports.pdf({} as Document)).toEqual(new Uint8Array([1]))
  await reports.close()
  rmSync(folder, { recursive: true })
})
