import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Config } from '../process/config.ts'
import { type Clock, day } from '../process/time.ts'
import { backupAge } from '../schedule/backups.ts'
import type { Store } from '../store/store.ts'

type Needs = { config: Config; clock: Clock; store: Pick<Store, 'sizes' | 'oldestGame'> }

/**
 * Metrics of what fills disks and of what grows old, measured when they are requested. What cannot be measured, such as a database that is away,
 * is left out.
 */
export const watchStorage = (registry: Registry, { config, clock, store }: Needs): void => {
  const { backupDir, dataDir, databaseUrl, retentionDays } = config
  const gauge = (name: string, help: string, labelName: string | undefined, measure: () => Promise<Record<string, number>>) =>
    new Gauge({
      name,
      help,
      labelNames: labelName ? [labelName] : [],
      registers: [registry],
      async collect() {
        const values = await measure().catch(() => ({}))
        this.reset()
        if (!labelName) this.remove()
        for (const [label, value] of Object.entries(values)) this.set(labelName ? { [labelName]: label } : {}, value)
      },
    })
  const folders = Object.entries({ data: databaseUrl ? undefined : dataDir, backups: backupDir })
  gauge('disk_free_bytes', 'Free space of the disks of DATA_DIR, where the database is in it, and BACKUP_DIR', 'folder', async () => {
    const free: Record<string, number> = {}
    for (const [name, folder] of folders) {
      const disk = folder && (await statfs(folder).catch(() => undefined))
      if (disk) free[name] = disk.bavail * disk.bsize
    }
    return free
  })
  gauge('database_bytes', 'Size of the database, and of the log beside a SQLite file', 'part', () => store.sizes())
  gauge('oldest_game_age_seconds', 'Age of the oldest game', undefined, async () => {
    const at = await store.oldestGame()
    return { age: at === undefined ? 0 : (clock() - at) / 1000 }
  })
  const retention = retentionDays > 0 ? (retentionDays * day) / 1000 : Number.POSITIVE_INFINITY
  gauge('retention_seconds', 'RETENTION_DAYS; infinite where games are kept', undefined, async () => ({ retention }))
  if (backupDir === undefined) return
  gauge('backup_age_seconds', 'Age of the newest file in BACKUP_DIR; infinite where there is none', undefined, async () => ({
    age: backupAge(backupDir, clock()) / 1000,
  }))
}
