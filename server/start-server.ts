import { pino } from 'pino'
import { openAnalysis } from './analysis-pool.ts'
import { createApp } from './app.ts'
import { type Config, ConfigError } from './config.ts'
import type { Deps } from './deps.ts'
import { openStore } from './open-store.ts'

export interface RunningServer {
  deps: Deps
  /** Finishes what is under way, then closes the database. */
  close(): Promise<void>
}

/** The composition root: opens everything, listens last, so that the port answers only when the server is ready. */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = pino({ level: config.logLevel, base: null }, pino.destination({ dest: 2, sync: true }))
  const store = await openStore(config)
  const analysis = openAnalysis(config.analysisThreads)
  const deps: Deps = { config, clock: Date.now, log, store, analysis }
  const app = await createApp(deps)
  await listen(() => app.listen({ port: config.port, host: config.host }), 'PORT', config.port)
  return {
    deps,
    async close() {
      await app.close()
      await analysis.close()
      await store.close()
    },
  }
}

/** Says which setting to change when the port cannot be opened. */
async function listen(open: () => Promise<unknown>, setting: string, port: number): Promise<void> {
  try {
    await open()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') throw new ConfigError(`Port ${port} is taken: set ${setting} to another one`)
    if (code === 'EACCES') throw new ConfigError(`Port ${port} may not be opened: set ${setting} to another one`)
    throw error
  }
}
