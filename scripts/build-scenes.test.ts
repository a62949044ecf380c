import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { playedScenes } from './build-scenes.ts'

it('the workbench shows in each category, and with nothing firm, what the product says of a played game', () => {
  const games = readFileSync(new URL('../app/workbench/fixtures/played.json', import.meta.url), 'utf8')
  expect(JSON.parse(games)).toEqual(playedScenes())
})
