import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, Script } from 'node:vm'
import { type AST, parseRegExpLiteral } from '@eslint-community/regexpp'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = globSync('{app,console,contract,i18n,operators,sdk,server}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /\.test\.tsx?$|(^|\/)(testing|node_modules|dist)(\/|$)/.test(path),
})
const sources = files.map((file) => {
  const text = readFileSync(join(root, file), 'utf8')
  return { file, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) }
})
const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

type Text = ts.StringLiteralLike | ts.NumericLiteral | ts.TemplateExpression
const isText = (node: ts.Node): node is Text => ts.isStringLiteralLike(node) || ts.isNumericLiteral(node) || ts.isTemplateExpression(node)
/** Constants that hold texts, of which some patterns are made: those of a file by its name too. */
const constants = new Map<string, Text>()
for (const { file, tree } of sources)
  walk(tree, (node) => {
    if (!(ts.isVariableDeclaration(node) && node.initializer && isText(node.initializer))) return
    for (const name of [node.name.getText(), `${file} ${node.name.getText()}`]) constants.set(name, node.initializer)
  })
/** The text of an expression; what is known only when it runs counts as a word. */
const textOf = (node: ts.Node | undefined, file: string): string => {
  if (!node) return ''
  const text = isText(node) ? node : (constants.get(`${file} ${node.getText()}`) ?? constants.get(node.getText()))
  if (!text) return 'word'
  if (!ts.isTemplateExpression(text)) return text.text
  const of = text.getSourceFile().fileName
  return text.templateSpans.reduce((joined, { expression, literal }) => joined + textOf(expression, of) + literal.text, text.head.text)
}

