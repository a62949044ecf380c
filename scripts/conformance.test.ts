import { describe, expect, test } from 'vitest'
import { conformance, idsIn, requirementsIn, titlesIn } from './conformance.ts'

describe('the titles of a source', () => {
  test('are those of tests, parametrised tests and groups that contain a test', () => {
    const source = `
      describe('group', () => { test('one', () => {}) })
      describe('empty', () => {})
      test.describe('browser', () => { for (const x of xs) test(\`of \${x} here\`, async () => {}) })
      it.each([1])('each %d', () => {})
      onBothEngines('x', () => { test('two', { timeout: 5 }, () => {}) })
      pattern.test('no title')
    `
    expect(titlesIn(source)).toEqual(['group', 'one', 'browser', 'of … here', 'each %d', 'two'])
  })

  test('are found behind a generic arrow function, which is a tag in TSX alone', () => {
    const source = "const level = <Level>(name: Level) => name\ntest('behind', () => {})"
    expect(titlesIn(source)).toEqual(['behind'])
    expect(() => titlesIn(source, 'a.test.tsx')).toThrow(/^a\.test\.tsx:1: /)
    expect(titlesIn("test('a view', () => <p>1</p>)", 'a.test.tsx')).toEqual(['a view'])
  })

  test('leave out what is skipped', () => {
    expect(titlesIn("test.skip('a', f); test.runIf(x)('b', f); describe.skip('c', () => { test('d', f) }); it.todo('e')")).toEqual([])
  })
})

test('ids may appear anywhere in a title, singly, in a list or as a range', () => {
  expect(idsIn('a (R7–R9, D3, ruling 25)')).toEqual(['R7', 'R8', 'R9', 'D3', 'ruling 25'])
  expect(idsIn('a (R7–9, rulings 3, 4 and 27, R12)')).toEqual(['R7', 'R8', 'R9', 'R12', 'ruling 3', 'ruling 4', 'ruling 27'])
  expect(idsIn('of rulings 22 to 24')).toEqual(['ruling 22', 'ruling 23', 'ruling 24'])
  expect(idsIn('a card of R 5 and rD5, XR5, R5x')).toEqual([])
})

test('requirements are the points of a list that begin with an id', () => {
  expect(requirementsIn('# R\n\n- **R1** One.\n- **ruling 2** Two, as R1.\n- **bold** no\n\nR9 no\n')).toEqual({
    R1: 'One.',
    'ruling 2': 'Two, as R1.',
  })
})

describe('the check', () => {
  const requirements = { R1: 'One', R2: 'Two' }
  const check = (title: string, reasons: Record<string, string>) =>
    conformance(requirements, reasons, new Map([['e2e/a.spec.ts', [title]]]))

  test('passes if each requirement has a test or a reason, and lists them', () => {
    const { page, faults } = check('a (R1)', { R2: 'by construction' })
    expect(faults).toEqual([])
    expect(page).toContain('1 of 2 have a test')
    expect(page).toContain('| R1 | One | [e2e/a.spec.ts](../e2e/a.spec.ts): a (R1) |')
    expect(page).toContain('| R2 | Two | No test: by construction |')
  })

  test('reports a requirement with neither, one with both, and unknown ids', () => {
    expect(check('a', { R2: 'later' }).faults).toEqual([expect.stringMatching(/^R1 has no test/)])
    const { faults, untested } = check('a (R1, R9)', { R1: 'later', R2: 'later', D7: 'later' })
    expect(faults).toEqual([
      'R9 in e2e/a.spec.ts is no requirement',
      'D7 in e2e/untested.json is no requirement',
      'R1 has a test: remove it from e2e/untested.json',
    ])
    expect(untested).toEqual({ R2: 'later' })
  })
})
