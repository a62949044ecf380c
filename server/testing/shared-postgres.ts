import type { TestProject } from 'vitest/node'
import { forkPostgres } from './fork-postgres.ts'
import type {} from './new-database.ts'

/** One PostgreSQL for all tests of a run. Vitest calls this before the tests, and the function it returns after them. */
export default async function sharePostgres(project: TestProject): Promise<() => Promise<void>> {
  const { address, close } = await forkPostgres()
  project.provide('databases', address)
  return close
}
