import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const app = resolve(import.meta.dirname, '..')
/** Physical sides, in style sheets and in style objects: a page that runs from the right would keep them. */
const physical =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|(?:left|right)(?=: *[^;'`]*;|: *`)|(?:margin|padding|border)(?:Left|Right)|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear): *(?:left|right))(?![\w-])/

const found = (text: string) => text.split('\n').filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line) && physical.test(line))

it('the check distinguishes a physical side from a logical one', () => {
  expect(found('  margin-left: 1rem;\n  left: 0;\n  text-align: right;\n  border-top-left-radius: 0;\n  { left: `3%` }')).toHaveLength(5)
  expect(found('  margin-inline-start: 1rem;\n  inset-inline-start: 0;\n  text-align: end;\n  /** From the left: a deck; */')).toEqual([])
})

/** Moved or painted along the line without `--forward`, which turns it round: `translate: -50% 0`, a gradient of 90deg, a bar that fills from 0. */
const oneWay = (line: string) =>
  !line.includes('--forward') &&
  /(?<![\w-])translate: *-?(?:calc|[\d.]*[1-9])|gradient\(90deg|transform-origin: *0 (?!0)|translateX/.test(line)

it('the check distinguishes a shift along the line from one across it', () => {
  expect(
    ['translate: -50% 0;', 'translate: 1.125rem;', 'background: linear-gradient(90deg, red', 'transform-origin: 0 50%;'].filter(oneWay),
  ).toHaveLength(4)
  expect(['translate: 0 -50%;', 'translate: none;', 'translate: calc(-50% * var(--forward)) 0;'].filter(oneWay)).toEqual([])
})

it('the app is laid out by the direction of its text: no physical side in any style', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
  expect(files.length).toBeGreaterThan(100)
  const wrong = files.flatMap((name) => {
    const text = readFileSync(resolve(app, name), 'utf8')
    return [...found(text), ...text.split('\n').filter(oneWay)].map((line) => `${name}: ${line.trim()}`)
  })
  expect(wrong).toEqual([])
})

it('no style doubles its class to win over another: the layer of its folder decides (config/vite/app-plugins.ts)', () => {
  const files = ['.', '../console'].flatMap((folder) =>
    readdirSync(resolve(app, folder), { recursive: true, encoding: 'utf8' }).map((name) => resolve(app, folder, name)),
  )
  const doubled = files
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .flatMap((name) => readFileSync(name, 'utf8').match(/^[^\n'`?(]*&&[^\n]*\{$/gm) ?? [])
  expect(doubled).toEqual([])
})
