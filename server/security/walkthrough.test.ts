import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/security.md', 'utf8')
const rows = [...page.matchAll(/^\| (V\d[^|]*) \| [^|]+ \| ([^|]+) \|$/gm)].map(([, point = '', proof = '']) => ({
  point,
  proof: proof.trim(),
}))
const pathsIn = (text: string) => [...text.matchAll(/`([\w./*-]+\/[\w./*-]+)`/g)].map(([, path = '']) => path)
/** Test files that a path in the page refers to: the file itself, or the tests below it. */
const testsOf = (path: string) => globSync(/\.\w+$/.test(path) ? path : `${path}/**/*.{test,spec}.{ts,tsx}`)

test('every chapter of ASVS 5.0 has its rows', () => {
  const chapters = rows.flatMap(({ point }) => [...point.matchAll(/V(\d+)/g)].map(([, number]) => Number(number)))
  expect([...new Set(chapters)].sort((one, other) => one - other)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1))
})

test('the tests named in the rows exist, and every row names one', () => {
  expect(rows.filter(({ proof }) => !proof || pathsIn(proof).some((path) => testsOf(path).length === 0))).toEqual([])
})

test('the title that stands after a test file is that of one of its tests', () => {
  const named = [...page.matchAll(/`([\w-]+\.test\.ts)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }))
  const titlesIn = (file: string) => readFileSync(`server/console/${file}`, 'utf8').match(/test\(['`].*['`]/g) ?? []
  expect(named.filter(({ file, title }) => !titlesIn(file).some((line) => line.includes(title)))).toEqual([])
})

test('every file named on the page exists', () => {
  expect(pathsIn(page).filter((path) => globSync(path).length === 0)).toEqual([])
})
