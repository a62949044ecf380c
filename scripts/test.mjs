// The whole test run: one part after another, as beside each other they take more CPU; a failed part stops no other, and the last line totals all.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { checks } from './check.mjs'
import { freePorts } from './free-port.ts'
import { testSettings } from './test-settings.mjs'

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/** Runs a command; its output goes to the terminal, or to `output` chunk by chunk. Resolves with whether it passed. */
const run = (command, args, output) => {
  const { promise, resolve } = Promise.withResolvers()
  const child = spawn(command, args, {
    stdio: output ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    // What was built just before starts in half the CPU time of its sources.
    env: { ...testSettings, SERVER_PROGRAM: 'dist/server/main.js', ...process.env },
  })
  child.stdout?.on('data', output)
  child.stderr?.on('data', output)
  child.on('close', (code) => resolve(code === 0))
  return promise
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
/** A script of the manifest, without another npm: its folder of commands is on the path. */
const runScript = (name) => run('sh', ['-c', `exec ${scripts[name]}`])

const report = (file) => {
  try {
    return JSON.parse(readFileSync(`${results}/${file}`, 'utf8'))
  } catch {
    return undefined
  }
}

/** Each check counts as one test. */
const check = async (args) => {
  let output = ''
  const ok = await run(process.execPath, args, (text) => {
    output += text
  })
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output }
}

const vitest = async () => {
  const ok = await runScript('test:unit')
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0, testResults = [] } = report('vitest.json') ?? {}
  failedUnitTests = failuresIn(testResults)
  return counted(ok, { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests })
}

const playwright = async () => {
  const ok = await runScript('test:e2e')
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report('playwright.json')?.stats ?? {}
  return counted(ok, { passed: expected, failed: unexpected + flaky, skipped })
}

/** Failed unit tests, repeated at the end: the runner prints them before all browser tests, where nobody looks, and those empty the folder. */
let failedUnitTests = []

/** Names and error excerpts of the failed tests. */
const failuresIn = (testResults) =>
  testResults
    .flatMap(({ name, assertionResults, message }) => [
      ...(assertionResults.length ? [] : [{ fullName: name, failureMessages: [message] }]),
      ...assertionResults.filter(({ status }) => status === 'failed').map((test) => ({ ...test, fullName: `${name} › ${test.fullName}` })),
    ])
    .map(({ fullName, failureMessages }) => `✗ ${fullName}\n${failureMessages.join('\n').slice(0, 2000)}`)

/** A runner that crashed, or ran nothing, counts as at least one failure. */
const counted = (ok, counts) => ((ok && counts.passed > 0) || counts.failed > 0 ? counts : { ...counts, failed: 1 })

const total = { passed: 0, failed: 0, skipped: 0 }
const lines = []

const part = async (name, action) => {
  const started = Date.now()
  const { output = '', ...counts } = await action()
  for (const key of Object.keys(total)) total[key] += counts[key]
  const seconds = Math.round((Date.now() - started) / 1000)
  const line = `${counts.failed ? '✗' : '✓'} ${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped (${seconds} s)`
  lines.push(line)
  console.log(counts.failed && output ? `\n${line}\n${output}` : `\n${line}\n`)
}

// The browser tests come last: a taken port is told before the others.
await freePorts(process.env.E2E_PORT).catch(({ message }) => {
  console.error(message)
  process.exit(1)
})

const started = Date.now()
for (const [name, args] of Object.entries(checks)) await part(name, () => check(args))
await part('unit and server tests', vitest)
await part('browser tests', playwright)
for (const failed of failedUnitTests) console.log(`\n${failed}`)
console.log(`\n${lines.join('\n')}\n${Math.round((Date.now() - started) / 1000)} s in total`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0
