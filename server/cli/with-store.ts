import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { entryOf as entryOfMember } from '../console/caller.ts'
import { namesBeforeLive } from '../keys/first-live-key.ts'
import { isOperatorId } from '../operators/operator-id.ts'
import { type Config, readConfig } from '../process/config.ts'
import type { AuditEntry, NotifyOwners } from '../store/audit.ts'
import { databaseName, openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import type { Io } from './command.ts'

const namedFor = new WeakSet<Io>()
/** Says once which database a command works on: another DATA_DIR than the server's would be a new, empty one. */
export const nameDatabase = (io: Io): Config => {
  const config = readConfig(io.env)
  if (!namedFor.has(io)) io.err(`Database: ${databaseName(config)}`)
  namedFor.add(io)
  return config
}

/** Opens the store of this installation for one task. */
export const withStore = async <T>(io: Io, work: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openStore(nameDatabase(io), io.err)
  return work(store).finally(store.close)
}

/** Whether an operator has a folder, or a look in the console. */
export const isThere = async (io: Io, store: Store, operator: string): Promise<boolean> =>
  isOperatorId(operator) &&
  (existsSync(join(readConfig(io.env).operatorsDir, operator, 'operator.json')) || (await store.looks.version(operator)) !== undefined)

/** Whether the operator exists and has not ended, so that something of it may be made or changed; prints an error if not. */
export const isOpenOperator = (io: Io, operator: string): Promise<boolean> =>
  withStore(io, async (store) => {
    const isKnown = await isThere(io, store, operator)
    const isOpen = isKnown && (await store.operatorSettings.state(operator)) !== 'ended'
    if (!isKnown) io.err(`There is no operator "${operator}" in ${readConfig(io.env).operatorsDir}.`)
    else if (!isOpen) io.err(`The operator "${operator}" has ended: run operator resume ${operator} first.`)
    return isOpen
  })

/** Whether a secret or key may be made; prints an error where it would be the first live one and players would not read whose the test is. */
export const mayBeMade = async (io: Io, store: Store, key: { test: boolean }): Promise<boolean> => {
  const names = await namesBeforeLive(readConfig(io.env), store, key)
  if (names.length > 0) io.err(`Players would read gamalyze.example as the provider: write ${names.join(', ')} into PROVIDER_FILE first.`)
  return names.length === 0
}

/** The audit entry of a change from the command line, for `store.noting`. */
export const entryOf = (...entry: [action: string, operator: string | null, subject: string, notifyOwners?: NotifyOwners]): AuditEntry =>
  entryOfMember({ clock: Date.now }, { actor: 'command line' }, ...entry)
