import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Folders that say nothing to anybody: left out, as a text that only they used would be reported. */
const silent = '{analysis/posterior,jobs,method-card,process,security,store,testing,webhooks,workers}'

/** The app and the server as shipped, without the packages they import: tests and the workbench do not count as use. */
const createProgram = () => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
  const { options = {} } = ts.getParsedCommandLineOfConfigFile(resolve(root, 'app/tsconfig.json'), {}, host) ?? {}
  const files = ['app', 'contract', 'i18n', 'sdk', 'server'].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, {
      cwd: root,
      exclude: ['**/*.test.*', `server/${silent}/**`, 'app/testing/**', 'app/workbench/**', '**/node_modules/**'],
    }),
  )
  return ts.createProgram(
    files.map((file) => resolve(root, file)),
    { ...options, noResolve: true, types: [] },
  )
}

/** Every English text by its key, with the place where it is written. */
const textsIn = (files: readonly ts.SourceFile[]): Map<ts.Node, string> => {
  const texts = new Map<ts.Node, string>()
  const collect = (node: ts.Node, path: string): void => {
    if (!ts.isPropertyAssignment(node)) return void ts.forEachChild(node, (child) => collect(child, path))
    const key = path + (ts.isStringLiteral(node.name) ? node.name.text : node.name.getText())
    if (ts.isObjectLiteralExpression(node.initializer)) collect(node.initializer, `${key}.`)
    else texts.set(node, key)
  }
  for (const file of files) collect(file, '')
  return texts
}

it('every text is used somewhere', () => {
  const program = createProgram()
  const checker = program.getTypeChecker()
  const english = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(resolve(root, 'i18n/eng/')))
  const unused = textsIn(english)
  expect(unused.size).toBeGreaterThan(300)
  /** How many unused texts have a name in their key: others need no look-up, which is the dear part. */
  const names = new Map<string, number>()
  const count = (key: string, change: number) => {
    for (const name of key.split('.')) names.set(name, (names.get(name) ?? 0) + change)
  }
  for (const key of unused.values()) count(key, 1)
  const takeOne = (node: ts.Node) => {
    const key = unused.get(node)
    if (key !== undefined && unused.delete(node)) count(key, -1)
  }
  const take = (symbol: ts.Symbol | undefined) => symbol?.declarations?.forEach(takeOne)
  const takeAll = (node: ts.Node) => {
    takeOne(node)
    ts.forEachChild(node, takeAll)
  }
  /** A whole group cast to another type: any of its texts may be used. */
  const isRetyped = ({ parent }: ts.Node) => ts.isAsExpression(parent) || (ts.isVariableDeclaration(parent) && parent.type !== undefined)
  const visit = (node: ts.Node) => {
    if (unused.size === 0) return
    if (ts.isPropertyAccessExpression(node) && names.get(node.name.text)) {
      const symbol = checker.getSymbolAtLocation(node.name)
      take(symbol)
      if (isRetyped(node)) symbol?.declarations?.forEach(takeAll)
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = (node.propertyName ?? node.name).getText()
      if (names.get(name)) take(checker.getTypeAtLocation(node.parent).getProperty(name))
    } else if (ts.isElementAccessExpression(node)) {
      const [group, key] = [checker.getTypeAtLocation(node.expression), checker.getTypeAtLocation(node.argumentExpression)]
      const keys = key.isUnion() ? key.types : [key]
      if (keys.every((each) => each.isStringLiteral()))
        for (const { value } of keys) {
          const property = group.getProperty(value)
          take(property)
          if (isRetyped(node)) property?.declarations?.forEach(takeAll)
        }
      else for (const property of group.getProperties()) property.declarations?.forEach(takeAll)
    }
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) if (!file.isDeclarationFile) visit(file)
  expect([...unused.values()]).toEqual([])
})
