import type { MountOptions } from './options.ts'

const options: Record<keyof MountOptions, 0> = {
  operator: 0,
  secret: 0,
  secretTimeout: 0,
  userId: 0,
  language: 0,
  title: 0,
  height: 0,
  test: 0,
  signal: 0,
  baseUrl: 0,
}

/** The known name of which this is another spelling, a part, or a longer form. */
const meant = (name: string, names: string[]) =>
  names.find((other) => {
    const [a, b] = [name.toLowerCase(), other.toLowerCase()]
    return a.startsWith(b) || b.startsWith(a)
  })

/** In test mode: warns about names that have no effect. Loaded for developers only. `shapes` are the events of the frame. */
export const hint = (kind: 'option' | 'event', names: string[], shapes: object) => {
  const known = kind === 'option' ? Object.keys(options) : [...Object.keys(shapes), 'reconnected']
  for (const name of names.map(String)) {
    if (known.includes(name)) continue
    const other = meant(name, known)
    console.warn(`Gamalyze: there is no ${kind} "${name}"${other ? `; is "${other}" meant?` : ''}`)
  }
}
