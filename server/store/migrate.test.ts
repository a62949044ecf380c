import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { createStore } from './create-store.ts'
import { loadMigrations, migrationTable } from './migrate.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

/** SHA-256 of migrations that have been applied somewhere: such a file never changes; a change is a new file. */
const released = {
  '001-games.ts': 'b39a43d6fa68b4c7e4a5cbaeab44e2ca3a332c29e20a3f1352b2ace84ece3c1f',
  '002-failures.ts': '1c9a46c112de60045b738be8272d70dd5814d5d0323ced4505aafdb58572b94e',
  '003-limits.ts': '883898d245b2c9356ddff0808ce165512479cb5c1f4f83705602b952401ef2bf',
}

test.each(Object.entries(released))('%s is unchanged since its release', async (file, checksum) => {
  const text = await readFile(new URL(`./migrations/${file}`, import.meta.url))
  expect(createHash('sha256').update(text).digest('hex')).toBe(checksum)
})

test('a database of the first version, with its games, is migrated to the current schema', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'gamalyze-migrate-')), 'old.sqlite')
  const old = new Sqlite(file)
  const { db } = await openSqlite(':memory:')
  old.exec(migrationTable)
  for (const { name, statements } of (await loadMigrations(db, 'sqlite')).slice(0, 2)) {
    for (const statement of statements) old.exec(statement)
    old.prepare('insert into migration (name, applied_at) values (?, 1)').run(name)
  }
  old.exec("insert into secret (hash, operator, test, created_at) values ('h', 'nfl', 0, 1)")
  old.exec("insert into game (uid, secret_id, operator, created_at) values ('u', 1, 'nfl', 1)")
  old.close()
  const store = createStore(await openSqlite(file))
  expect(await store.findGame('u')).toMatchObject({ operator: 'nfl' })
  expect(await store.countCalls('u', 5)).toBe(5)
  expect(await store.addUse({ client: 'c', now: 1, until: 2, limit: 1 })).toBe(true)
  await store.close()
  rmSync(dirname(file), { recursive: true })
})
