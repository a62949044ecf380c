import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react'
import type { GameState } from '../../game/game-state.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import type { Session } from '../../session/session.ts'
import type { DeckIndex } from '../../ui/card/deck-symbol.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { visuallyHidden } from '../../ui/visually-hidden.tsx'
import { Deck } from './deck.tsx'
import { Hud } from './hud.tsx'
import { LastDraw } from './last-draw.tsx'
import { shownCards } from './shown-cards.ts'
import { decks, frame, play, table } from './table-styles.ts'

const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
const isArrow = (key: string): key is keyof typeof steps => key in steps

/** Arrow keys move the focus between the buttons of a grid, as they lie on the screen. */
const useArrowKeys = () => (event: KeyboardEvent<HTMLElement>) => {
  if (!isArrow(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
  const grid = event.currentTarget
  const buttons = [...grid.querySelectorAll('button')]
  // From the buttons themselves: browsers differ in how they write computed columns, one by one or as `repeat()`.
  const columns = buttons.filter((button) => button.offsetTop === buttons[0]?.offsetTop).length
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  if (at < 0) return
  const [right, down] = steps[event.key]
  const column = (at % columns) + right
  const next = buttons[at + right + down * columns]
  event.preventDefault()
  if (column >= 0 && column < columns) next?.focus()
}

type Props = {
  game: Pick<GameState, 'phase' | 'card' | 'before' | 'rushed'>
  session: Pick<Session, 'score' | 'cards_turned' | 'card_selections' | 'card_symbols'>
  offline: boolean
  onPress: (place: number) => void
  onPause: () => void
}

/** The table: what is left, the score, four decks, and what the last card brought. No history (requirements, ruling 20). */
export const GameView = memo(({ game, session, offline, onPress, onPause }: Props) => {
  const texts = useTexts().game
  const moveFocus = useArrowKeys()
  const box = useRef<HTMLDivElement>(null)
  // Reads a value that is not needed: layout is then done in this task, and only painting is left to the frame's.
  useLayoutEffect(() => void box.current?.offsetHeight)
  const { score, cards_turned, card_selections, card_symbols } = session
  const asked = game.phase === 'waiting' ? game.card?.deck : undefined
  const symbolOf = (place: number) => (card_symbols[place] ?? 0) as DeckIndex
  return (
    <div ref={box} className={frame} data-bleed>
      <ScreenTitle className={visuallyHidden}>{texts.title()}</ScreenTitle>
      <div className={table} data-still={game.rushed || undefined}>
        <Hud
          cardsTurned={cards_turned}
          score={score}
          added={game.card?.value ?? 0}
          counting={game.phase === 'revealing'}
          onPause={onPause}
        />
        <div className={play}>
          <fieldset className={decks} data-decks aria-label={texts.decks()} onKeyDown={moveFocus}>
            {[0, 1, 2, 3].map((place) => (
              <Deck
                key={place}
                place={place}
                symbol={symbolOf(place)}
                taken={card_selections[place] ?? 0}
                {...shownCards(game, place)}
                busy={asked === place}
                stuck={offline && asked !== undefined}
                onPress={onPress}
              />
            ))}
          </fieldset>
        </div>
        <LastDraw game={game} symbol={game.card ? symbolOf(game.card.deck) : null} cardsTurned={cards_turned} offline={offline} />
      </div>
    </div>
  )
})
