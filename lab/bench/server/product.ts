// The real server, with one secret for the benchmark.
import { createSecret, hashSecret } from '../../../server/keys/secrets.ts'
import { readConfig } from '../../../server/process/config.ts'
import { startServer } from '../../../server/start-server.ts'
import { reportToParent } from './report-to-parent.ts'

const server = await startServer(readConfig({ NODE_ENV: 'test', ...process.env, PORT: '0', LOG_LEVEL: 'silent' }))
const secret = createSecret()
await server.deps.store.addSecret({ hash: hashSecret(secret), operator: 'nfl', test: false, createdAt: Date.now(), revokedAt: null })
reportToParent(server.url, secret)
