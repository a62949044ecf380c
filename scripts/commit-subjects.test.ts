import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Commits before this were not held to it. */
const since = process.env.SUBJECTS_SINCE ?? '2026-11-22T08:00:00Z'
const longest = 72

/** Of a copy without its whole history what is there is checked; without git, or in an export, nothing is. */
const log = spawnSync('git', ['log', '--no-merges', `--since-as-filter=${since}`, '--format=%h %s'], {
  cwd: import.meta.dirname,
  encoding: 'utf8',
})
if (log.status !== 0) console.warn('Subjects of commits are not checked: this copy has no history.')

test.runIf(log.status === 0)(`subjects of commits have ${longest} characters at most`, () => {
  const lines = log.stdout.split('\n').filter(Boolean)
  expect(lines.filter((line) => line.slice(line.indexOf(' ') + 1).length > longest)).toEqual([])
})
