// Nine mutations that the fast tests once missed: `npm run mutation -- named` applies each in turn, and its test must fail.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const named = [
  [
    'progress is reported as a start',
    'app/game/game-controller.ts',
    "send('progress'",
    "send('started'",
    'app/game/game-controller.http.test.ts',
  ],
  [
    'every page counts as listed',
    'app/host/host.ts',
    'listed = matchesOrigin(joined.hostOrigin, origins)',
    'listed = true',
    'app/host/host.test.tsx',
  ],
  [
    'ready while draws are being sent',
    'app/api/use-analysis.ts',
    "status: 'sending', retry",
    "status: 'ready', retry",
    'app/screens/completed/completed.http.test.tsx',
  ],
  ['no wait before the next try', 'app/api/connection.ts', '500 * 2 ** attempt', '0 * 2 ** attempt', 'app/api/connection.test.ts'],
  [
    'cards go away for down',
    'app/screens/game/shown-cards.ts',
    "? 'away' : 'down'",
    "? 'down' : 'away'",
    'app/screens/game/shown-cards.test.ts',
  ],
  ['another category boundary', 'contract/scales.ts', '[40, 55, 65]', '[40, 60, 65]', 'app/results/results.test.tsx'],
  ['another level boundary', 'contract/scales.ts', 'apun: [50]', 'apun: [60]', 'app/results/results.test.tsx'],
  ['a sound of six seconds', 'app/play/sound.ts', 'length = 0.06', 'length = 6', 'app/play/sound.test.ts'],
  ['one card ahead', 'app/api/card-values.ts', 'ahead = 10', 'ahead = 1', 'app/game/game-controller.http.test.ts'],
]

const passes = (...tests) => spawnSync('vitest', ['run', '--bail=1', ...tests], { stdio: 'ignore' }).status === 0

/** Prints the result of each; true if all are killed. */
export const tryNamed = () => {
  if (!passes(...new Set(named.map(([, , , , test]) => test)))) throw new Error('The tests fail without any change')
  const survived = named.filter(([what, file, from, to, test]) => {
    const text = readFileSync(file, 'utf8')
    if (text.split(from).length !== 2) throw new Error(`${file} does not contain exactly once: ${from}`)
    try {
      writeFileSync(file, text.replace(from, to))
      const unnoticed = passes(test)
      console.log(`${unnoticed ? 'SURVIVED' : 'killed  '} ${what} (${file})`)
      return unnoticed
    } finally {
      writeFileSync(file, text)
    }
  })
  return survived.length === 0
}
