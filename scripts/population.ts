import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Draw } from '../server/analysis/types.ts'

/** One person of the open data: the classic task, decks A and B bad. */
export type Person = {
  id: string
  group: 'healthy' | 'control' | 'amphetamine' | 'heroin'
  draws: Draw[]
}

/** Draws that are analysed, as many as in our game. */
const used = 80

/**
 * Reads the open data of Steingroever et al. (2015), J. Open Psychology Data 3(1) e5, and Ahn et al. (2014), Frontiers in
 * Psychology 5:849, from a folder with `steingroever2015/` and `ahn2014/` as published. Net points of the first 80 trials.
 */
export const readPopulation = (folder: string): Person[] => {
  const steingroever = [95, 100, 150].flatMap((trials) => readSteingroever(join(folder, 'steingroever2015'), trials))
  const ahn = (['healthy_control', 'amphetamine', 'heroin'] as const).flatMap((group) => readAhn(join(folder, 'ahn2014'), group))
  return [...steingroever, ...ahn]
}

const readSteingroever = (folder: string, trials: number): Person[] => {
  const rows = (name: string) =>
    lines(join(folder, `${name}_${trials}.csv`)).map((line) =>
      line
        .split(',')
        .slice(1, used + 1)
        .map(Number),
    )
  const [choices, wins, losses] = [rows('choice'), rows('wi'), rows('lo')]
  return choices.map((row, person) => ({
    id: `steingroever-${trials}-${person + 1}`,
    group: 'healthy',
    draws: row.map((deck, t) => draw(deck, wins[person]?.[t], losses[person]?.[t])),
  }))
}

const readAhn = (folder: string, group: 'healthy_control' | 'amphetamine' | 'heroin'): Person[] => {
  const people = new Map<string, Draw[]>()
  for (const line of lines(join(folder, `IGTdata_${group}.txt`))) {
    const [, deck, gain, loss, subject] = line.split('\t').map(Number)
    const id = `ahn-${group}-${subject}`
    people.set(id, [...(people.get(id) ?? []), draw(deck, gain, loss)])
  }
  return [...people].map(([id, draws]) => ({ id, group: group === 'healthy_control' ? 'control' : group, draws: draws.slice(0, used) }))
}

const lines = (file: string): string[] => readFileSync(file, 'utf8').trim().split(/\r?\n/).slice(1)

const draw = (deck: number | undefined, gain: number | undefined, loss: number | undefined): Draw => {
  const choice = Number(deck) - 1
  const outcome = Number(gain) - Math.abs(Number(loss))
  if (![0, 1, 2, 3].includes(choice) || !Number.isFinite(outcome)) throw new Error('the population data has another form than published')
  return { choice: choice as Draw['choice'], outcome }
}
