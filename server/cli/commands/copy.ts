import { readConfig } from '../../process/config.ts'
import { copyDatabase } from '../../store/copy.ts'
import { databaseName, openDatabase } from '../../store/open-store.ts'
import { action } from '../command.ts'
import { usageError } from '../command-error.ts'

const engine = { oneOf: ['sqlite', 'postgres'], required: true } as const

/** Copies one database into the other and compares checksums per table. */
export const actions = action({
  options: { from: engine, to: engine },
  about: 'copies DATA_DIR into the empty database of DATABASE_URL, or back; stop the servers first',
  run: async ({ from, to }, io) => {
    if (from === to) throw usageError('--from and --to must be sqlite and postgres, in either order.')
    const config = readConfig(io.env)
    io.err(`From ${databaseName(config, from)} to ${databaseName(config, to)}`)
    const source = await openDatabase(config, from, io.err)
    try {
      const target = await openDatabase(config, to, io.err)
      try {
        await copyDatabase(source, target, ({ table, rows, checksum }) =>
          io.print({ table, rows, checksum }, `${table.padEnd(16)} ${String(rows).padStart(9)} rows  ${checksum.slice(0, 16)}`),
        )
      } finally {
        await target.engine.close()
      }
    } finally {
      await source.engine.close()
    }
  },
})
