import { ProblemError } from '../errors/problem.ts'
import type { App } from './app.ts'

const [quote, backslash, comma, colon, brace, bracket] = Buffer.from('"\\,:{[')

/** Values, keys and nestings of a call's JSON: room for some 4,000 own texts. */
const maxValues = 8000

/** Bytes of a string that are read one by one before `indexOf` takes over: a search costs more than reading a short string. */
const shortString = 64

/** Where the string that begins before this byte ends. */
const endOfString = (json: Buffer, from: number): number => {
  for (let at = from; at < json.length; ) {
    for (const near = at + shortString; at < near; at += 1) {
      if (json[at] === quote) return at
      if (json[at] === backslash) at += 1
    }
    const next = json.indexOf('"', at)
    if (next < 0) break
    let escapes = 0
    while (next - escapes > at && json[next - escapes - 1] === backslash) escapes += 1
    if (escapes % 2 === 0) return next
    at = next + 1
  }
  return json.length
}

/** Whether JSON has more values than any call needs, found without parsing it: parsing would cost many times as much. */
export const hasTooManyValues = (json: Buffer): boolean => {
  let count = 0
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (byte === quote) at = endOfString(json, at + 1)
    else if (byte === comma || byte === colon || byte === brace || byte === bracket) count += 1
    if (count > maxValues) return true
  }
  return false
}

/** Counts JSON before it is parsed. An empty body is none, also where its type says JSON, as many clients write it on every call. */
export const boundJson = (app: App): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (hasTooManyValues(body)) done(new ProblemError('invalid', 'the body has too many values'))
    else if (body.length === 0) done(null)
    else void parse(request, body.toString('utf8'), done)
  })
}
