import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { partnerCalls } from '../contract/partner-calls.ts'
import { publicOpenApi } from '../server/http/public-openapi.ts'
import { openapiBreaks, typeBreaks, unpackSdk } from './contract-life.ts'

mkdirSync('dist', { recursive: true })
const folder = mkdtempSync('dist/contract-life-')
afterAll(() => rmSync(folder, { recursive: true }))

const session = {
  security: [{ serverKey: [] }],
  parameters: [{ name: 'reference', required: true, schema: { type: 'string', pattern: '^rf_', maxLength: 36 } }],
  requestBody: {
    content: {
      json: { schema: { type: 'object', properties: { language: { type: 'string', enum: ['eng', 'dan'] }, test: { type: 'boolean' } } } },
    },
  },
  responses: {
    201: {
      content: { json: { schema: { type: 'object', required: ['secret'], properties: { secret: { type: 'string', minLength: 36 } } } } },
    },
    429: { content: { problem: { schema: { $ref: '#/components/schemas/Problem' } } } },
  },
}
const completed = {
  post: {
    requestBody: {
      content: { json: { schema: { type: 'object', required: ['reference'], properties: { reference: { type: 'string' } } } } },
    },
    responses: {},
  },
}
const released = {
  paths: { '/sessions': { post: session } },
  webhooks: { 'game.completed': completed },
  components: { schemas: { Problem: { type: 'object', properties: { code: { type: 'string', enum: ['paused', 'rate_limited'] } } } } },
}
const changed = (change: (document: typeof released) => void) => {
  const document = structuredClone(released)
  change(document)
  return document
}

// biome-ignore lint/suspicious/noExplicitAny: a document of any shape
type Any = any
type Planted = (document: Any) => void
const bodyOf = (paths: Any) => paths['/sessions'].post.requestBody.content.json.schema
const referenceOf = (paths: Any) => paths['/sessions'].post.parameters[0].schema
const answerOf = (paths: Any) => paths['/sessions'].post.responses[201].content.json.schema
const planted: [string, Planted][] = [
  ['POST /sessions is gone', ({ paths }) => delete paths['/sessions']],
  ['POST /sessions no longer answers 429', ({ paths }) => delete paths['/sessions'].post.responses[429]],
  ['POST /sessions body.test is gone', ({ paths }) => delete bodyOf(paths).properties.test],
  ['POST /sessions body.language no longer takes dan', ({ paths }) => bodyOf(paths).properties.language.enum.pop()],
  ['POST /sessions body.test is required', ({ paths }) => Object.assign(bodyOf(paths), { required: ['test'] })],
  ['POST /sessions 201.secret has another type', ({ paths }) => Object.assign(answerOf(paths).properties.secret, { type: 'number' })],
  ['POST /sessions 201.secret may be absent', ({ paths }) => answerOf(paths).required.pop()],
  [
    'POST /sessions parameter world is required',
    ({ paths }) => paths['/sessions'].post.parameters.push({ name: 'world', required: true, schema: {} }),
  ],
  ['POST /sessions parameter reference has another pattern', ({ paths }) => Object.assign(referenceOf(paths), { pattern: '^rf2_' })],
  ['POST /sessions parameter reference has another maxLength', ({ paths }) => Object.assign(referenceOf(paths), { maxLength: 20 })],
  ['POST /sessions 201.secret has another minLength', ({ paths }) => delete answerOf(paths).properties.secret.minLength],
  ['POST /sessions 429.code no longer is paused', ({ components }) => components.schemas.Problem.properties.code.enum.shift()],
  ['POST /sessions 429 is no longer problem', ({ paths }) => Object.assign(paths['/sessions'].post.responses[429], { content: {} })],
  ['POST /sessions asks for another key', ({ paths }) => Object.assign(paths['/sessions'].post, { security: [{ masterKey: [] }] })],
  ['POST /sessions body takes no other fields', ({ paths }) => Object.assign(bodyOf(paths), { additionalProperties: false })],
  ['POST /sessions body is required', ({ paths }) => Object.assign(paths['/sessions'].post.requestBody, { required: true })],
  ['webhook game.completed is gone', ({ webhooks }) => delete webhooks['game.completed']],
  [
    'webhook game.completed body.reference may be absent',
    ({ webhooks }) => webhooks['game.completed'].post.requestBody.content.json.schema.required.pop(),
  ],
]

test.each(planted)('the planted change "%s" is refused (ruling 49)', (words, change) => {
  expect(openapiBreaks(released, changed(change))).toEqual([words])
})

