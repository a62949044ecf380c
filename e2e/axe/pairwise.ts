/**
 * All-pairs testing: a plan of visits in which every two values of different factors meet at least once. `sizes`: how many values each factor
 * has; a visit holds an index per factor. Each pair of the two largest factors is one visit, whose other values are chosen greedily to
 * cover most new pairs. Nothing is random.
 */
export const pairwise = (sizes: readonly number[]): number[][] => {
  const factors = sizes.map((_, factor) => factor)
  const [first = 0, second = 0] = factors.toSorted((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0))
  const coveredPairs = new Set<string>()
  const uses = sizes.map((size) => Array.from({ length: size }, () => 0))
  const pairOf = (a: number, x: number, b: number, y: number) => (a < b ? `${a}:${x} ${b}:${y}` : `${b}:${y} ${a}:${x}`)
  const values = (factor: number) => Array.from({ length: sizes[factor] ?? 0 }, (_, value) => value)
  const rows: number[][] = []

  /** Adds the visit that begins with these values. */
  const visit = (begun: ReadonlyMap<number, number>) => {
    const row = new Map(begun)
    for (const factor of factors) {
      if (row.has(factor)) continue
      const gain = (value: number) => [...row].filter(([other, its]) => !coveredPairs.has(pairOf(factor, value, other, its))).length
      const usedBy = (value: number) => uses[factor]?.[value] ?? 0
      const [best = 0] = values(factor).sort((a, b) => gain(b) - gain(a) || usedBy(a) - usedBy(b) || a - b)
      row.set(factor, best)
    }
    for (const [a, x] of row) {
      const counts = uses[a]
      if (counts) counts[x] = (counts[x] ?? 0) + 1
      for (const [b, y] of row) if (a !== b) coveredPairs.add(pairOf(a, x, b, y))
    }
    rows.push(factors.map((factor) => row.get(factor) ?? 0))
  }

  const visitAll = (a: number, b: number) => {
    for (const x of values(a))
      for (const y of values(b)) {
        if (coveredPairs.has(pairOf(a, x, b, y))) continue
        visit(
          new Map([
            [a, x],
            [b, y],
          ]),
        )
      }
  }
  visitAll(first, second)
  for (const a of factors) for (const b of factors.slice(a + 1)) visitAll(a, b)
  return rows
}
