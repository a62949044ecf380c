// What partners rely on, compared with the newest release (`contract/released/VERSION`): the partner calls and webhooks of the OpenAPI
// document, and the types in the packed SDK.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import ts from 'typescript'
import { typeBreaksOf } from './type-breaks.ts'

const exact = ['format', 'const', 'pattern'] as const
const lowest = ['minLength', 'minimum', 'minItems'] as const
const highest = ['maxLength', 'maximum', 'maxItems'] as const

type Schema = {
  type?: unknown
  enum?: unknown[]
  required?: string[]
  items?: Schema
  prefixItems?: Schema[]
  properties?: Record<string, Schema | undefined>
  additionalProperties?: unknown
  anyOf?: Schema[]
} & { [Key in (typeof exact)[number]]?: string } & { [Key in (typeof lowest)[number] | (typeof highest)[number]]?: number }
type Body = { required?: boolean; content?: Record<string, { schema?: Schema }> }
type Parameter = { name: string; required?: boolean; schema?: Schema }
type Operation = { parameters?: Parameter[]; requestBody?: Body; responses?: Record<string, Body>; security?: unknown }
type Calls = Record<string, Record<string, Operation>>
type OpenApi = { paths: Calls; webhooks?: Calls; components?: { schemas?: Record<string, Schema> } }

/** Rules of a value that are narrower for who sends it (`in`), or wider for who receives it (`out`). */
const ruleBreaks = (old: Schema, now: Schema, way: 'in' | 'out', at: string): string[] => {
  const [wide, narrow] = way === 'in' ? [old, now] : [now, old]
  return [
    ...exact.filter((rule) => narrow[rule] !== undefined && narrow[rule] !== wide[rule]),
    ...lowest.filter((rule) => (narrow[rule] ?? Number.NEGATIVE_INFINITY) > (wide[rule] ?? Number.NEGATIVE_INFINITY)),
    ...highest.filter((rule) => (narrow[rule] ?? Number.POSITIVE_INFINITY) < (wide[rule] ?? Number.POSITIVE_INFINITY)),
  ].map((rule) => `${at} has another ${rule}`)
}

/** What of a schema a partner relies on who sends it (`in`) or receives it (`out`), and is no longer so. */
const schemaBreaks = (old: Schema | undefined, now: Schema | undefined, way: 'in' | 'out', at: string): string[] => {
  if (!old) return []
  if (!now) return [`${at} is gone`]
  const breaks = ruleBreaks(old, now, way, at)
  const inner = (before: Schema | undefined, after: Schema | undefined, name: string) =>
    breaks.push(...schemaBreaks(before, after, way, `${at}${name}`))
  if (JSON.stringify(old.type) !== JSON.stringify(now.type)) breaks.push(`${at} has another type`)
  const [before, after] = [old.enum ?? [], now.enum ?? []]
  if (now.enum)
    for (const value of before) if (!after.includes(value)) breaks.push(`${at} no longer ${way === 'in' ? 'takes' : 'is'} ${String(value)}`)
  const [narrow, wide] = way === 'in' ? [now, old] : [old, now]
  if (narrow.enum && !wide.enum) breaks.push(`${at} ${way === 'in' ? 'takes only some values' : 'has any value'}`)
  if (way === 'in' && now.additionalProperties === false && old.additionalProperties !== false) breaks.push(`${at} takes no other fields`)
  for (const [name, schema] of Object.entries(old.properties ?? {})) inner(schema, now.properties?.[name], `.${name}`)
  const [were, are] = [old.required ?? [], now.required ?? []]
  if (way === 'in') for (const name of are) if (!were.includes(name)) breaks.push(`${at}.${name} is required`)
  if (way === 'out') for (const name of were) if (!are.includes(name)) breaks.push(`${at}.${name} may be absent`)
  inner(old.items, now.items, '[]')
  for (const [index, schema] of (old.prefixItems ?? []).entries()) inner(schema, now.prefixItems?.[index], `[${index}]`)
  for (const [index, schema] of (old.anyOf ?? []).entries()) inner(schema, now.anyOf?.[index], `|${index}`)
  if (way === 'out' && old.anyOf && (now.anyOf?.length ?? 0) > old.anyOf.length) breaks.push(`${at} has another type`)
  return breaks
}

/** Of each type of content that there was. */
const bodyBreaks = (old: Body | undefined, now: Body | undefined, way: 'in' | 'out', at: string): string[] =>
  Object.entries(old?.content ?? {}).flatMap(([type, { schema }]) =>
    now?.content?.[type] ? schemaBreaks(schema, now.content[type].schema, way, at) : [`${at} is no longer ${type}`],
  )

const operationBreaks = (old: Operation, now: Operation | undefined, sends: 'in' | 'out', at: string): string[] => {
  if (!now) return [`${at} is gone`]
  const answers = sends === 'in' ? 'out' : 'in'
  const parameter = ({ parameters = [] }: Operation, name: string) => parameters.find((each) => each.name === name)
  const breaks = bodyBreaks(old.requestBody, now.requestBody, sends, `${at} body`)
  if (sends === 'in' && now.requestBody?.required && !old.requestBody?.required) breaks.push(`${at} body is required`)
  if (JSON.stringify(old.security) !== JSON.stringify(now.security)) breaks.push(`${at} asks for another key`)
  for (const { name, schema = {} } of old.parameters ?? []) {
    const present = parameter(now, name)
    breaks.push(...schemaBreaks(schema, present && (present.schema ?? {}), sends, `${at} parameter ${name}`))
  }
  for (const { name, required } of now.parameters ?? [])
    if (required && !parameter(old, name)?.required) breaks.push(`${at} parameter ${name} is required`)
  for (const [status, response] of Object.entries(old.responses ?? {})) {
    const present = now.responses?.[status]
    if (!present) breaks.push(`${at} no longer answers ${status}`)
    else breaks.push(...bodyBreaks(response, present, answers, `${at} ${status}`))
  }
  return breaks
}

