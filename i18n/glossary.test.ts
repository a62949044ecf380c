import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { leaves } from './checks/leaves.ts'
import { sets } from './i18n-sets.ts'
import type { Locales } from './i18n-types.ts'
import { loadWhole } from './load-texts.ts'

const isSet = (name: string): name is Locales => Object.hasOwn(sets, name)
const cells = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The words of every language by their English meaning; the rows about address and marks are rules, no words. */
const words = readFileSync(new URL('glossary.md', import.meta.url), 'utf8')
  .split('\n\n')
  .filter((block) => block.startsWith('| English'))
  .flatMap((table) => {
    const [head = '', , ...rows] = table.trim().split('\n')
    return rows.map(cells).flatMap(([meaning = '', ...own]) =>
      cells(head)
        .slice(1)
        .map((set, index) => ({ meaning, set, word: own[index] ?? '' })),
    )
  })
  .filter(({ meaning }) => meaning !== 'form of address' && meaning !== 'quotation marks')

/** What stays of a word in its forms, near enough: all but two letters, and four at least. */
const stems = (word: string) =>
  word
    .replace(/\([^)]*\)/g, '')
    .match(/\p{L}{3,}/gu)
    ?.map((each) => each.slice(0, Math.max(4, each.length - 2)).toLowerCase()) ?? []

describe('the glossary', () => {
  it('has every language that is no variant and not English', () => {
    expect([...new Set(words.map(({ set }) => set))].toSorted()).toEqual(
      Object.keys(sets).filter((key) => isSet(key) && !sets[key].english && !sets[key].variantOf),
    )
  })

  it.each([...new Set(words.map(({ set }) => set))].filter(isSet))('is kept by the texts of %s', async (set) => {
    const texts = leaves(await loadWhole(set))
      .map(([, text]) => text.toLowerCase())
      .join(' ')
    const strange = words.filter(
      (entry) => entry.set === set && (entry.word === '' || !stems(entry.word).every((stem) => texts.includes(stem))),
    )
    expect(strange).toEqual([])
  })
})
