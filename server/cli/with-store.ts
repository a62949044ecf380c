import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isOperatorId } from '../operators/operator-id.ts'
import { type Config, readConfig } from '../process/config.ts'
import { databaseName, openStore } from '../store/open-store.ts'
import type { AuditEntry, TellOwners } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import type { Io } from './main.ts'

const namedFor = new WeakSet<Io>()
/** Says once which database a command works on: another DATA_DIR than the server's would be a new, empty one. */
export const nameDatabase = (io: Io): Config => {
  const config = readConfig(io.env)
  if (!namedFor.has(io)) io.err(`Database: ${databaseName(config)}`)
  namedFor.add(io)
  return config
}

/** Opens the store of this installation; the caller closes it. */
export const openNamed = (io: Io): Promise<Store> => openStore(nameDatabase(io), io.err)

/** Opens the store of this installation for one task. */
export const withStore = async <T>(io: Io, work: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openNamed(io)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Whether the operator exists; prints an error if not. */
export const isKnownOperator = async (io: Io, operator: string): Promise<boolean> => {
  const { operatorsDir } = readConfig(io.env)
  const inFolder = isOperatorId(operator) && existsSync(join(operatorsDir, operator, 'operator.json'))
  const isKnown = inFolder || (isOperatorId(operator) && (await withStore(io, (store) => store.looks.version(operator))) !== undefined)
  if (!isKnown) io.err(`There is no operator "${operator}" in ${operatorsDir}.`)
  return isKnown
}

/** The audit entry of a change from the command line, for `store.noting`. */
export const entryOf = (action: string, operator: string | null, subject: string, tellOwners?: TellOwners): AuditEntry => ({
  at: Date.now(),
  actor: 'command line',
  action,
  operator,
  subject,
  tellOwners,
})
