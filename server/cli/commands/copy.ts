import { parseArgs } from 'node:util'
import { readConfig } from '../../process/config.ts'
import { CopyError, copyDatabase } from '../../store/copy.ts'
import { databaseName, openDatabase } from '../../store/open-store.ts'
import { refuse, usageError } from '../command-error.ts'
import type { Io } from '../main.ts'

export const usage =
  'copy --from sqlite --to postgres         copies DATA_DIR into the empty database of DATABASE_URL, or back; stop the servers first'

const engines = ['sqlite', 'postgres'] as const
type Engine = (typeof engines)[number]
const isEngine = (name: string | undefined): name is Engine => engines.some((engine) => engine === name)

/** Copies one database into the other and compares checksums per table. */
export const run = async (args: string[], io: Io): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: { from: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean', default: false } },
  })
  if (!isEngine(values.from) || !isEngine(values.to) || values.from === values.to) {
    throw usageError('--from and --to must be sqlite and postgres, one each.')
  }
  const config = readConfig(io.env)
  io.err(`From ${databaseName(config, values.from)} to ${databaseName(config, values.to)}`)
  const source = await openDatabase(config, values.from, io.err)
  try {
    const target = await openDatabase(config, values.to, io.err)
    try {
      await copyDatabase(source, target, ({ table, rows, checksum }) =>
        io.out(
          values.json
            ? JSON.stringify({ table, rows, checksum })
            : `${table.padEnd(16)} ${String(rows).padStart(9)} rows  ${checksum.slice(0, 16)}`,
        ),
      )
    } finally {
      await target.engine.close()
    }
    return 0
  } catch (error) {
    if (!(error instanceof CopyError)) throw error
    return refuse(io, error.message)
  } finally {
    await source.engine.close()
  }
}
