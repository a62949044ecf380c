import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openapiBreaks, typeBreaks, writeTypes } from './contract-life.ts'

const folder = mkdtempSync(join(tmpdir(), 'contract-life-'))
afterAll(() => rmSync(folder, { recursive: true }))

const session = {
  tags: ['partner'],
  parameters: [{ name: 'reference', required: true, schema: { type: 'string' } }],
  requestBody: {
    content: {
      json: { schema: { type: 'object', properties: { language: { type: 'string', enum: ['eng', 'dan'] }, test: { type: 'boolean' } } } },
    },
  },
  responses: {
    201: { content: { json: { schema: { type: 'object', required: ['secret'], properties: { secret: { type: 'string' } } } } } },
    429: {},
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
const changed = (change: (document: never) => void) => {
  const document = structuredClone(released)
  change(document as never)
  return document
}

// biome-ignore lint/suspicious/noExplicitAny: a document of any shape
const planted: [string, (document: any) => void][] = [
  ['POST /sessions is gone', ({ paths }) => delete paths['/sessions']],
  ['POST /sessions no longer answers 429', ({ paths }) => delete paths['/sessions'].post.responses[429]],
  ['POST /sessions body.test is gone', ({ paths }) => delete paths['/sessions'].post.requestBody.content.json.schema.properties.test],
  [
    'POST /sessions body.language no longer takes dan',
    ({ paths }) => paths['/sessions'].post.requestBody.content.json.schema.properties.language.enum.pop(),
  ],
  [
    'POST /sessions body.test is required',
    ({ paths }) => {
      paths['/sessions'].post.requestBody.content.json.schema.required = ['test']
    },
  ],
  [
    'POST /sessions 201.secret has another type',
    ({ paths }) => {
      paths['/sessions'].post.responses[201].content.json.schema.properties.secret.type = 'number'
    },
  ],
  ['POST /sessions 201.secret may be absent', ({ paths }) => paths['/sessions'].post.responses[201].content.json.schema.required.pop()],
  [
    'POST /sessions parameter world is required',
    ({ paths }) => paths['/sessions'].post.parameters.push({ name: 'world', required: true, schema: {} }),
  ],
  ['webhook game.completed is gone', ({ webhooks }) => delete webhooks['game.completed']],
  [
    'webhook game.completed body.reference may be absent',
    ({ webhooks }) => webhooks['game.completed'].post.requestBody.content.json.schema.required.pop(),
  ],
]

test.each(planted)('the planted change "%s" is refused', (words, change) => {
  expect(openapiBreaks(released, changed(change))).toEqual([words])
})

test('what is added, or is not for partners, breaks nobody', () => {
  const grown = changed(({ paths }: typeof released & { paths: Record<string, never> }) => {
    const schema = paths['/sessions'].post.responses[201].content.json.schema as { properties: Record<string, unknown> }
    schema.properties.more = { type: 'string' }
    delete (paths as Record<string, unknown>)['/own']
  })
  expect(openapiBreaks(released, grown)).toEqual([])
})

test('the SDK as it is breaks nobody; an option that is required, an event and an export that are gone do', { timeout: 120_000 }, () => {
  const types = join(folder, 'types')
  writeTypes(types)
  const now = join(folder, 'now')
  cpSync(join(types, 'sdk'), now, { recursive: true })
  expect(typeBreaks(join(types, 'sdk'), now)).toEqual([])
  const edit = (name: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(now, name), 'utf8')
    expect(text).toMatch(from)
    writeFileSync(join(now, name), text.replace(from, to))
  }
  edit('options.d.ts', /\blanguage\?:/, 'language:')
  edit('index.d.ts', /\bmount\b/, 'embed')
  edit('handle.d.ts', /\bdestroy\(/, 'end(')
  const breaks = typeBreaks(join(types, 'sdk'), now).join('\n')
  expect(breaks).toContain("'language'")
  expect(breaks).toContain("'mount'")
  expect(breaks).toContain("'destroy'")
})
