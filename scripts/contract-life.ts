// What partners rely on, compared with the newest release (`contract/released/VERSION`): the partner API and webhooks of the OpenAPI document,
// and the SDK's types. `writeRelease` keeps both with a release.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'
import ts from 'typescript'

type Schema = {
  type?: unknown
  enum?: unknown[]
  required?: string[]
  items?: Schema
  properties?: Record<string, Schema | undefined>
  anyOf?: Schema[]
}
type Body = { required?: boolean; content?: Record<string, { schema?: Schema }> }
type Parameter = { name: string; required?: boolean; schema?: Schema }
type Operation = { parameters?: Parameter[]; requestBody?: Body; responses?: Record<string, Body>; tags?: string[] }
type OpenApi = { paths: Record<string, Record<string, Operation>>; webhooks?: Record<string, Record<string, Operation>> }

/** What of a schema a partner relies on who sends it (`in`) or receives it (`out`), and is no longer so. */
const schemaBreaks = (old: Schema | undefined, now: Schema | undefined, way: 'in' | 'out', at: string): string[] => {
  if (!old) return []
  if (!now) return [`${at} is gone`]
  const breaks: string[] = []
  if (JSON.stringify(old.type) !== JSON.stringify(now.type)) breaks.push(`${at} has another type`)
  const [before, after] = [old.enum ?? [], now.enum ?? []]
  if (way === 'in' && now.enum)
    for (const value of before) if (!after.includes(value)) breaks.push(`${at} no longer takes ${String(value)}`)
  if (way === 'in' && !old.enum && now.enum) breaks.push(`${at} takes only some values`)
  for (const [name, schema] of Object.entries(old.properties ?? {}))
    breaks.push(...schemaBreaks(schema, now.properties?.[name], way, `${at}.${name}`))
  const [were, are] = [old.required ?? [], now.required ?? []]
  if (way === 'in') for (const name of are) if (!were.includes(name)) breaks.push(`${at}.${name} is required`)
  if (way === 'out') for (const name of were) if (!are.includes(name)) breaks.push(`${at}.${name} may be absent`)
  if (old.items) breaks.push(...schemaBreaks(old.items, now.items, way, `${at}[]`))
  for (const [index, schema] of (old.anyOf ?? []).entries()) breaks.push(...schemaBreaks(schema, now.anyOf?.[index], way, `${at}|${index}`))
  return breaks
}

const contentOf = (body: Body | undefined): Schema | undefined => Object.values(body?.content ?? {})[0]?.schema

const operationBreaks = (old: Operation, now: Operation | undefined, sends: 'in' | 'out', at: string): string[] => {
  if (!now) return [`${at} is gone`]
  const answers = sends === 'in' ? 'out' : 'in'
  const parameter = ({ parameters = [] }: Operation, name: string) => parameters.find((each) => each.name === name)
  const breaks = schemaBreaks(contentOf(old.requestBody), contentOf(now.requestBody), sends, `${at} body`)
  if (!contentOf(old.requestBody) && now.requestBody?.required) breaks.push(`${at} body is required`)
  for (const { name, schema } of old.parameters ?? [])
    breaks.push(...schemaBreaks(schema, parameter(now, name)?.schema, sends, `${at} parameter ${name}`))
  for (const { name, required } of now.parameters ?? [])
    if (required && !parameter(old, name)?.required) breaks.push(`${at} parameter ${name} is required`)
  for (const [status, response] of Object.entries(old.responses ?? {})) {
    const present = now.responses?.[status]
    if (!present) breaks.push(`${at} no longer answers ${status}`)
    else breaks.push(...schemaBreaks(contentOf(response), contentOf(present), answers, `${at} ${status}`))
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

/** What a partner's page that was written against the released types would not compile with: each is a message of TypeScript. */
export const typeBreaks = (released: string, present: string): string[] => {
  const modules = entries()
  const find = (folder: string, name: string) =>
    ['d.ts', 'ts'].map((ending) => join(resolve(folder), `${name}.${ending}`)).find((file) => ts.sys.fileExists(file)) ?? ''
  const program = (roots: string[], host = openHost()) => ts.createProgram(roots, { ...options, noEmit: true }, host)
  const first = program(modules.map((name) => find(released, name)))
  const checker = first.getTypeChecker()
  const lines = modules.flatMap((name, index) => {
    const old = find(released, name)
    const source = first.getSourceFile(old)
    const module = source && checker.getSymbolAtLocation(source)
    const exports = module ? checker.getExportsOfModule(module) : []
    return [
      `import type * as old${index} from ${JSON.stringify(old)}`,
      `import type * as now${index} from ${JSON.stringify(find(present, name))}`,
      ...exports.map((symbol, number) => {
        const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
        const isValue = (target.flags & ts.SymbolFlags.Value) !== 0
        // A type must only still be there: whether it changed shows where a function takes or gives it.
        return isValue
          ? `export const v${index}_${number} = (now: typeof now${index}.${symbol.name}): typeof old${index}.${symbol.name} => now`
          : `import type { ${symbol.name} as T${index}_${number} } from ${JSON.stringify(find(present, name))}`
      }),
    ]
  })
  const file = resolve('scripts', 'contract-life.compared.ts')
  const host = openHost()
  const { getSourceFile, fileExists, readFile } = host
  const text = lines.join('\n')
  host.fileExists = (name) => name === file || fileExists(name)
  host.readFile = (name) => (name === file ? text : readFile(name))
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : getSourceFile.call(host, name, ...rest)
  const compared = program([file], host)
  const source = compared.getSourceFile(file)
  return [...compared.getSemanticDiagnostics(source)].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
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
  const present = mkdtempSync(join(tmpdir(), 'types-'))
  writeTypes(present)
  const breaks = [...openapiBreaks(released, document), ...typeBreaks(join(place, 'types', 'sdk'), join(present, 'sdk'))]
  rmSync(present, { recursive: true })
  return breaks.map((line) => `breaks partners of ${relative('.', place)}: ${line}`)
}
