import { ConfigError } from './config.ts'

/**
 * Runs a start function in this process and closes what it returned on SIGINT, SIGTERM or SIGHUP; a second signal exits at once.
 * An error the user can fix is one line on stderr and exit code 1.
 */
export const runUntilSignal = async (start: () => Promise<{ close(): Promise<void> }>): Promise<void> => {
  let running: { close(): Promise<void> } | undefined
  let ending = false
  const end = async (): Promise<void> => {
    if (ending) process.exit(130)
    ending = true
    if (!running) process.exit(130)
    const late = setTimeout(() => process.exit(1), 20_000)
    late.unref()
    await running.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
  try {
    running = await start()
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error)
    process.exit(1)
  }
}
