import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { TestProject } from 'vitest/node'
import type {} from './new-database.ts'

/**
 * One PostgreSQL for all tests of a run, in a separate process: its package makes any process that loads it exit with code 0, whatever
 * has failed. Vitest calls this before the tests, and the function it returns after them.
 */
export default async function sharePostgres(project: TestProject): Promise<() => Promise<void>> {
  const child = fork(new URL('postgres-process.ts', import.meta.url), { execArgv: [] })
  const [address] = (await once(child, 'message')) as [string]
  project.provide('databases', address)
  return async () => {
    child.send('close')
    await once(child, 'exit')
  }
}
