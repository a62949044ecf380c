import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openapiBreaks, typeBreaks, writeTypes } from './contract-life.ts'

const folder = mkdtempSync(join(tmpdir(), 'contract-life-'))
afterAll(() => rmSync(folder, { recursive: true }))

const session = {
  tags: ['partner'],
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
    429: {
      content: { problem: { schema: { type: 'object', properties: { code: { type: 'string', enum: ['paused', 'rate_limited'] } } } } },
    },
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
  paths: { '/sessions': { post: session }, '/own': { get: { responses: {} } } },
  webhooks: { 'game.completed': completed },
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
const answerOf = (paths: Any) => paths['/sessions'].post.responses[201].content.json.schema
const problemOf = (paths: Any) => paths['/sessions'].post.responses[429].content.problem.schema
const planted: [string, Planted][] = [
  ['POST /sessions is gone', ({ paths }) => delete paths['/sessions']],
  ['POST /sessions no longer answers 429', ({ paths }) => delete paths['/sessions'].post.responses[429]],
  ['POST /sessions body.test is gone', ({ paths }) => delete bodyOf(paths).properties.test],
  ['POST /sessions body.language no longer takes dan', ({ paths }) => bodyOf(paths).properties.language.enum.pop()],
  [
    'POST /sessions body.test is required',
    ({ paths }) => {
      bodyOf(paths).required = ['test']
    },
  ],
  [
    'POST /sessions 201.secret has another type',
    ({ paths }) => {
      answerOf(paths).properties.secret.type = 'number'
    },
  ],
  ['POST /sessions 201.secret may be absent', ({ paths }) => answerOf(paths).required.pop()],
  [
    'POST /sessions parameter world is required',
    ({ paths }) => paths['/sessions'].post.parameters.push({ name: 'world', required: true, schema: {} }),
  ],
  [
    'POST /sessions parameter reference has another pattern',
    ({ paths }) => {
      paths['/sessions'].post.parameters[0].schema.pattern = '^rf2_'
    },
  ],
  [
    'POST /sessions parameter reference has another maxLength',
    ({ paths }) => {
      paths['/sessions'].post.parameters[0].schema.maxLength = 20
    },
  ],
  ['POST /sessions 201.secret has another minLength', ({ paths }) => delete answerOf(paths).properties.secret.minLength],
  ['POST /sessions 429.code no longer is paused', ({ paths }) => problemOf(paths).properties.code.enum.shift()],
  [
    'POST /sessions 429 is no longer problem',
    ({ paths }) => {
      paths['/sessions'].post.responses[429].content = {}
    },
  ],
  [
    'POST /sessions asks for another key',
    ({ paths }) => {
      paths['/sessions'].post.security = [{ masterKey: [] }]
    },
  ],
  [
    'POST /sessions body takes no other fields',
    ({ paths }) => {
      bodyOf(paths).additionalProperties = false
    },
  ],
  [
    'POST /sessions body is required',
    ({ paths }) => {
      paths['/sessions'].post.requestBody.required = true
    },
  ],
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
  ['a code', ({ paths }) => problemOf(paths).properties.code.enum.push('gone')],
  ['a status', ({ paths }) => Object.assign(paths['/sessions'].post.responses, { 410: {} })],
  ['a parameter that may be left out', ({ paths }) => paths['/sessions'].post.parameters.push({ name: 'more', schema: {} })],
  ['longer references', ({ paths }) => Object.assign(paths['/sessions'].post.parameters[0].schema, { maxLength: 64 })],
  ['any reference', ({ paths }) => delete paths['/sessions'].post.parameters[0].schema.pattern],
  ['longer secrets', ({ paths }) => Object.assign(answerOf(paths).properties.secret, { minLength: 40 })],
  ['a call', ({ paths }) => Object.assign(paths, { '/more': { get: session } })],
  ['an event', ({ webhooks }) => Object.assign(webhooks, { 'game.more': completed })],
  ['nothing for partners', ({ paths }) => delete paths['/own']],
])('%s breaks nobody who relied on what was there', (_, change) => {
  expect(openapiBreaks(released, changed(change))).toEqual([])
})

/** What breaks after all of these edits of the SDK's types. */
const sdkBreaks = (name: string, edits: [file: string, from: RegExp, to: string][]): string[] => {
  const now = join(folder, name, 'sdk')
  cpSync(join(folder, 'types/sdk'), now, { recursive: true })
  for (const [file, from, to] of edits) {
    const text = readFileSync(join(now, file), 'utf8')
    expect(text).toMatch(from)
    writeFileSync(join(now, file), text.replace(from, to))
  }
  return typeBreaks(join(folder, 'types/sdk'), now)
}

test('an option that is required, and an event, code, field, method or export that is gone, break pages; what the SDK adds does not', () => {
  writeTypes(join(folder, 'types'))
  const more = sdkBreaks('more', [
    ['options.d.ts', /\blanguage\?:/, 'more?: string; language?:'],
    ['emitter.d.ts', /\bdestroyed: \{/, 'more: { of: string }; destroyed: { more: string;'],
    ['embed-error.d.ts', /'PAUSED'/, "'PAUSED' | 'MORE'"],
    ['handle.d.ts', /\bdestroy\(/, 'more(): void; destroy('],
    ['handle.d.ts', /'asleep'/, "'asleep' | 'more'"],
    ['handle.d.ts', /\bpause\(\)/, 'pause(more?: string)'],
    ['index.d.ts', /^/, 'export declare const more: 1;\n'],
  ])
  expect(more).toEqual([])
  const less = sdkBreaks('less', [
    ['options.d.ts', /\blanguage\?:/, 'language:'],
    ['emitter.d.ts', /\bawake: Nothing;/, ''],
    ['emitter.d.ts', /reason: DestroyReason/, ''],
    ['embed-error.d.ts', / \| 'PAUSED'/, ''],
    ['handle.d.ts', /\bdestroy\(/, 'end('],
    ['handle.d.ts', /\bpause\(\)/, 'pause(more: string)'],
    ['handle.d.ts', /\bresume\(\): Promise<boolean>/, 'resume(): Promise<string>'],
    ['index.d.ts', /\bmove\b/, 'shift'],
  ])
  for (const line of [
    'mount(options).language is required',
    'mount().on<Name>: "awake" is gone',
    'mount().on(listener)(payload).destroyed.reason is gone',
    'new EmbedError().code: "PAUSED" is gone',
    'mount().destroy is gone',
    'mount().pause(more) is required',
    'mount().resume()<0> may be string',
    'move is gone',
  ])
    expect(less).toContain(line)
}, 240_000)
