import { deckSymbols } from '../../../contract/constants.ts'
import type { RootTexts } from '../../../i18n/messages.ts'
import type { SymbolIndex } from './deck-symbol.tsx'

/** What a card brought, in words, with the name of its deck. */
export const drawnSentence = (texts: RootTexts['game'], value: number, symbol: SymbolIndex): string => {
  const values = { points: Math.abs(value), symbol: texts[deckSymbols[symbol]]() }
  return value > 0 ? texts.drawnWin(values) : texts.drawnLoss(values)
}
