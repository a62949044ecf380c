import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ProblemError } from '../errors/problem.ts'
import { openOperators } from '../operators/registry.ts'
import { openWorkers } from '../workers/workers.ts'
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
  const workers = openWorkers(1)
  const reports = openReports(workers)
  const asked = await Promise.allSettled(Array.from({ length: 130 }, () => reports.pdf(document)))
  await workers.close()
  const refused = asked.filter((each) => each.status === 'rejected')
  const set = asked.filter((each) => each.status === 'fulfilled')
  expect([set.length, refused.length]).toEqual([100, 30])
  for (const { reason } of refused) expect(reason).toEqual(new ProblemError('unavailable', 'too many documents wait', 2))
  for (const { value } of set) expect(Buffer.from(value).subarray(0, 5).toString()).toBe('%PDF-')
})
