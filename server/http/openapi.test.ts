import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Document = { paths: Record<string, Record<string, Json>> } & Record<string, Json>

/** The facts a call promises, flattened, without descriptions: `GET /a.responses.200….maximum` is 100. References are resolved. */
const promises = (document: Document): Map<string, Json> => {
  const found = new Map<string, Json>()
  const follow = (part: Json): Json => {
    if (typeof part !== 'object' || part === null || Array.isArray(part) || typeof part.$ref !== 'string') return part
    const steps = part.$ref.slice(2).split('/')
    return follow(steps.reduce<Json>((at, step) => (at as Record<string, Json>)[step] ?? null, document))
  }
  const walk = (place: string, given: Json): void => {
    const part = follow(given)
    if (typeof part !== 'object' || part === null) return void found.set(place, part)
    if (Array.isArray(part)) {
      for (const [index, one] of part.entries()) {
        if (typeof one !== 'object' || one === null) found.set(`${place}[${one}]`, true)
        else walk(`${place}[${'name' in one ? one.name : index}]`, one)
      }
      return
    }
    for (const [key, value] of Object.entries(part)) {
      const isText = ['description', 'summary', 'title'].includes(key) && typeof value === 'string'
      if (!isText && !['tags', 'security', 'operationId'].includes(key)) walk(`${place}.${key}`, value)
    }
  }
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, call] of Object.entries(methods)) walk(`${method.toUpperCase()} ${path}`, call)
  return found
}

/** Deliberately changed since. */
const changed = [
  // A uid is a UUID of version 4, as specified.
  /^POST \/api\/v1\/authentication\/user_secret\/.*\[uid\]\.schema\.pattern$/,
  // Removing a player's games requires a server key: it has become a call of partners' servers.
  /^DELETE \/api\/v1\/authentication\/external_uid\//,
]

test('every call of the first round is still compatible, and later changes are additions', async () => {
  const server = await startTestServer()
  try {
    const { body } = await server.call('GET', '/openapi.json')
    const now = promises(body as Document)
    const before = promises(JSON.parse(readFileSync('server/http/first-round.openapi.json', 'utf8')))
    expect(before.size).toBeGreaterThan(1000)
    const broken = [...before].filter(([place, value]) => now.get(place) !== value).map(([place]) => place)
    expect(broken.filter((place) => !changed.some((known) => known.test(place)))).toEqual([])
    for (const known of changed)
      expect(
        broken.some((place) => known.test(place)),
        String(known),
      ).toBe(true)
    // No parameter or property that was optional has become required.
    const required = [...now.keys()].filter((place) => /parameters\[\w+\]\.required$|requestBody.*\.required\[/.test(place))
    const calls = new Set([...before.keys()].map((place) => place.split('.')[0]))
    expect(required.filter((place) => calls.has(place.split('.')[0]) && now.get(place) === true && !before.has(place))).toEqual([])
  } finally {
    await server.close()
  }
})
