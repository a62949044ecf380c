/** An element of a drawing, as far as it makes others be drawn. */
export type Drawn = {
  name: string
  id: string | undefined
  children: Drawn[]
  /** Cost of drawing the element itself: 1, or its number of points; an outline adds several per point */
  points: number
  isOutlined: boolean
  /** Ids of elements that are drawn again for it: copies, masks, clip paths and filters */
  once: string[]
  /** Ids of paints for it and its children: patterns are drawn again for each */
  each: string[]
}

/** Maximum nesting of elements and their references: drawing programs and this one recurse. */
const deepest = 500
const references = /url\(\s*["']?#([^"')]+)/gi

/** How much more it takes to outline a point than to fill what it bounds */
const outlineCost = 6
const numbers = /\d*\.?\d+/g
/** Cost of a filter step, in points: it works on each pixel. */
const filterStepPoints = 400

/** An element with these attributes, in another. */
export const drawnOf = (name: string, attributes: Readonly<Record<string, string>>, parent?: Drawn): Drawn => {
  const isOutlined = parent?.isOutlined || Object.entries(attributes).some((each) => each.some((part) => part.includes('stroke')))
  const points = ['d', 'points'].reduce((sum, key) => sum + (attributes[key]?.match(numbers)?.length ?? 0) / 2, 0)
  const drawnElement: Drawn = {
    name,
    id: attributes.id,
    children: [],
    points: name.startsWith('fe') ? filterStepPoints : Math.max(1, points * (isOutlined ? outlineCost : 1)),
    isOutlined,
    once: [],
    each: [],
  }
  for (const [key, value] of Object.entries(attributes)) {
    if (/href$/i.test(key)) drawnElement.once.push(value.slice(1))
    const ids = [...value.matchAll(references)].map(([, id = '']) => id.trim())
    drawnElement[['mask', 'clip-path', 'filter'].includes(key) ? 'once' : 'each'].push(...ids)
  }
  return drawnElement
}

/** How many elements or points are drawn for a drawing, all repetitions counted; Infinity where something is part of itself or far too deep. */
export const drawnElements = (root: Drawn): number => {
  const byId = new Map<string, Drawn[]>()
  const collect = (drawnElement: Drawn): void => {
    if (drawnElement.id !== undefined) byId.set(drawnElement.id, [...(byId.get(drawnElement.id) ?? []), drawnElement])
    for (const child of drawnElement.children) collect(child)
  }
  collect(root)
  const costs = new Map<Drawn, number>()
  let depth = 0
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
  const referredCost = (ids: readonly string[]): number => sum(ids.flatMap((id) => (byId.get(id) ?? []).map(count)))
  const count = (drawnElement: Drawn): number => {
    depth += 1
    const elements = depth > deepest ? Number.POSITIVE_INFINITY : countInside(drawnElement)
    depth -= 1
    return elements
  }
  const countInside = (drawnElement: Drawn): number => {
    // A gradient is computed once and repeats nothing.
    const cachedCost = /Gradient$/.test(drawnElement.name) ? 0 : costs.get(drawnElement)
    if (cachedCost !== undefined) return cachedCost
    // Marks an element as being computed: if it is needed meanwhile it is part of a cycle.
    costs.set(drawnElement, Number.POSITIVE_INFINITY)
    const ownCost = drawnElement.points + sum(drawnElement.children.map(count)) + referredCost(drawnElement.once)
    const repeatedCost = referredCost(drawnElement.each)
    const total = repeatedCost > 0 ? ownCost * (1 + repeatedCost) : ownCost
    costs.set(drawnElement, total)
    return total
  }
  return count(root)
}
