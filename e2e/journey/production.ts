import { startExamples } from '../../examples/serve.ts'
import { databaseFrom, forkPostgres } from '../../server/testing/fork-postgres.ts'
import { startProcess } from '../../server/testing/test-process.ts'

export type Production = {
  /** Where players reach it. */
  url: string
  /** A partner's pages on another site. */
  examples: string
  secret: string
  /** Ends both processes as a supervisor does; resolves with their exit codes and what they warned of. */
  stop(): Promise<{ codes: unknown[]; warnings: unknown[] }>
  close(): Promise<void>
}

/**
 * The product as `npm run serve` starts it in production: PostgreSQL, and web and worker apart. Its partner pages are on this machine, so
 * that they need a test secret.
 */
export const startProduction = async (port: number, operator: string): Promise<Production> => {
  const postgres = await forkPostgres()
  const url = `http://127.0.0.1:${port}`
  const settings = {
    NODE_ENV: 'production',
    DATABASE_URL: await databaseFrom(postgres.address),
    ID_KEY: Buffer.alloc(32, 'journey').toString('base64'),
    PUBLIC_URL: url,
    // Nothing is mailed; without it the start warns.
    SMTP_URL: 'smtp://127.0.0.1:25',
    DRAIN_SECONDS: '0',
  }
  const run = (ROLE: string, PORT: string) => startProcess('dist/server/main.js', [], { ...settings, ROLE, PORT })
  const processes = [run('web', `${port}`), run('worker', '0')]
  const command = startProcess('server/cli/main.ts', ['secret', 'create', '--operator', operator, '--test'], settings)
  const stop: Production['stop'] = async () => {
    for (const { child } of processes) child.kill('SIGTERM')
    const codes = await Promise.all(processes.map(({ ended }) => ended))
    // Of processes that start at once, those that come later wait for the tables.
    const warnings = processes.flatMap((process) => process.warnings()).filter(({ msg }) => !`${msg}`.endsWith('waiting for it'))
    return { codes, warnings }
  }
  const close = async () => {
    for (const { child } of processes) child.kill('SIGKILL')
    await Promise.all(processes.map(({ ended }) => ended))
    await postgres.close()
  }
  try {
    await Promise.all([...processes.map(({ says }) => says(/listens on/)), command.ended])
    const secret = command.out().trim()
    if (!secret) throw new Error(command.err())
    const examples = await startExamples({ port: 0, baseUrl: url, secrets: { [operator]: secret } })
    return {
      url,
      examples: examples.url.replace(/\/$/, ''),
      secret,
      stop,
      close: async () => {
        await examples.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
