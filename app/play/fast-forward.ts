import { cardsPerGame, readableMs } from '../../contract/constants.ts'
import { paths, type ScreenName } from '../../contract/paths.ts'
import { popupAnswers } from '../../contract/popups.ts'
import { protocol, type TestState } from '../../sdk/protocol.ts'
import { storeCardSelection } from '../api/calls.ts'
import { submitGuess } from '../api/use-guess.ts'
import type { GameController } from '../game/game-controller.ts'
import { timeOutAfter } from '../game/reduce.ts'
import { screens } from '../routes.tsx'
import { hostCode } from '../routing/guarded.tsx'
import type { GuardName } from '../routing/route.ts'
import type { AccessRefusal } from '../routing/use-retry-access.ts'
import type { Services } from '../services.ts'
import { isRegistered } from '../session/session.ts'
import { currentGame, leap, setTime } from './current-game.ts'

/** `state` goes with the navigation. */
type Go = (path: string, options?: { state: unknown }) => void
type State = (services: Services, go: Go) => unknown

const step = () => new Promise((resolve) => setTimeout(resolve, 10))
/** Waits up to a minute until `find` finds something. */
const until = async <T>(find: () => T | null | undefined | false): Promise<T> => {
  for (const end = performance.now() + 60_000; performance.now() < end; await step()) {
    const found = find()
    if (found) return found
  }
  throw new Error('fast-forward: it did not come')
}
const deckOnView = () => document.querySelector('[data-deck]')

/** A slow player's time for a card, ms; no two in a row are alike. */
const pace = (turn: number) => 1800 + ((turn * 37) % 500)
const paceAtMost = 2300 + readableMs
/** Four cards from each deck in turn: a habit that no luck of the cards can hide, so that the game gives a firm result. */
const choice = (turn: number) => (turn >> 2) % 4

/** Starts a new game on screen: one that a player began is never continued. */
const newGame = async ({ session, ...services }: Services, go: Go): Promise<GameController> => {
  session.reset()
  session.update({ terms_accepted: true })
  go(paths.instructions)
  await until(() => !deckOnView())
  setTime(Date.now() - cardsPerGame * paceAtMost)
  const game = currentGame({ session, ...services })
  go(paths.game)
  await until(() => deckOnView() && game.get().phase === 'choosing')
  return game
}

/** Turns the card that a player would turn, and goes on to the next choice. */
const turnCard = async (game: GameController) => {
  const turn = game.get().cardsTurned
  leap(pace(turn))
  game.press(choice(turn))
  await until(() => game.get().phase !== 'waiting')
  leap(readableMs)
  if (game.get().phase === 'revealing') game.press(0) // ends it
  const { popup } = game.get()
  if (popup) game.answerPopup(popupAnswers[popup][0])
  await step()
}

const play = async (services: Services, go: Go) => {
  const game = await newGame(services, go)
  while (game.get().phase === 'choosing' && !game.get().pause) await turnCard(game)
  setTime(Date.now())
}

/** A new game, before it begins. */
const accepted: State = ({ session }) => {
  session.reset()
  session.update({ terms_accepted: true })
}
const finished: State = async (services, go) => {
  if (!services.session.get().game_completed) await play(services, go)
  await until(() => location.pathname !== paths.game)
}
const analysed: State = async (services, go) => {
  await finished(services, go)
  await until(() => services.session.get().risk_score !== null)
}
const guessed: State = async (services, go) => {
  await analysed(services, go)
  if (services.session.get().risk_score_guess === null) await submitGuess(services, 40)
}
const advised: State = async (services, go) => {
  await guessed(services, go)
  go(paths.feedback)
  await until(() => services.session.get().loaded_feedback_screen)
  go(paths.advice)
}

/** What gives a session all that a screen asks for. */
const givingAccess: Record<GuardName, State> = {
  open: () => {},
  landing: ({ session }) => session.reset(),
  terms: accepted,
  cards: finished,
  analysis: analysed,
  guess: guessed,
}
const opening =
  (name: ScreenName): State =>
  async (services, go) => {
    await givingAccess[screens[name].guard](services, go)
    go(paths[name])
  }

