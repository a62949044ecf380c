import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type OpenApi = {
  components: object
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> | undefined }> }>>
}

/** Traces of internals that no response may contain. */
const leaks = /node_modules|node:internal|\.ts:\d|SQLITE_|sqlite3|syntax error at|pg_|select .* from|at [\w.]+ \(/i

/** Checks responses against the OpenAPI document; returns the problem, if any. */
export const createReplyCheck = (document: unknown) => {
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
