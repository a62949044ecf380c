import { describe, expect, it } from 'vitest'
import { checkText } from './checks/check-text.ts'
import { leaves } from './checks/leaves.ts'
import { loadWhole } from './load-texts.ts'
import { changeTexts } from './pseudo.ts'
import { sets } from './sets.ts'

const english = await loadWhole('eng')

describe('changeTexts', () => {
  it('lengthens and accents, and leaves braces alone', () => {
    const { text } = changeTexts({ text: 'Step {step:number} of {steps:number}' }, 'pseudo')
    expect(text).toMatch(/^\[Štép \{step:number\} öf \{steps:number\}( ééé)+\]$/)
  })

  it('shows keys with their placeholders', () => {
    expect(changeTexts({ game: { left: '{count:number} card{{s}} left' } }, 'keys').game.left).toBe('game.left {count:number}')
  })

  it('makes texts that can be shown, at least 30 % longer', () => {
    const base = new Map(leaves(english))
    for (const [key, text] of leaves(changeTexts(english, 'pseudo'))) {
      expect(checkText(base.get(key) ?? '', text, sets.eng), key).toEqual([])
      expect(text.length).toBeGreaterThan((base.get(key) ?? '').length * 1.3)
    }
  })
})
