import type { ComponentProps } from 'react'
import { popupKeys } from '../../../contract/popups.ts'
import type { Phase, TurnedCard } from '../../game/reduce.ts'
import { IdleDialog } from '../../play/idle.tsx'
import { GameView } from '../../screens/game/game.tsx'
import { ExitPrompt, GamePopup, PauseMenu, Refused } from '../../screens/game/overlays.tsx'
import type { Session } from '../../session/session.ts'
import { nothing, type Scene } from '../scene.tsx'

type Changes = { game?: ReturnType<typeof table>; changes?: Partial<typeof session>; offline?: boolean }

const view = ({ game = table('choosing', {}), changes, offline = false }: Changes = {}) => (
  <GameView game={game} session={{ ...session, ...changes }} offline={offline} onPress={nothing} onSound={nothing} onPause={nothing} />
)
const start = { score: 2000, cards_turned: 0, card_selections: [0, 0, 0, 0] }
const idle = { answerIdle: nothing }
const quiet = { announcements: 'short', sound: false, vibration: false, deck_keys: false } as const
/** So that the menu says the same time of day in every picture. */
const until = () => new Date(2026, 10, 22, 11, 40, 30).getTime() - Date.now()
const menu = (resuming: boolean, settings: ComponentProps<typeof PauseMenu>['settings'] = quiet) => (
  <PauseMenu
    cardsTurned={23}
    resuming={resuming}
    until={until()}
    settings={settings}
    onSettings={nothing}
    onContinue={nothing}
    onInstructions={nothing}
    onExit={nothing}
    onStartAgain={nothing}
  />
)
const over = (name: string, dialog: Scene['render']): Scene => ({
  name,
  render: () => (
    <>
      {view()}
      {dialog()}
    </>
  ),
})

export const scenes: readonly Scene[] = [
  { name: 'start', render: () => view({ game: table('choosing', null), changes: start }) },
  { name: 'getting-ready', render: () => view({ game: table('ready', null), changes: start }) },
  { name: 'win', render: () => view() },
  { name: 'loss', render: () => view({ game: table('choosing', { value: -1250 }), changes: { score: -150 } }) },
  { name: 'waiting', render: () => view({ game: table('waiting', { deck: 2, value: null }) }) },
  { name: 'last-card', render: () => view({ changes: { cards_turned: 79 } }) },
  { name: 'offline', render: () => view({ offline: true }) },
  { name: 'offline-waiting', render: () => view({ game: table('waiting', { deck: 2, value: null }), offline: true }) },
  over('paused', () => menu(false)),
  over('paused-with-sound', () => menu(false, { ...quiet, announcements: 'long', sound: true })),
  over('resuming', () => menu(true)),
  over('exit', () => <ExitPrompt cardsTurned={23} onStay={nothing} onExit={nothing} />),
  over('refused', () => <Refused code="conflict" onStartAgain={nothing} />),
  over('refused-ended', () => <Refused code="ended" onStartAgain={nothing} />),
  over('popup-inactivity', () => <IdleDialog game={idle} state={{ idle: 'asking', now: 60_000, lastInput: 0 }} />),
  over('popup-inactivity-warning', () => <IdleDialog game={idle} state={{ idle: 'warning', now: 800_000, lastInput: 0 }} />),
  ...popupKeys
    .filter((popup) => popup !== 'inactivity')
    .map((popup) => over(`popup-${popup.replaceAll('_', '-')}`, () => <GamePopup popup={popup} onAnswer={nothing} />)),
]

/** The state of the table with one card on screen. */
export const table = (phase: Phase, card: Partial<TurnedCard> | null) => ({
  phase,
  card: card && { deck: 1, value: 100, reactionTime: 800, time: 0, ...card },
  before: null,
  rushed: true,
})

export const session: Pick<Session, 'score' | 'cards_turned' | 'card_selections' | 'card_symbols' | 'sound'> = {
  score: 2150,
  cards_turned: 23,
  card_selections: [5, 8, 4, 6],
  card_symbols: [2, 1, 0, 3],
  sound: false,
}
