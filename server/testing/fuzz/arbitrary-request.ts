import fc from 'fast-check'
import { allCalls } from '../../../contract/calls.ts'
import { arbitraryOf, hostileValue, nearlyValid, type Schema } from './arbitrary-of.ts'

/** A raw HTTP request. */
export type FuzzRequest = {
  /** Path of the call in the contract */
  call: string
  method: string
  path: string
  body?: string
}

type Call = { method: string; path: string; params?: Schema; query?: Schema; body?: Schema }

type Fields = Record<string, unknown>

/** Calls that send mail are excluded; they have tests of their own. */
const { email: _email, ...withoutMail } = allCalls
const fuzzed: Call[] = JSON.parse(JSON.stringify(Object.values(withoutMail)))

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
/** Lone surrogates cannot be percent-encoded: the round trip replaces them. */
const part = (value: unknown): string => encodeURIComponent(Buffer.from(text(value)).toString())

const fields = (schema: Schema | undefined): fc.Arbitrary<Fields> => {
  if (!schema) return fc.constant({})
  const valid = arbitraryOf(schema) as fc.Arbitrary<Fields>
  return fc.oneof(
    { arbitrary: valid, weight: 2 },
    { arbitrary: nearlyValid(valid), weight: 2 },
    { arbitrary: fc.dictionary(fc.string({ maxLength: 12 }), hostileValue, { maxKeys: 4 }), weight: 1 },
  )
}

/** A path segment that is empty or dots only would change the route: those are generated separately. */
const safePart = (value: string): string => (value === '' || value === '.' || value === '..' ? '-' : value)

/** Requests to every call: valid, almost valid and hostile; uids often refer to existing games. */
export const arbitraryRequest = (knownUids: readonly string[], secret: string): fc.Arbitrary<FuzzRequest> => {
  const known: Fields = { secret, operator: 'nfl' }
  const uid = fc.constantFrom(...knownUids)
  const one = (call: Call): fc.Arbitrary<FuzzRequest> =>
    fc
      .tuple(fields(call.params), fields(call.query), fields(call.body), uid, fc.nat(3), hostileValue)
      .map(([params, query, body, id, luck, junk]) => {
        const take = (name: string): unknown => {
          if (luck === 0) return params[name] ?? '-'
          return name === 'id' || name === 'uid' ? id : (known[name] ?? params[name] ?? '-')
        }
        const path = call.path.replace(/:([a-zA-Z]+)/g, (_match, name: string) => safePart(part(take(name))))
        const search = Object.entries(query)
          .map(([name, value]) => `${part(name)}=${part(value)}`)
          .join('&')
        const filled = luck > 0 && 'id' in body ? { ...body, id } : body
        const sent = luck === 3 && call.body && typeof junk === 'string' ? junk : JSON.stringify(filled)
        return { call: call.path, method: call.method, path: search ? `${path}?${search}` : path, ...(call.body ? { body: sent } : {}) }
      })
  return fc.oneof(...fuzzed.map(one))
}
