import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** The app and the server as shipped, without the packages they import: tests and the workbench do not count as use. */
const createProgram = () => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
  const { options = {} } = ts.getParsedCommandLineOfConfigFile(resolve(root, 'app/tsconfig.json'), {}, host) ?? {}
  const files = ['app', 'contract', 'i18n', 'sdk', 'server'].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, {
      cwd: root,
      exclude: ['**/*.test.*', 'app/workbench/**', 'app/gallery/**', '**/node_modules/**'],
    }),
  )
  return ts.createProgram(
    files.map((file) => resolve(root, file)),
    { ...options, noResolve: true, types: [] },
  )
}

/** Every text of `TranslationFunctions` by its key, with its declaration. */
const textsIn = (types: ts.SourceFile): Map<ts.Node, string> => {
  const texts = new Map<ts.Node, string>()
  const collect = ({ members }: ts.TypeLiteralNode, path: string) => {
    for (const member of members) {
      if (!ts.isPropertySignature(member) || !member.type) continue
      const key = path + (ts.isStringLiteral(member.name) ? member.name.text : member.name.getText())
      if (ts.isTypeLiteralNode(member.type)) collect(member.type, `${key}.`)
      else texts.set(member, key)
    }
  }
  types.forEachChild((node) => {
    if (ts.isTypeAliasDeclaration(node) && node.name.text === 'TranslationFunctions' && ts.isTypeLiteralNode(node.type))
      collect(node.type, '')
  })
  return texts
}

it('every text is used somewhere', () => {
  const program = createProgram()
  const checker = program.getTypeChecker()
  const types = program.getSourceFile(resolve(root, 'i18n/i18n-types.ts'))
  if (!types) throw new Error('The app has no texts')
  const unused = textsIn(types)
  expect(unused.size).toBeGreaterThan(300)
  const names = new Set([...unused.values()].flatMap((key) => key.split('.')))
  const take = (symbol: ts.Symbol | undefined) => {
    for (const declaration of symbol?.declarations ?? []) unused.delete(declaration)
  }
  const takeAll = (node: ts.Node) => {
    unused.delete(node)
    ts.forEachChild(node, takeAll)
  }
  /** A whole group cast to another type: any of its texts may be used. */
  const isRetyped = ({ parent }: ts.Node) => ts.isAsExpression(parent) || (ts.isVariableDeclaration(parent) && parent.type !== undefined)
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAccessExpression(node) && names.has(node.name.text)) {
      const symbol = checker.getSymbolAtLocation(node.name)
      take(symbol)
      if (isRetyped(node)) symbol?.declarations?.forEach(takeAll)
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = (node.propertyName ?? node.name).getText()
      if (names.has(name)) take(checker.getTypeAtLocation(node.parent).getProperty(name))
    } else if (ts.isElementAccessExpression(node)) {
      const [group, key] = [checker.getTypeAtLocation(node.expression), checker.getTypeAtLocation(node.argumentExpression)]
      const keys = key.isUnion() ? key.types : [key]
      if (keys.every((each) => each.isStringLiteral()))
        for (const { value } of keys) {
          const property = group.getProperty(value)
          take(property)
          if (isRetyped(node)) property?.declarations?.forEach(takeAll)
        }
      else for (const declaration of group.symbol?.declarations ?? []) if (declaration.getSourceFile() === types) takeAll(declaration)
    }
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) if (!file.isDeclarationFile) visit(file)
  expect([...unused.values()]).toEqual([])
}, 60_000)
