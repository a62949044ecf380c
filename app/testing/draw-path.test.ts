import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Before what runs at a press: the screen that hands it on; behind the call: the schemas that check it. */
const read = ['app/screens/game/deck.tsx', 'app/screens/game/game.tsx', 'contract/calls.ts', 'contract/game.ts']

test('a draw passes at most 22 files from the press to the database and back, and CONTRIBUTING walks them all', () => {
  const passed: string[] = JSON.parse(execFileSync(process.execPath, ['app/testing/draw-path.ts'], { encoding: 'utf8' }))
  expect(passed).toEqual(expect.arrayContaining(['app/game/game-controller.ts', 'app/api/outbox.ts', 'server/store/draws.ts']))
  const way = [...read, ...passed]
  expect(way.length, way.join('\n')).toBeLessThanOrEqual(22)
  const contributing = readFileSync('CONTRIBUTING.md', 'utf8')
  const tour = contributing.slice(contributing.indexOf('## The tour'), contributing.indexOf('## Work'))
  const named = [...tour.matchAll(/`([\w./-]+[.]tsx?)`/g)].map(([, name]) => name as string)
  expect(way.filter((file) => !named.some((name) => file === name || file.endsWith(`/${name}`)))).toEqual([])
})
