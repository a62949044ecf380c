import { startTestServer, type TestServer } from '../../server/testing/test-server.ts'

/** A port that no other run has; the three behind it are free too. */
export const ownPort = 18_000 + (process.pid % 500) * 4

/** The product at an address that it knows itself, as its documents and the SDK name it. */
export const startProvider = (): Promise<TestServer> =>
  startTestServer({ LOG_LEVEL: 'warn', WORKERS: '1', PORT: `${ownPort}`, PUBLIC_URL: `http://127.0.0.1:${ownPort}` })
