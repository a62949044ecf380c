import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KnownGroup } from '../method-card/population.ts'

/** One card of the task: deck 0–3 (A–D) and net points / 100. */
export type Card = { choice: number; outcome: number }

/** A person of the public rows with every card, 95 to 150. */
export type Row = { study: string; group: KnownGroup; cards: readonly Card[] }

/** Studies that no choice of a model has looked at. */
export const closedStudies = ['Horstmann', 'Wood']

const lines = (path: string): string[][] =>
  readFileSync(path, 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.replaceAll('"', '').split(/[,\t]/))

/**
 * Reads every card of Steingroever et al. (2015) and Ahn et al. (2014) from a folder with `steingroever2015/` and `ahn2014/` as published.
 * @throws RangeError for a choice that is no deck, or points that are no number
 */
export const readRows = (folder: string): Row[] => {
  const cardOf = (deck: string | undefined, gain: string | undefined, loss: string | undefined): Card => {
    const card = { choice: Number(deck) - 1, outcome: (Number(gain) - Math.abs(Number(loss))) / 100 }
    if (![0, 1, 2, 3].includes(card.choice) || !Number.isFinite(card.outcome)) throw new RangeError(`no card: ${deck}, ${gain}, ${loss}`)
    return card
  }
  const volunteers = [95, 100, 150].flatMap((length) => {
    const [choices, gains, losses, studies] = ['choice', 'wi', 'lo', 'index'].map((name) =>
      lines(join(folder, `steingroever2015/${name}_${length}.csv`)),
    ) as [string[][], string[][], string[][], string[][]]
    return choices.map((decks, person): Row => {
      const cards = decks.slice(1).map((deck, t) => cardOf(deck, gains[person]?.[t + 1], losses[person]?.[t + 1]))
      return { study: studies[person]?.[1] ?? '', group: 'healthy', cards }
    })
  })
  const laboratory = (['healthy_control', 'amphetamine', 'heroin'] as const).flatMap((name) => {
    const people = Map.groupBy(lines(join(folder, `ahn2014/IGTdata_${name}.txt`)), ([, , , , subject]) => subject)
    const group = name === 'healthy_control' ? 'control' : name
    return [...people.values()].map(
      (trials): Row => ({ study: 'Ahn', group, cards: trials.map(([, deck, gain, loss]) => cardOf(deck, gain, loss)) }),
    )
  })
  return [...volunteers, ...laboratory]
}