/** The same document with what each `$ref` names in its place: names may change, as long as what goes over the wire stays. */
const withoutRefs = (document: object): OpenApi => {
  const { schemas = {} } = (document as OpenApi).components ?? {}
  const filled = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(filled)
    if (part === null || typeof part !== 'object') return part
    if (!('$ref' in part)) return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, filled(value)]))
    const schema = schemas[String(part.$ref).replace('#/components/schemas/', '')]
    if (!schema) throw new Error(`the document has no ${part.$ref}`)
    return filled(schema)
  }
  return filled({ ...document, components: {} }) as OpenApi
}

const callBreaks = (released: Calls, present: Calls, sends: 'in' | 'out', nameOf: (path: string, method: string) => string): string[] =>
  Object.entries(released).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operationBreaks(operation, present[path]?.[method], sends, nameOf(path, method)),
    ),
  )

/** What a partner's server that was written against the released document would stumble over. */
export const openapiBreaks = (released: object, present: object): string[] => {
  const [old, now] = [withoutRefs(released), withoutRefs(present)]
  return [
    ...callBreaks(old.paths, now.paths, 'in', (path, method) => `${method.toUpperCase()} ${path}`),
    ...callBreaks(old.webhooks ?? {}, now.webhooks ?? {}, 'out', (name) => `webhook ${name}`),
  ]
}

/** Modules of a package that partners import. */
const entriesOf = (packageFolder: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).exports)
    .filter((name) => name !== './package.json')
    .map((name) => (name === '.' ? 'index' : basename(name)))

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.esnext.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
}

/** Reads the declarations of the language, of Node and of React once, however often types are compared. */
const openHost = (): ts.CompilerHost => {
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (file, ...rest) => {
    if (!file.includes('/node_modules/')) return getSourceFile(file, ...rest)
    const source = declarations.get(file) ?? getSourceFile(file, ...rest)
    declarations.set(file, source)
    return source
  }
  return host
}
const declarations = new Map<string, ts.SourceFile | undefined>()

/** What a partner's page that was written against the types in a packed SDK would stumble over, once it has what these sources make. */
export const typeBreaks = (packed: string, sources: string): string[] => {
  const entryNames = entriesOf(sources)
  const modules = entriesOf(packed).map((name) => ({
    name,
    old: resolve(packed, 'dist', `${name}.d.ts`),
    now: entryNames.includes(name) ? resolve(sources, `${name}.ts`) : '',
  }))
  const files = modules.flatMap(({ old, now }) => [old, now])
  const program = ts.createProgram(files, options, openHost())
  const checker = program.getTypeChecker()
  const exportsOf = (file: string): ts.Symbol[] => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    return module ? checker.getExportsOfModule(module) : []
  }
  const target = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
  const removals: string[] = []
  const pairs = modules.flatMap(({ name: module, old, now }) => {
    const present = new Map(exportsOf(now).map((symbol) => [symbol.name, target(symbol)]))
    return exportsOf(old).flatMap((symbol): [string, ts.Symbol, ts.Symbol][] => {
      const name = module === 'index' ? symbol.name : `${module}: ${symbol.name}`
      const match = present.get(symbol.name)
      if (!match) removals.push(`${name} is gone`)
      // A type must only still be there: whether it changed shows where a function takes or gives it.
      return match && target(symbol).flags & ts.SymbolFlags.Value ? [[name, target(symbol), match]] : []
    })
  })
  return [...removals, ...typeBreaksOf(checker, pairs, (file) => !file.includes('/node_modules/'))]
}

const folder = 'contract/released'

/** The newest release that is kept; undefined before the first. */
export const newestRelease = (): string | undefined => {
  const byVersion = new Intl.Collator('en', { numeric: true }).compare
  return readdirSync(folder)
    .filter((name) => /^\d/.test(name))
    .sort(byVersion)
    .at(-1)
}

/** Unpacks the SDK of a release, in the project if its types are to find those of React and Playwright; returns the folder of its package. */
export const unpackSdk = (version: string, place: string): string => {
  execFileSync('tar', ['-xzf', join(folder, version, `gamalyze-sdk-${version}.tgz`), '-C', place])
  return join(place, 'package')
}

/** What would break partners of the newest release. */
export const breaksSinceRelease = (document: object): string[] => {
  const version = newestRelease()
  if (version === undefined) return []
  const released = JSON.parse(readFileSync(join(folder, version, 'openapi.json'), 'utf8'))
  mkdirSync('dist', { recursive: true })
  const place = mkdtempSync('dist/released-')
  const breaks = [...openapiBreaks(released, document), ...typeBreaks(unpackSdk(version, place), 'sdk')]
  rmSync(place, { recursive: true })
  return breaks.map((line) => `breaks partners of ${version}: ${line}`)
}
