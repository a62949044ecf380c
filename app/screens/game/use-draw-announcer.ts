import { useEffect, useEffectEvent } from 'react'
import { cardsPerGame } from '../../../contract/constants.ts'
import type { GameState } from '../../game/game-state.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import type { Session } from '../../session/session.ts'
import { announce } from '../../ui/announcer.tsx'
import type { DeckIndex } from '../../ui/card/deck-symbol.tsx'
import { drawnSentence } from '../../ui/card/drawn-sentence.ts'

/** Says each draw politely: short (what it brought), long (also score and cards left), or not at all. */
export const useDrawAnnouncer = (card: GameState['card'], session: Session) => {
  const texts = useTexts().game
  const { announcements, card_symbols, score, cards_turned } = session

  const say = useEffectEvent(({ deck, value }: { deck: number; value: number }) => {
    if (announcements === 'off') return
    const left = cardsPerGame - cards_turned
    const drawn = drawnSentence(texts, value, (card_symbols[deck] ?? 0) as DeckIndex)
    const more = announcements === 'long' ? [texts.scoreNow({ score }), texts.cardsLeftCount({ count: left })] : []
    announce([drawn, ...more, ...(left === 1 ? [texts.lastCard()] : [])].join('. '))
  })

  useEffect(() => {
    if (card && card.value !== null) say({ deck: card.deck, value: card.value })
  }, [card])
}
