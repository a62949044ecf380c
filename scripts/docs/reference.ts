import type { Call } from '../../contract/call.ts'
import { allCalls } from '../../contract/calls.ts'
import { type ErrorCode, errorStatus, refusalsOf, refusalsOfAny } from '../../contract/errors.ts'
import { partnerCalls } from '../../contract/partner-calls.ts'
import { WebhookBody } from '../../contract/webhooks.ts'
import { exampleOf, type Schema } from './example.ts'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const range = (least: number | undefined, most: number | undefined, unit = '') => {
  if (least === undefined && most === undefined) return ''
  if (least === most) return ` ${least}${unit}`
  return ` ${least ?? ''}–${most ?? ''}${unit}`
}
const kindOf = (schema: Schema): string => {
  if (schema.enum) return schema.enum.map((word) => `\`${word}\``).join(' ')
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' or ')
  if (schema.type === 'array') return `list of ${Array.isArray(schema.items) ? 'numbers' : schema.items ? kindOf(schema.items) : 'values'}`
  if (schema.type === 'string') return `text${range(schema.minLength, schema.maxLength, ' characters')}`
  return `${schema.type ?? 'any'}${range(schema.minimum, schema.maximum)}`
}

/** Rows of an object's fields, those of objects within it below their own. */
const rowsOf = (schema: Schema | undefined, before = ''): string[] =>
  Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => {
    const isOptional = !schema?.required?.includes(name)
    const inner = field.properties
      ? rowsOf(field, `${before}${name}.`)
      : field.items && !Array.isArray(field.items)
        ? rowsOf(field.items, `${before}${name}[].`)
        : []
    return [
      `| \`${before}${name}\`${isOptional ? ' (optional)' : ''} | ${cell(kindOf(field))} | ${cell(field.description ?? '')} |`,
      ...inner,
    ]
  })
const table = (title: string, schema: unknown): string => {
  const rows = rowsOf(schema as Schema | undefined)
  return rows.length > 0 ? `${title && `${title}\n\n`}| field | kind | meaning |\n|---|---|---|\n${rows.join('\n')}\n` : ''
}
const json = (schema: unknown) => `\`\`\`json\n${JSON.stringify(exampleOf(schema as never), null, 2)}\n\`\`\`\n`

const sample = ({ method, path, params, query, body }: Call, withKey: boolean): string => {
  const filled = Object.entries((exampleOf((params ?? {}) as never) ?? {}) as Record<string, string>).reduce(
    (text, [name, value]) => text.replace(`:${name}`, value),
    path,
  )
  const search = query ? `?${new URLSearchParams(exampleOf(query as never) as Record<string, string>)}` : ''
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} 'https://test.provider.example${filled}${search}'`,
    ...(withKey ? ['-H "Authorization: Bearer $GAMALYZE_KEY"'] : []),
    ...(body ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(exampleOf(body as never))}'`] : []),
  ]
  return `\`\`\`sh\n${parts.join(' \\\n  ')}\n\`\`\`\n`
}

const codes = (errors: readonly ErrorCode[]) => errors.map((code) => `[${errorStatus[code]} \`${code}\`](../errors/${code}.md)`).join(', ')

const section = ([name, call]: [string, Call], withKey: boolean): string =>
  [
    `### ${name}\n`,
    `${call.summary}.\n`,
    `\`${call.method} ${call.path.replaceAll(/:(\w+)/g, '{$1}')}\`\n`,
    sample(call, withKey),
    table('In the path:', call.params),
    table('In the query:', call.query),
    table('Body:', call.body),
    ...Object.entries(call.replies).flatMap(([status, schema]) => {
      const isEmpty = Object.keys((schema as Schema).properties ?? {}).length === 0
      return [`Reply ${status}${isEmpty ? '.' : ':'}\n`, isEmpty ? '' : json(schema), table('', schema)]
    }),
    `Refusals: ${codes([...refusalsOf(call), ...refusalsOfAny])}.\n`,
  ]
    .filter(Boolean)
    .join('\n')

const entries: [string, Call][] = Object.entries(allCalls)
const sections = (forPartners: boolean) =>
  entries.flatMap((entry) => (entry[0] in partnerCalls === forPartners ? [section(entry, forPartners)] : []))

/** `docs/reference.md`, with the partner calls and the webhooks. */
export const reference = (intro: string): string => {
  const put = (text: string, mark: string, parts: string[]) => text.replace(`<!-- ${mark} -->`, () => parts.join('\n'))
  const linked = intro.replaceAll(/\]\((?!https?:|#|\/)/g, '](../').replaceAll('](../errors.md', '](../errors/index.md')
  return put(put(linked, 'partner calls', sections(true)), 'webhooks', [json(WebhookBody), table('', WebhookBody)])
}

/** The calls that the test itself makes. */
export const frameReference = (): string =>
  `# Calls of the frame

The test itself makes these calls; no partner's page or server needs them. They stay as they are within version 1 of the API.

${sections(false).join('\n').replaceAll(/^### /gm, '## ')}`
