import {
  type KeyboardEvent,
  lazy,
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { cardsPerGame } from '../../../contract/constants.ts'
import { paths } from '../../../contract/paths.ts'
import { type GameState, timeOutAfter } from '../../game/reduce.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { gameClock, useGame } from '../../play/current-game.ts'
import { IdleDialog, useActivity } from '../../play/idle.tsx'
import { playTurn } from '../../play/sound.ts'
import type { ScreenProps } from '../../routing/route.ts'
import { useGo } from '../../routing/use-go.ts'
import { useServices, useSession } from '../../services.ts'
import type { Session } from '../../session/session.ts'
import { announce } from '../../ui/announcer.tsx'
import type { SymbolIndex } from '../../ui/card/deck-symbol.tsx'
import { drawnSentence } from '../../ui/card/drawn-sentence.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { visuallyHidden } from '../../ui/visually-hidden.tsx'
import { useStore } from '../../use-store.ts'
import { Deck, shownCards } from './deck.tsx'
import { Hud } from './hud.tsx'
import { LastDraw } from './last-draw.tsx'
import { ExitPrompt, GamePopup, PauseMenu, Refused } from './overlays.tsx'
import { decks, frame, play, table, useTableShape } from './table-styles.ts'
import { useDeckKeys } from './use-deck-keys.ts'

const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
const isArrow = (key: string): key is keyof typeof steps => key in steps

/** Arrow keys move the focus between the buttons of a grid, as they lie on the screen. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
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
  session: Pick<Session, 'score' | 'cards_turned' | 'card_selections' | 'card_symbols' | 'sound'>
  offline: boolean
  onPress: (place: number) => void
  onSound: () => void
  onPause: () => void
}

/** The table: what is left, the score, four decks, and what the last card brought. A history would make it another task than the volunteers had. */
export const GameView = memo(({ game, session, offline, onPress, onSound, onPause }: Props) => {
  const texts = useTexts().game
  useTableShape()
  const box = useRef<HTMLDivElement>(null)
  // Reads a value that is not needed: layout is then done in this task, and only painting is left to the frame's.
  useLayoutEffect(() => void box.current?.offsetHeight)
  const { score, cards_turned, card_selections, card_symbols } = session
  const waitingDeck = game.phase === 'waiting' ? game.card?.deck : undefined
  const symbolOf = (place: number) => (card_symbols[place] ?? 0) as SymbolIndex
  return (
    <div ref={box} className={frame} data-bleed>
      <ScreenTitle className={visuallyHidden}>{texts.title()}</ScreenTitle>
      <div className={table} data-still={game.rushed || undefined}>
        <Hud
          cardsTurned={cards_turned}
          score={score}
          added={game.card?.value ?? 0}
          counting={game.phase === 'revealing'}
          sound={session.sound}
          onSound={onSound}
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
                busy={waitingDeck === place}
                stuck={offline && waitingDeck !== undefined}
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

/** Says each draw: short (what it brought), long (also score and cards left), or not. At once: the table may never show the last card. */
const useDrawAnnouncer = (card: GameState['card'], session: Session) => {
  const texts = useTexts().game
  const { announcements, card_symbols, score, cards_turned } = session

  const announceDraw = useEffectEvent(({ deck, value }: { deck: number; value: number }) => {
    if (announcements === 'off') return
    const cardsLeft = cardsPerGame - cards_turned
    const sentence = drawnSentence(texts, value, (card_symbols[deck] ?? 0) as SymbolIndex)
    const details = announcements === 'long' ? [texts.scoreNow({ score }), texts.cardsLeftCount({ count: cardsLeft })] : []
    announce([sentence, ...details, ...(cardsLeft === 1 ? [texts.lastCard()] : [])].join('. '))
  })

  useEffect(() => {
    if (card && card.value !== null) announceDraw({ deck: card.deck, value: card.value })
  }, [card])
}

/** How long a phone ticks as a card turns, ms. */
const tickMs = 10

const OwnTab = lazy(() => import('../../host/own-tab.tsx').then(({ OwnTab }) => ({ default: OwnTab })))

/** The screen of the game: the table, and whatever opens over it. */
export const Game = ({ next }: ScreenProps) => {
  const { session: store, host, offline: offlineStore } = useServices()
  const [game, state] = useGame()
  const session = useSession()
  const go = useGo()
  const offline = useStore(offlineStore)
  const { phase, card, pause, popup, idle, cardsTurned } = state
  // The table is drawn in a task of its own, after the one of the press: a slow phone is never held up for long.
  const shownState = useDeferredValue(state)
  const shownSession = useDeferredValue(session)
  const isShown = useRef(false)
  useDrawAnnouncer(card, session)

  useActivity(game, state)
  useDeckKeys(game.press, game.pause, session.deck_keys)

  useEffect(() => {
    if (phase === 'finished') go(next, { replace: true })
  }, [phase, go, next])

  // The game pauses, whatever leads away from the table.
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      // StrictMode takes the table away and puts it back at once.
      queueMicrotask(() => isShown.current || game.pause())
    }
  }, [game])

  const turned = card?.value ?? null
  useEffect(() => {
    if (turned === null || phase !== 'revealing') return
    const { sound, vibration } = store.get()
    if (sound) playTurn()
    if (vibration) navigator.vibrate(tickMs)
  }, [store, turned, phase])

  const switchSound = useCallback(() => {
    const sound = !store.get().sound
    store.update({ sound })
    if (sound) playTurn()
  }, [store])

  const leave = useCallback(() => {
    store.reset()
    go(paths.landing, { replace: true })
  }, [store, go])
  const exit = () => {
    host.send('exit', { cardsTurned })
    leave()
  }

  return (
    <>
      <GameView
        game={shownState}
        session={shownSession}
        offline={offline}
        onPress={game.press}
        onSound={switchSound}
        onPause={game.pause}
      />
      {phase === 'popup' && popup && popup !== 'inactivity' && !pause && !idle && (
        <GamePopup key={popup} popup={popup} onAnswer={game.answerPopup} />
      )}
      {pause === 'menu' && !idle && (
        <PauseMenu
          cardsTurned={cardsTurned}
          resuming={state.resuming}
          until={state.lastInput + timeOutAfter - gameClock.now()}
          settings={session}
          onSettings={store.update}
          onContinue={game.proceed}
          // Pressed again it leaves the page's modal, where the game can wait.
          onEscape={host.modal && store.persistence === 'own' ? () => host.send('escape', {}) : undefined}
          onInstructions={() => go(paths.instructions)}
          onExit={game.askExit}
          onStartAgain={leave}
          ownTab={
            host.embedded &&
            store.persistence !== 'own' && (
              <Suspense>
                <OwnTab />
              </Suspense>
            )
          }
        />
      )}
      {pause === 'exit' && !idle && <ExitPrompt cardsTurned={cardsTurned} onStay={game.cancelExit} onExit={exit} />}
      {idle && <IdleDialog game={game} state={state} />}
      {phase === 'refused' && <Refused code={state.refusal} onStartAgain={leave} />}
    </>
  )
}