const refusedAccess =
  (verdict: keyof typeof hostCode): State =>
  ({ host }, go) => {
    const from = location.pathname === paths.unauthorized ? paths.landing : location.pathname
    host.send('error', { code: hostCode[verdict] })
    go(paths.unauthorized, { state: { from, verdict } satisfies AccessRefusal })
  }

const hello = (versions: { newest: number; oldest: number }) =>
  parent.postMessage({ gamalyze: 'hello', id: `${Math.random()}`, ...versions }, '*')

/** Screens that take more than their guard asks for, and other states. Errors are caused as they really happen, where the frame can. */
const special: Record<Exclude<TestState, ScreenName | 'NO_ANSWER'>, State> & { [Name in ScreenName]?: State } = {
  game: newGame,
  timeout: async (services, go) => {
    const game = await newGame(services, go)
    leap(timeOutAfter)
    setTime(Date.now())
    game.noteInput()
  },
  advice: advised,
  singleAdvice: async (services, go) => {
    await advised(services, go)
    const [key] = await until(() => services.session.get().advice)
    go(paths.singleAdvice.replace(':key', `${key}`))
  },
  fullReport: async (services, go) => {
    await advised(services, go)
    await until(() => services.session.get().advice)
    go(paths.fullReport)
  },
  unauthorized: refusedAccess('refused'),
  notFound: (_, go) => go('/not-found'),
  BLOCKED_BY_SANDBOX: ({ host }) => host.send('error', { code: 'BLOCKED_BY_SANDBOX' }),
  UNAUTHORIZED: refusedAccess('refused'),
  PAUSED: refusedAccess('paused'),
  ENDED: refusedAccess('closed'),
  UNREACHABLE: refusedAccess('unreachable'),
  USER_ID_NEEDS_SESSION: ({ host }) => host.send('error', { code: 'USER_ID_NEEDS_SESSION' }),
  GAME_STOPPED: async (services, go) => {
    const game = await newGame(services, go)
    const { uid, stack_types, card_colors, reward_structure_id } = await until(() => {
      const session = services.session.get()
      return isRegistered(session) && session
    })
    // Another card is stored behind the game's back: the server refuses its own.
    const deck = 3 - choice(0)
    const stack_type = stack_types[deck] ?? 'a'
    const card_value = services.cards.peek(reward_structure_id, stack_type, 0) ?? 0
    const place = { stack_type, card_placement: deck, card_color: `${card_colors[deck]}`, card_value }
    await storeCardSelection({ id: uid, time: Date.now(), reaction_time: pace(0), selection_id: 1, reward_structure_id, ...place })
    await turnCard(game)
  },
  GROWTH_LOOP: ({ host }) => {
    // Four times the 21 that count: the first may not exceed a height that is still on its way here, and a second may end in between.
    for (let more = 1; more <= 84; more++) host.send('resize', { height: innerHeight + more * 50 })
  },
  FRAME_REFUSED: () => location.replace('about:blank'),
  HANDSHAKE_TIMEOUT: () => hello(protocol),
  PROTOCOL_TOO_OLD: () => hello({ newest: 99, oldest: 99 }),
}
const publicPages: readonly string[] = ['accessibility', 'privacy'] satisfies ScreenName[]
const testScreens = (Object.keys(screens) as ScreenName[]).filter((name) => !publicPages.includes(name))
/** What a test can be taken to, by name. */
const states: { readonly [name: string]: State } = { ...Object.fromEntries(testScreens.map((name) => [name, opening(name)])), ...special }
let busy = false

/** For partners' tests, with a test secret: plays to a screen or an error by its name. False for unknown names and while it is running. */
export const fastForward = (services: Services, go: Go, to: unknown): boolean | Promise<boolean> => {
  if (to === 'NO_ANSWER') return new Promise(() => {})
  if (typeof to !== 'string' || !Object.hasOwn(states, to)) {
    console.warn(`Gamalyze: fastForward knows no "${to}". It knows ${Object.keys(states).join(', ')} and NO_ANSWER.`)
    return false
  }
  if (busy) return false
  busy = true
  Promise.resolve(states[to]?.(services, go))
    .catch((error: Error) => console.warn(error.message))
    .finally(() => {
      busy = false
    })
  return true
}
