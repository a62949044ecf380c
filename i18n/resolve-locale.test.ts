import { describe, expect, it } from 'vitest'
import { resolveLocale } from './resolve-locale.ts'

const hc = { defaultLanguage: 'nlHC', languages: ['nlHC', 'enHC'], texts: 'HC' }
const draftKings = { defaultLanguage: 'enDraftKings', languages: ['enDraftKings', 'spa'], texts: 'DraftKings' }
const danish = { defaultLanguage: 'dan', languages: ['dan', 'eng'] }

describe('resolveLocale', () => {
  it.each([
    ['GER', undefined, 'ger'],
    ['de', undefined, 'ger'],
    ['de-AT', undefined, 'ger'],
    ['en-GB', undefined, 'uk'],
    ['en_us', undefined, 'us'],
    ['en-AU', undefined, 'eng'],
    ['uk', undefined, 'uk'],
    ['sr-Latn', undefined, 'srp'],
    ['sr-Cyrl-RS', undefined, 'srp'],
    ['el', undefined, 'gre'],
    ['pt', undefined, 'por'],
    ['pt-PT', undefined, 'por'],
    ['pt-BR', undefined, 'porBR'],
    ['pt_br', undefined, 'porBR'],
    ['porbr', undefined, 'porBR'],
    ['es-ES', undefined, 'spa'],
    ['es-419', undefined, 'spa419'],
    ['es-MX', undefined, 'spa419'],
    ['es-AR', undefined, 'spa419'],
    ['enhc', undefined, 'enHC'],
    ['xx', undefined, 'eng'],
    ['', undefined, 'eng'],
    ['__proto__', undefined, 'eng'],
    [undefined, undefined, 'eng'],
    [undefined, danish, 'dan'],
    ['xx', danish, 'dan'],
    ['swe', danish, 'swe'],
    ['en', hc, 'enHC'],
    ['eng', hc, 'enHC'],
    ['enHC', hc, 'enHC'],
    ['nl', hc, 'nlHC'],
    ['dut', hc, 'nlHC'],
    ['ger', hc, 'nlHC'],
    ['us', hc, 'nlHC'],
    [undefined, hc, 'nlHC'],
    ['en', draftKings, 'enDraftKings'],
    ['es', draftKings, 'spa'],
    [undefined, draftKings, 'enDraftKings'],
    [undefined, { defaultLanguage: 'nothing', languages: [] }, 'eng'],
  ])('turns %s into %s (R143, R172, R177, R178, ruling 15)', (requested, operator, locale) => {
    expect(resolveLocale(requested, operator)).toBe(locale)
  })
})
