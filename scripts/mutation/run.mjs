// Mutation testing: `npm run mutation -- app/host`, or of all parts. Each part has its own incremental report in reports/mutation.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parts, reportOf } from '../../stryker.config.mjs'
import { tryNamed } from './named.mjs'

const names = Object.keys(parts)

const score = (part) => {
  const file = reportOf(part)
  if (!existsSync(file)) return undefined
  const mutants = Object.values(JSON.parse(readFileSync(file, 'utf8')).files).flatMap((one) => one.mutants)
  const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length
  const killed = count('Killed', 'Timeout')
  const all = killed + count('Survived', 'NoCoverage')
  return { part, killed, all, percent: ((100 * killed) / all).toFixed(1) }
}

const asked = process.argv.slice(2)
if (asked[0] === 'named') process.exit(tryNamed() ? 0 : 1)
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}; parts are ${names.join(', ')}`)
  process.exit(1)
}
for (const part of asked.length > 0 ? asked : names) {
  const { status } = spawnSync(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'], {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_PART: part },
  })
  if (status !== 0) process.exitCode = 1
}
console.table(names.map(score).filter(Boolean))
