import { fork } from 'node:child_process'
import { once } from 'node:events'

export type ForkedPostgres = {
  /** Answers each call with the URL of a new, empty database. */
  address: string
  close(): Promise<void>
}

/** PostgreSQL in a separate process: its package makes any process that loads it exit with code 0, whatever has failed. */
export const forkPostgres = async (): Promise<ForkedPostgres> => {
  const child = fork(new URL('postgres-process.ts', import.meta.url), { execArgv: [] })
  const [address] = (await once(child, 'message')) as [string]
  const close = async () => {
    child.send('close')
    await once(child, 'exit')
  }
  return { address, close }
}

/** The URL of a new database from a forked PostgreSQL: empty, or with `/migrated` behind the address as a server leaves it that has just started. */
export const databaseFrom = async (address: string): Promise<string> => {
  const reply = await fetch(address)
  const text = await reply.text()
  if (!reply.ok) throw new Error(text)
  return text
}
