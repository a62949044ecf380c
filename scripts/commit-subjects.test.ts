import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Earlier commits are exempt. */
const since = process.env.SUBJECTS_SINCE ?? '2026-11-22T08:00:00Z'
const longest = 72

/** A shallow clone is checked as far as its history goes; an export without git is not. */
const log = spawnSync('git', ['log', '--no-merges', `--since-as-filter=${since}`, '--format=%h %s'], {
  cwd: import.meta.dirname,
  encoding: 'utf8',
})
if (log.status !== 0) console.warn('Commit subjects are not checked: this copy has no history.')

test.runIf(log.status === 0)(`commit subjects have ${longest} characters at most`, () => {
  const lines = log.stdout.split('\n').filter(Boolean)
  expect(lines.filter((line) => line.slice(line.indexOf(' ') + 1).length > longest)).toEqual([])
})
