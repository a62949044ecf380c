import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startRealServer } from './real-server.ts'

/** The product as `npm run serve` starts it in production: on PostgreSQL, web and worker apart. Players reach it on `port`; the next one is taken too. */
export const startProduction = async (port: number) => {
  const databases = fork(fileURLToPath(new URL('../../server/testing/postgres-process.ts', import.meta.url)), { execArgv: [] })
  const [address] = (await once(databases, 'message')) as [string]
  const settings = {
    NODE_ENV: 'production',
    DATABASE_URL: await (await fetch(address)).text(),
    ID_KEY: Buffer.alloc(32, 'e2e').toString('base64'),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  }
  const [web, worker] = await Promise.all([
    startRealServer(port, { ...settings, ROLE: 'web' }),
    startRealServer(port + 1, { ...settings, ROLE: 'worker', WORKERS: '1' }),
  ])
  return {
    testSecret: web.testSecret,
    async close() {
      await Promise.all([web.close(), worker.close()])
      databases.send('close')
      await once(databases, 'exit')
    },
  }
}