test.each<[string, Planted]>([
  ['a field of an answer', ({ paths }) => Object.assign(answerOf(paths).properties, { more: { type: 'string' } })],
  ['a field of a call that may be left out', ({ paths }) => Object.assign(bodyOf(paths).properties, { more: { type: 'string' } })],
  ['a value that a call takes', ({ paths }) => bodyOf(paths).properties.language.enum.push('ger')],
  ['a code', ({ components }) => components.schemas.Problem.properties.code.enum.push('gone')],
  ['a status', ({ paths }) => Object.assign(paths['/sessions'].post.responses, { 410: {} })],
  ['a parameter that may be left out', ({ paths }) => paths['/sessions'].post.parameters.push({ name: 'more', schema: {} })],
  ['longer references', ({ paths }) => Object.assign(referenceOf(paths), { maxLength: 64 })],
  ['any reference', ({ paths }) => delete referenceOf(paths).pattern],
  ['longer secrets', ({ paths }) => Object.assign(answerOf(paths).properties.secret, { minLength: 40 })],
  ['a call', ({ paths }) => Object.assign(paths, { '/more': { get: session } })],
  ['an event', ({ webhooks }) => Object.assign(webhooks, { 'game.more': completed })],
  [
    'another name of a body',
    ({ paths, components }) => {
      paths['/sessions'].post.responses[429].content.problem.schema = { $ref: '#/components/schemas/Refusal' }
      components.schemas = { Refusal: components.schemas.Problem }
    },
  ],
])('%s breaks nobody who relied on what was there', (_, change) => {
  expect(openapiBreaks(released, changed(change))).toEqual([])
})

const promised = (version: string) => JSON.parse(readFileSync(join('contract/released', version, 'openapi.json'), 'utf8'))

test('1.0.0 has partner calls and webhooks alone, and refuses a document without a field that they have', () => {
  const released = promised('1.0.0')
  expect(Object.keys(released.paths).filter((path) => !path.startsWith('/api/v1/partner/'))).toEqual([])
  const breaksAfter = (change: Planted) => {
    const document = structuredClone(publicOpenApi('https://gamalyze.example', partnerCalls)) as Any
    change(document)
    return openapiBreaks(released, document)
  }
  expect(breaksAfter(() => {})).toEqual([])
  expect(breaksAfter(({ components }) => delete components.schemas.Session.properties.sessionId)).toEqual([
    'POST /api/v1/partner/sessions 201.sessionId is gone',
  ])
  const renamed = breaksAfter(({ components: { schemas } }) => {
    const { reference, ...others } = schemas.EventData.properties
    schemas.EventData.properties = { ...others, game: reference }
  })
  expect(renamed).toContain('webhook game.completed body.data.reference is gone')
})

test('an option that is required, and an event, code, field, method or export that is gone, break pages; what the SDK adds does not', () => {
  const now = join(folder, 'sdk')
  cpSync('sdk', now, { recursive: true, filter: (path) => !/node_modules|^sdk\/(?:dist|docs)/.test(path) })
  // It names languages and screens by their lists.
  for (const list of ['contract', 'i18n']) symlinkSync(resolve(list), join(folder, list))
  const edits: [file: string, from: RegExp, to: string][] = [
    ['options.ts', /\blanguage\?:/, 'more?: string; language:'],
    ['emitter.ts', /\bawake: Nothing/, 'more: { of: string }'],
    ['emitter.ts', /reason: DestroyReason/, 'more: string'],
    ['embed-error.ts', / \| 'PAUSED'/, " | 'MORE'"],
    ['handle.ts', /\bdestroy\(\): void/, 'more(): void'],
    ['handle.ts', /'asleep'/, "'asleep' | 'more'"],
    ['handle.ts', /\bpause\(\)/, 'pause(reason: string)'],
    ['handle.ts', /\brestart\(\)/, 'restart(more?: string)'],
    ['handle.ts', /\bresume\(\): Promise<boolean>/, 'resume(): Promise<string>'],
    ['index.ts', /\bmove\b/, 'move as more'],
    ['package.json', /\.\/modal"/, './more"'],
  ]
  for (const [file, from, to] of edits) {
    const text = readFileSync(join(now, file), 'utf8')
    expect(text).toMatch(from)
    writeFileSync(join(now, file), text.replace(from, to))
  }
  const breaks = typeBreaks(unpackSdk('1.0.0', folder), now)
  for (const line of [
    'mount(options).language is required',
    'mount().on<Name>: "awake" is gone',
    'mount().on(listener)(payload).destroyed.reason is gone',
    'new EmbedError().code: "PAUSED" is gone',
    'mount().destroy is gone',
    'mount().pause(reason) is required',
    'mount().resume()<0> may be string',
    'move is gone',
    'modal: openModal is gone',
  ])
    expect(breaks).toContain(line)
  expect(breaks.filter((line) => /more/i.test(line))).toEqual([])
})
