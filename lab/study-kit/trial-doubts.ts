import type { TrialPerson } from './trials.ts'

/** People and draws from which a pattern is not chance any more. */
const [manyPeople, manyDraws] = [10, 400]

/**
 * What should be looked at before the figures of a file are believed: decks that are not those of the task, or somebody who comes twice.
 * `known` holds everybody's draws so far, by who played them.
 */
export const doubts = (people: readonly TrialPerson[], knownSequences: Map<string, string>): string[] => {
  const draws = people.flatMap((person) => person.draws.map(({ choice, outcome }) => ({ choice, outcome, isBad: person.isBad[choice] })))
  const unused = ['A', 'B', 'C', 'D'].filter((_, deck) => draws.every(({ choice }) => choice !== deck))
  const mean = (isBad: boolean) => {
    const outcomes = draws.filter((draw) => draw.isBad === isBad).map(({ outcome }) => outcome)
    return outcomes.length < manyDraws ? undefined : outcomes.reduce((sum, outcome) => sum + outcome, 0) / outcomes.length
  }
  const [bad, good] = [mean(true), mean(false)]
  const twice = people.flatMap((person) => {
    const key = JSON.stringify(person.draws)
    const earlier = knownSequences.get(key)
    if (new Set(person.draws.map(({ choice }) => choice)).size === 1) return []
    knownSequences.set(key, earlier ?? person.id)
    return earlier === undefined ? [] : [`the trials of "${person.id}" are those of "${earlier}"`]
  })
  return [
    ...(people.length >= manyPeople && unused.length > 0
      ? [`nobody draws from deck ${unused.join(' or ')}: is it a task of four decks?`]
      : []),
    ...(bad !== undefined && good !== undefined && bad >= good
      ? ['losing decks lose no more than winning ones: a mapping file can say which deck is which']
      : []),
    ...twice,
  ]
}
