import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestPostgres } from '../../server/testing/test-postgres.ts'

/** Runs a drill on SQLite, then on PostgreSQL, each with the settings of a fresh installation in a temporary folder. */
export const onBothEngines = async (drill: (engine: string, settings: Record<string, string>) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'))
  const postgres = await startTestPostgres()
  try {
    await drill('SQLite', { NODE_ENV: 'test', DATA_DIR: join(folder, 'sqlite') })
    await drill('PostgreSQL', {
      NODE_ENV: 'test',
      DATA_DIR: join(folder, 'postgres'),
      DATABASE_URL: await postgres.newDatabase(),
      ID_KEY: Buffer.alloc(32, 7).toString('base64'),
    })
  } finally {
    await postgres.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
