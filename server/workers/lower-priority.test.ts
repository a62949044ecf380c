import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each([
  [0, 10],
  [15, 15],
])('a worker of a process of priority %i has priority %i, as only root may raise one', (given, kept) => {
  const script = `os.setPriority(${given}); const { lowerPriority } = await import('./server/workers/answer-tasks.ts'); lowerPriority(); console.log(os.getPriority())`
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', `import os from 'node:os'; ${script}`], { encoding: 'utf8' })
  expect(Number(out)).toBe(kept)
})
