import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { lossEffect } from '../../contract/loss-effect.ts'
import { countDraws, type Decks } from '../../server/analysis/behaviour.ts'
import type { Draw } from '../../server/analysis/types.ts'
import { readTrials } from '../study-kit/read-trials.ts'

/** The folder of the open data that this program was given, and what follows it; without one it says how it is started, and ends. */
export const openDataOf = (usage = 'FOLDER'): readonly [folder: string, ...more: string[]] => {
  const [folder, ...more] = parseArgs({ allowPositionals: true }).positionals
  if (folder !== undefined) return [folder, ...more]
  console.error(`Usage: node ${relative('', process.argv[1] ?? '')} ${usage} (with steingroever2015/ and ahn2014/)`)
  return process.exit(2)
}

/** The counts of a game, with what the rates need of it. */
export const seenOf = (draws: readonly Draw[], decks: Decks) => {
  const counts = countDraws(draws, decks)
  return { ...counts, lossEffect: lossEffect(counts), cards: draws.length }
}

/** Groups of people in the open data. None of them was chosen for gambling. */
export type KnownGroup = 'healthy' | 'control' | 'amphetamine' | 'heroin'

/** One person in the open data: the classic task, where decks A and B are bad. */
export type Person = { id: string; group: KnownGroup; draws: Draw[] }

const groups = { healthy: 'healthy', healthy_control: 'control', amphetamine: 'amphetamine', heroin: 'heroin' } as const

/**
 * Reads the open data of Steingroever et al. (2015), J. Open Psychology Data 3(1) e5, and Ahn et al. (2014), Frontiers in
 * Psychology 5:849, from a folder with `steingroever2015/` and `ahn2014/` as published. Net points of the first 80 trials.
 */
export const readPopulation = (folder: string): Person[] => {
  const people = ['steingroever2015', 'ahn2014'].flatMap((study) => readTrials(join(folder, study)).people)
  return Object.entries(groups).flatMap(([name, group]) =>
    people.filter((person) => person.group === name).map(({ id, draws }): Person => ({ id, group, draws })),
  )
}

/** The study of a person by id: the volunteers come from ten studies, named in `index_N.csv`. */
export const studyOf = (folder: string): ((id: string) => string) => {
  const studies = new Map<string, string>(
    [95, 100, 150].flatMap((trials) =>
      readFileSync(join(folder, `steingroever2015/index_${trials}.csv`), 'utf8')
        .trim()
        .split(/\r?\n/)
        .slice(1)
        .map((line) => {
          const [subject, study] = line.replaceAll('"', '').split(',')
          return [`choice_${trials}.csv healthy Subj_${subject}`, study ?? ''] as const
        }),
    ),
  )
  return (id) => studies.get(id) ?? 'Ahn2014'
}
