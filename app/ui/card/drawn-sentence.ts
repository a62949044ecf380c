import type { RootTexts } from '../../../i18n/create-texts.ts'
import { type DeckIndex, deckNames } from './deck-symbol.tsx'

/** What a card brought, in words, with the name of its deck. */
export const drawnSentence = (texts: RootTexts['game'], value: number, deck: DeckIndex): string => {
  const said = { points: Math.abs(value), symbol: texts[deckNames[deck]]() }
  return value > 0 ? texts.drawnWin(said) : texts.drawnLoss(said)
}
