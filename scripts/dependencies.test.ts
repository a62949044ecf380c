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

test('what runs in production, and all it brings along, is under a licence that asks for nothing but its notice', () => {
  const allowed =
    /^\(?(MIT|MIT-0|ISC|BSD-\d-Clause|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1)( (AND|OR) (MIT|OFL-1\.1|Apache-2\.0|ISC|BSD-\d-Clause))*\)?$/
  const lock: { packages: Record<string, { license?: string; dev?: boolean; link?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const shipped = Object.entries(lock.packages).filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link)
  expect(shipped.length).toBeGreaterThan(100)
  expect(shipped.filter(([, { license = '' }]) => !allowed.test(license)).map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})
