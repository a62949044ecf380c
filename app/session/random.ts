/** A number in [0, 1). */
export type Random = () => number

/** Cryptographic source, so that nothing can be concluded from one player's decks about another's. */
export const webRandom: Random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/** Whole number from 0 to `max`, both included. */
export const randomInteger = (random: Random, max: number) => Math.floor(random() * (max + 1))

/** A shuffled copy (Fisher and Yates). */
export const shuffled = <T>(random: Random, items: readonly T[]): T[] => {
  const copy = [...items]
  for (let last = copy.length - 1; last > 0; last--) {
    const other = randomInteger(random, last)
    ;[copy[last], copy[other]] = [copy[other] as T, copy[last] as T]
  }
  return copy
}

/** A version 4 UUID, also where a page without TLS has no `crypto.randomUUID`. The package `uuid` would be a third of a kilobyte of the first load. */
export const randomUid = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ randomInteger(webRandom, 15 >> (Number(digit) / 4))).toString(16),
  )
