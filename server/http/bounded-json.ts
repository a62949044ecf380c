import { ProblemError } from '../errors/problem.ts'
import type { App } from './app.ts'

const [quote, backslash, comma, colon, brace, bracket] = Buffer.from('"\\,:{[')

/** Values, keys and nestings of a call's JSON: room for some 4,000 own texts. */
const maxValues = 8000

/** Whether JSON has more values than any call needs, found without parsing it: parsing would cost many times as much. */
export const hasTooManyValues = (json: Buffer): boolean => {
  let count = 0
  let isInString = false
  for (let at = 0; at < json.length && count <= maxValues; at += 1) {
    const byte = json[at]
    if (byte === backslash) at += 1
    else if (byte === quote) isInString = !isInString
    else if (!isInString && (byte === comma || byte === colon || byte === brace || byte === bracket)) count += 1
  }
  return count > maxValues
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
