import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Draw } from '../../server/analysis/types.ts'
import { readTrials } from '../study-kit/read-trials.ts'

/** One person in the open data: the classic task, where decks A and B are bad. */
export type Person = { id: string; group: 'healthy' | 'control' | 'amphetamine' | 'heroin'; draws: Draw[] }

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
