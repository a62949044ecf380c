import { expect, it } from 'vitest'
import { createNamespaceTexts, createRootTexts } from './create-texts.ts'
import { createFormats } from './formats.ts'
import { loadWhole } from './load-texts.ts'
import { sets } from './sets.ts'

const { root, report } = await loadWhole('eng')

it('the functions of texts take what stands in their placeholders, and nothing else', () => {
  const formats = createFormats(sets.eng)
  const [texts, ofReport] = [createRootTexts('eng', root, formats), createNamespaceTexts<'report'>('eng', report, formats)]
  expect(texts.game.scoreNow({ score: -150 })).toBe('Points: −€150')
  expect(texts.game.cardsLeftCount({ count: 1 })).toBe('1 card left')
  expect(ofReport.date({ date: new Date('2026-11-21') })).toBe('Your report, 21 November 2026')
  const wrong = () => {
    // @ts-expect-error a number, not words
    texts.game.scoreNow({ score: 'many' })
    // @ts-expect-error the value is missing
    texts.game.scoreNow()
    // @ts-expect-error one of two values is missing
    texts.game.deck({ symbol: 'Wave' })
    // @ts-expect-error no placeholder takes it
    texts.common.back({ count: 1 })
    // @ts-expect-error a day, not words
    ofReport.date({ date: 'today' })
    // @ts-expect-error no such text
    texts.game.gone()
  }
  expect(wrong).toBeTypeOf('function')
})
