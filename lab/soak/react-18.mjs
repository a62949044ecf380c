// Runs the React component's tests with React 18, installed from the registry.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'react-18-'))
try {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', 'react@18.3.1', 'react-dom@18.3.1'], { cwd: folder, stdio: 'inherit' })
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'dom', 'sdk/react.test.tsx'], {
    stdio: 'inherit',
    env: { ...process.env, REACT: join(folder, 'node_modules') },
  })
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true })
}
