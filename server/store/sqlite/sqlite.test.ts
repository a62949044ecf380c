import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { storeContract } from '../../testing/store-contract.ts'
import { createStore } from '../create-store.ts'
import { openSqlite } from './open-sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'gamalyze-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

storeContract('SQLite store', async () => createStore(await openSqlite(join(folder, 'test.sqlite'))))