/** Every regular expression of the code, by itself: literals, those made by `new RegExp` and `word` (`i18n/checks/words.ts`), and schemas'. */
const places = new Map<string, string>()
for (const { file, tree } of sources)
  walk(tree, (node) => {
    const add = (literal: string) => places.set(literal, `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    // A number that is known only when it runs.
    const counted = (source: string) => source.replaceAll(/(\{\d+,)word\}/g, (_, start: string) => `${start}9}`)
    const literal = (source: string, flags: string) => add(`/${new RegExp(counted(source), flags).source}/${flags}`)
    if (ts.isRegularExpressionLiteral(node)) add(node.text)
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'pattern' && !ts.isNewExpression(node.initializer)) {
      const text = textOf(node.initializer, file)
      if (text !== 'word') literal(text, 'u')
    }
    if (!(ts.isNewExpression(node) || ts.isCallExpression(node))) return
    const [source, flags] = node.arguments ?? []
    if (node.expression.getText() === 'RegExp') literal(textOf(source, file), textOf(flags, file))
    if (node.expression.getText() === 'word') literal(`(?<!\\p{L})(?:${textOf(source, file)})(?!\\p{L})`, 'iu')
  })

/** Texts that a part of a pattern matches: a few, of as many kinds as it tells apart. */
const sampler = (letters: readonly string[], flags: string) => {
  const few = (texts: readonly string[], most = 8) => [...new Set(texts)].slice(0, most)
  const sample = (node: AST.Node): string[] => {
    switch (node.type) {
      case 'Alternative': {
        const parts = node.elements.map(sample)
        return few([0, 1, 2, 3].map((turn) => parts.map((texts) => texts[turn % texts.length] ?? '').join('')))
      }
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup':
        return few(node.alternatives.flatMap((alternative) => sample(alternative).slice(0, 3)))
      case 'Quantifier':
        return few([...sample(node.element).map((text) => text.repeat(Math.max(1, node.min))), ...(node.min === 0 ? [''] : [])])
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass': {
        const one = new RegExp(`^${node.raw}$`, flags)
        return few(letters.filter((letter) => one.test(letter)))
      }
      default:
        return ['']
    }
  }
  return sample
}

/** What comes before a part of a pattern, as one text that is matched. */
const before = (node: AST.Node, sample: (node: AST.Node) => string[]): string => {
  const { parent } = node
  if (!parent || parent.type === 'RegExpLiteral') return ''
  if (parent.type !== 'Alternative') return before(parent, sample)
  const earlier = parent.elements.slice(0, parent.elements.indexOf(node as AST.Element))
  return before(parent, sample) + earlier.map((element) => sample(element)[0] ?? '').join('')
}

/** Long texts made to be hard for a pattern: what it repeats is repeated, alone and after what leads to it, and then comes what it refuses. */
const hostileTexts = (literal: string): ((length: number) => string)[] => {
  const ast = parseRegExpLiteral(literal)
  const repeats: AST.Quantifier[] = []
  const letters = new Set<string>()
  const collect = (node: AST.Node): void => {
    if (node.type === 'Quantifier' && node.max === Number.POSITIVE_INFINITY) repeats.push(node)
    if (node.type === 'Character') letters.add(String.fromCodePoint(node.value))
    if (node.type === 'CharacterClassRange') letters.add(String.fromCodePoint(node.min.value))
    for (const key of ['pattern', 'alternatives', 'elements', 'element', 'min', 'max'] as const) {
      const child: unknown = (node as unknown as Record<string, unknown>)[key]
      if (Array.isArray(child)) for (const each of child) collect(each)
      else if (child && typeof child === 'object') collect(child as AST.Node)
    }
  }
  collect(ast.pattern)
  for (const letter of 'a0-_. \n"\'<>{}A\u00e9') letters.add(letter)
  const sample = sampler([...letters], ast.flags.raw.replace(/[gmy]/g, ''))
  const pairs = repeats.flatMap((repeat) => {
    const head = before(repeat, sample)
    const bodies = sample(repeat.element).filter(Boolean)
    const joined = bodies.slice(0, 3).flatMap((one) => bodies.slice(0, 3).flatMap((other) => (one === other ? [] : one + other)))
    const alone = bodies.map((body) => ['\u0000', body])
    return [...bodies, ...joined]
      .flatMap((body) => [
        [head, body],
        ['', body],
        ['', head + body],
      ])
      .concat(alone)
  })
  return [...new Map(pairs.map((pair) => [pair.join('\u0000'), pair])).values()].map(
    ([head = '', body = '']) =>
      (length) =>
        `${head}${body.repeat(length / Math.min(8, body.length))}\u0000\n`,
  )
}

/** Long enough that quadratic time is noticed */
const long = 20_000
/** ms of CPU from which on it matters how much more a long text takes than a short one: what is linear takes a tenth of that. */
const noticed = 20

const place = createContext({ process })
const match = new Script(`texts.map((text) => {
  const start = process.threadCpuUsage()
  if (pattern.global) text.replaceAll(pattern, ''); else pattern.test(text)
  const end = process.threadCpuUsage()
  return (end.user - start.user + end.system - start.system) / 1000 })`)
/**
 * CPU time that a pattern takes to go through each text, ms, whatever else the machine does; infinite where backtracking would take years. Together,
 * as each call starts a thread that watches the time.
 */
const costs = (pattern: RegExp, texts: readonly string[]): number[] => {
  Object.assign(place, { pattern, texts })
  try {
    return match.runInContext(place, { timeout: 10_000 })
  } catch {
    return texts.map(() => Number.POSITIVE_INFINITY)
  }
}
/** Whether ten times the length takes more than thirty times as long, three times of three: where it is quadratic, it takes a hundred times. */
const isSlow = (pattern: RegExp, text: (length: number) => string): boolean =>
  [1, 2, 3].every(() => {
    const [most = 0, least = 0] = [long, long / 10].flatMap((length) => costs(pattern, [text(length)]))
    return most > noticed && !(most < 30 * least)
  })

test('every regular expression takes time in proportion to the length of a hostile text', () => {
  expect(places.size).toBeGreaterThan(300)
  const slow = [...places].filter(([literal]) => {
    const at = literal.lastIndexOf('/')
    const pattern = new RegExp(literal.slice(1, at), literal.slice(at + 1))
    const texts = hostileTexts(literal)
    const all = costs(
      pattern,
      texts.map((text) => text(long)),
    )
    return texts.some((text, index) => (all[index] ?? 0) > noticed && isSlow(pattern, text))
  })
  expect(slow).toEqual([])
})
