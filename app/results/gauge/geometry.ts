/** The gauge is a half circle from 0 on the left to 100 on the right, in the units of its view box. */
export const centre = { x: 240, y: 232 }
export const radius = 168

const round = (value: number) => Math.round(value * 1000) / 1000

/** The point of a value 0 to 100 at a distance from the centre. */
export const pointAt = (value: number, distance: number): { x: number; y: number } => {
  const angle = Math.PI * (1 - value / 100)
  return { x: round(centre.x + distance * Math.cos(angle)), y: round(centre.y - distance * Math.sin(angle)) }
}

/** Path along the gauge between two values, at a distance from the centre. */
export const arcPath = (from: number, to: number, distance = radius): string => {
  const start = pointAt(from, distance)
  const end = pointAt(to, distance)
  return `M${start.x} ${start.y}A${distance} ${distance} 0 0 1 ${end.x} ${end.y}`
}

/** Path across the gauge at a value. */
export const tickPath = (value: number, inner: number, outer: number): string => {
  const from = pointAt(value, inner)
  const to = pointAt(value, outer)
  return `M${from.x} ${from.y}L${to.x} ${to.y}`
}
