// The whole test: every part runs even if one before it failed; the last line counts all of them.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const run = (script) => spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' }).status === 0
const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })
/** A runner that broke before it counted anything has failed once. */
const counted = (ok, counts) => (!ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts)
const report = (file) => {
  try {
    return JSON.parse(readFileSync(`${results}/${file}`, 'utf8'))
  } catch {
    return undefined
  }
}

const vitest = () => {
  const ok = run('test:unit')
  const json = report('vitest.json')
  if (!json?.numTotalTests) return one(false)
  return counted(ok, { passed: json.numPassedTests, failed: json.numFailedTests, skipped: json.numPendingTests + json.numTodoTests })
}

const playwright = () => {
  const ok = run('test:e2e')
  const stats = report('playwright.json')?.stats
  if (!stats || stats.expected + stats.unexpected + stats.flaky === 0) return one(false)
  return counted(ok, { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped })
}

const parts = {
  'type check': () => one(run('typecheck')),
  lint: () => one(run('lint')),
  architecture: () => one(run('architecture')),
  'unit and server tests': vitest,
  'end-to-end tests': playwright,
}

const total = { passed: 0, failed: 0, skipped: 0 }
const lines = []
for (const [name, part] of Object.entries(parts)) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const counts = part()
  for (const key of Object.keys(total)) total[key] += counts[key]
  lines.push(
    `${counts.failed ? '✗' : '✓'} ${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped (${Math.round((Date.now() - started) / 1000)} s)`,
  )
}
console.log(`\n${lines.join('\n')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0
