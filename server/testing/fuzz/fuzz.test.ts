import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allCalls } from '../../../contract/calls.ts'
import { finishGame } from '../play-game.ts'
import { send } from '../send.ts'
import { onSqliteFirst, type TestServer } from '../test-server.ts'

type OpenApi = {
  components: object
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> | undefined }> }>>
}

/** Traces of internals that no response may contain. */
const leaks = /node_modules|node:internal|\.ts:\d|SQLITE_|sqlite3|syntax error at|pg_|select .* from|at [\w.]+ \(/i

/** Checks responses against the OpenAPI document; returns the problem, if any. */
const createReplyCheck = (document: unknown) => {
  const { paths, components } = document as OpenApi
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  const validators = new Map<string, ValidateFunction>()
  return (call: string, method: string, status: number, type: string, body: string): string | undefined => {
    if (status >= 500) return `status ${status}`
    if (leaks.test(body)) return `leak: ${body.slice(0, 200)}`
    const path = call.replace(/:([a-zA-Z]+)/g, '{$1}')
    const media = type.split(';')[0] ?? ''
    const reply = paths[path]?.[method.toLowerCase()]?.responses[status]
    if (reply && !reply.content) return body ? `${status} has a body` : undefined
    const schema = reply?.content?.[media]?.schema
    if (!schema) return `${status} ${media} is not in the document`
    const key = `${method} ${path} ${status}`
    const validate = validators.get(key) ?? ajv.compile({ ...schema, components })
    validators.set(key, validate)
    return validate(JSON.parse(body)) ? undefined : ajv.errorsText(validate.errors)
  }
}

/** The parts of JSON Schema that our contract uses. */
type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  required?: string[]
}

/** Generates values that match a schema. */
const arbitraryOf = (schema: Schema): fc.Arbitrary<unknown> => {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string':
      if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern))
      return fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 40, 400), unit: 'grapheme' })
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) })
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, value]) => [name, arbitraryOf(value)])), {
        requiredKeys: schema.required ?? [],
      })
    default:
      throw new Error(`no values for ${JSON.stringify(schema)}`)
  }
}

/** Unexpected values: other types, range limits, hostile texts. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '0',
    '-1',
    '1e999',
    -1,
    81,
    1e308,
    true,
    [],
    {},
    '__proto__',
    'constructor',
    '../../etc/passwd',
    "' or 1=1 --",
    '\u0000',
    '\ud800',
    '%00',
    '<script>',
    '{{7*7}}',
    'x'.repeat(5000),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** An object with one field replaced, added or removed. */
const nearlyValid = (valid: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> =>
  fc.tuple(valid, fc.nat(), hostileValue, fc.constantFrom('replace', 'add', 'remove')).map(([object, which, value, how]) => {
    const names = Object.keys(object)
    const name = names[which % Math.max(names.length, 1)] ?? 'more'
    if (how === 'add') return { ...object, more: value }
    if (how === 'replace') return { ...object, [name]: value }
    return Object.fromEntries(Object.entries(object).filter(([each]) => each !== name))
  })

/** A raw HTTP request. */
type FuzzRequest = {
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
const arbitraryRequest = (knownUids: readonly string[], secret: string): fc.Arbitrary<FuzzRequest> => {
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

/** For more: `FUZZ_REQUESTS=1000000 FUZZ_SEED=7 npm run soak -- fuzz` */
const requests = Number(process.env.FUZZ_REQUESTS ?? 400)
const firstSeed = Number(process.env.FUZZ_SEED ?? 20260101)
const batch = 500
/** Batches that share games: the limit is 2,000 calls per uid. */
const batchesOfGames = 10
const together = 16

/** Games at all stages: some are played up to the advice, so that reads of results find something. */
const newGames = async (server: TestServer): Promise<string[]> => {
  const uids = await Promise.all(Array.from({ length: 20 }, () => server.newGame()))
  for (const uid of uids.slice(0, 3)) await finishGame(server, uid, 50)
  return uids
}

/** Each batch comes from a different client: refused secrets would soon block a single one. */
const clientOf = (sent: number) => `10.0.${(sent / batch) >> 8}.${(sent / batch) & 255}`

const fuzz = (server: () => TestServer) => {
  test(`${requests} requests get only responses that the OpenAPI document promises`, { timeout: 240_000 + requests * 20 }, async () => {
    const { url, secret } = server()
    const checkReply = createReplyCheck((await server().call('GET', '/openapi.json')).body)
    let uids: string[] = []
    const wrong: string[] = []
    const statuses = new Set<number>()
    for (let sent = 0; sent < requests; sent += batch) {
      const seed = firstSeed + sent
      if (sent % (batch * batchesOfGames) === 0) uids = await newGames(server())
      const queue = fc.sample(arbitraryRequest(uids, secret), { numRuns: Math.min(batch, requests - sent), seed })
      const worker = async () => {
        for (let next = queue.pop(); next; next = queue.pop()) {
          const { call, method, path, body } = next
          const type = body === undefined ? {} : { 'content-type': 'application/json' }
          const { status, headers, text } = await send(url + path, method, { 'x-forwarded-for': clientOf(sent), ...type }, body)
          const problem = checkReply(call, method, status, headers.get('content-type') ?? '', text)
          statuses.add(status)
          if (problem) wrong.push(`${problem} (seed ${seed}: ${method} ${path} ${body?.slice(0, 300)})`)
        }
      }
      await Promise.all(Array.from({ length: together }, worker))
    }
    expect(wrong).toEqual([])
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 403, 404, 409]))
  })
}
onSqliteFirst('fuzzed calls', fuzz, { TRUST_PROXY: '1' })
