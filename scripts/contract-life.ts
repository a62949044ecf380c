// What partners rely on, compared with the newest release (`contract/released/VERSION`): the partner API and webhooks of the OpenAPI document,
// and the SDK's types. `writeRelease` keeps both with a release.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
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
type Operation = { parameters?: Parameter[]; requestBody?: Body; responses?: Record<string, Body>; tags?: string[]; security?: unknown }
type OpenApi = { paths: Record<string, Record<string, Operation>>; webhooks?: Record<string, Record<string, Operation>> }

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

/** What a partner's server that was written against the released document would stumble over. */
export const openapiBreaks = (released: OpenApi, present: OpenApi): string[] => {
  const breaks: string[] = []
  for (const [path, methods] of Object.entries(released.paths))
    for (const [method, operation] of Object.entries(methods))
      if (operation.tags?.includes('partner'))
        breaks.push(...operationBreaks(operation, present.paths[path]?.[method], 'in', `${method.toUpperCase()} ${path}`))
  for (const [name, methods] of Object.entries(released.webhooks ?? {}))
    for (const [method, operation] of Object.entries(methods))
      breaks.push(...operationBreaks(operation, present.webhooks?.[name]?.[method], 'out', `webhook ${name}`))
  return breaks
}

/** Modules that partners import. */
const entries = (): string[] =>
  Object.keys(JSON.parse(readFileSync('sdk/package.json', 'utf8')).exports)
    .filter((name) => name !== './package.json')
    .map((name) => (name === '.' ? 'index' : basename(name)))

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.esnext.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  rewriteRelativeImportExtensions: true,
  strict: true,
  skipLibCheck: true,
  noEmitOnError: false,
  types: ['node'],
}

const parsed = new Map<string, ts.SourceFile | undefined>()

/** Files of packages, the most of all, are parsed once. */
const openHost = (): ts.CompilerHost => {
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (name, ...rest) => {
    if (!name.includes('/node_modules/')) return getSourceFile.call(host, name, ...rest)
    if (!parsed.has(name)) parsed.set(name, getSourceFile.call(host, name, ...rest))
    return parsed.get(name)
  }
  return host
}

/** Writes the SDK's types, and those that they refer to, as they are now. */
export const writeTypes = (folder: string): void => {
  const roots = entries().map((name) => resolve('sdk', `${name}.ts`))
  const emitting = { ...options, allowImportingTsExtensions: false, declaration: true, emitDeclarationOnly: true }
  const program = ts.createProgram(roots, { ...emitting, rootDir: resolve('.'), outDir: resolve(folder) }, openHost())
  program.emit()
}

/** What a partner's page that was written against the released types would stumble over. */
export const typeBreaks = (released: string, present: string): string[] => {
  const find = (folder: string, name: string) =>
    ['d.ts', 'ts'].map((ending) => join(resolve(folder), `${name}.${ending}`)).find((file) => ts.sys.fileExists(file)) ?? ''
  const modules = entries().map((name) => ({ name, old: find(released, name), now: find(present, name) }))
  const program = ts.createProgram(
    modules.flatMap(({ old, now }) => [old, now]),
    { ...options, noEmit: true },
    openHost(),
  )
  const checker = program.getTypeChecker()
  const exportsOf = (file: string): ts.Symbol[] => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    return module ? checker.getExportsOfModule(module) : []
  }
  const target = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
  const gone: string[] = []
  const pairs = modules.flatMap(({ name: module, old, now }) => {
    const present = new Map(exportsOf(now).map((symbol) => [symbol.name, target(symbol)]))
    return exportsOf(old).flatMap((symbol): [string, ts.Symbol, ts.Symbol][] => {
      const name = module === 'index' ? symbol.name : `${module}: ${symbol.name}`
      const match = present.get(symbol.name)
      if (!match) gone.push(`${name} is gone`)
      // A type must only still be there: whether it changed shows where a function takes or gives it.
      return match && target(symbol).flags & ts.SymbolFlags.Value ? [[name, target(symbol), match]] : []
    })
  })
  const folders = [released, present].map((folder) => resolve(folder, '..'))
  return [...gone, ...typeBreaksOf(checker, pairs, (file) => folders.some((folder) => file.startsWith(folder)))]
}

const folder = 'contract/released'

/** The newest release that is kept; undefined before the first. */
export const newestRelease = (): string | undefined => {
  try {
    const byVersion = new Intl.Collator('en', { numeric: true }).compare
    return readdirSync(folder)
      .filter((name) => /^\d/.test(name))
      .sort(byVersion)
      .at(-1)
  } catch {
    return undefined
  }
}

/** Keeps what this release promises. */
export const writeRelease = (version: string, document: OpenApi): void => {
  const place = join(folder, version)
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`)
  writeTypes(join(place, 'types'))
}

/** What would break partners of the newest release; empty before the first. */
export const breaksSinceRelease = (document: OpenApi): string[] => {
  const version = newestRelease()
  if (version === undefined) return []
  const place = join(folder, version)
  const released = JSON.parse(readFileSync(join(place, 'openapi.json'), 'utf8')) as OpenApi
  // Inside the project: types of React and Playwright are found from there, as from the released ones.
  mkdirSync('dist', { recursive: true })
  const present = mkdtempSync(join('dist', 'types-'))
  writeTypes(present)
  const breaks = [...openapiBreaks(released, document), ...typeBreaks(join(place, 'types', 'sdk'), join(present, 'sdk'))]
  rmSync(present, { recursive: true })
  return breaks.map((line) => `breaks partners of ${relative('.', place)}: ${line}`)
}
