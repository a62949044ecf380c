import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Manifest {
  license?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const manifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'))
const rows = [...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| (@?[a-z][\w./-]*) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, name = '', licence = '', why = '']) => ({ name, licence, why }),
)
const { dependencies = {}, devDependencies = {} } = manifest('package.json')
const packages = [...Object.keys(dependencies), ...Object.keys(devDependencies)].sort()

test('every package has a row that says why it is there, and no row is left over', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(packages)
})

test.each(packages)('%s has the licence the table says', (name) => {
  expect(rows.find((row) => row.name === name)?.licence).toBe(manifest(`node_modules/${name}/package.json`).license)
})

test('what runs in production is under a licence that asks for nothing but its notice', () => {
  const allowed = /^(MIT|MIT-0|ISC|BSD-\d-Clause|Apache-2\.0|OFL-1\.1)( (AND|OR) (MIT|OFL-1\.1|Apache-2\.0))*$/
  expect(rows.filter(({ name, licence }) => name in dependencies && !allowed.test(licence))).toEqual([])
})
