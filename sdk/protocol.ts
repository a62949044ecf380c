import type { ScreenName } from '../contract/paths.ts'
import type { PageReport } from './page-report.ts'

/**
 * The only contract between a partner's page (host) and the frame (guest).
 *
 * 1. Each time the frame loads, the guest posts one `Hello` to its parent. It holds nothing worth keeping from anyone.
 * 2. The host checks source window and exact origin, and answers with a `Welcome` that carries a fresh `MessagePort`,
 *    addressed to the frame's exact origin. The guest checks source, origin and the id of its own hello.
 * 3. Penpal runs on that port (`port.ts`). The guest pulls `config()`, pushes `event()` and carries out `command()`.
 *
 * A port lives as long as one load of the frame: a reloaded frame says hello again and gets a new one.
 */

/** A side speaks every version from `oldest` to `newest`. */
export const protocol = { newest: 3, oldest: 3 } as const

export type Hello = { gamalyze: 'hello'; id: string; newest: number; oldest: number }
export type Welcome = { gamalyze: 'welcome'; id: string; version: number }

/** What the player sees, in CSS pixels of the frame: `top` to `bottom`, `left` to `right`; `width`, `height`: the window less its bars. */
export type Viewport = { width: number; height: number; top: number; bottom: number; left?: number; right?: number }

/** What the guest pulls. An app around a web view sends no `viewport`. */
export type Config = {
  operator: string
  secret: string
  userId?: string | undefined
  language?: string | undefined
  /** True: the host gives the frame the height that `resize` asks for. */
  autoHeight: boolean
  /** The test stands in a modal dialog, which closes on `finished`. */
  modal?: boolean | undefined
  viewport?: Viewport | undefined
}

export type Nothing = Record<never, never>

/** Payload of each event that the guest pushes. None carries a score, a profile or an answer. */
export type GuestEvents = {
  /** The test can be played: its screen is visible, in this language set. Sent again once a refusal has been resolved. */
  ready: { language: string }
  /** The frame shows that access was refused, in this language set; `error` said why. */
  refused: { language: string }
  /** The browser does not let the frame store anything: a reload of the frame starts a new game. */
  notKept: Nothing
  /** A game's decks became selectable for the first time. */
  started: Nothing
  progress: { cardsTurned: number; cardsTotal: number }
  paused: Nothing
  resumed: Nothing
  popup: { popup: string }
  /**
   * `reference` names the game to the partner's server and gives access to nothing. `duration`: whole seconds from the first selectable deck to the last reveal, without pauses and popups.
   */
  completed: { reference: string; operator: string; duration: number }
  /** The analysis is queued: `ahead` games are before it, and about `seconds` seconds are left. */
  analysing: { ahead: number; seconds: number }
  /** The player's guess was stored; its value stays in the frame. */
  guess: Nothing
  results: Nothing
  advice: Nothing
  emailSent: Nothing
  pdf: Nothing
  language: { language: string }
  /** Height of the content, CSS pixels. */
  resize: { height: number }
  /** Please bring this line of the frame (CSS pixels from its top) into view. */
  scrollTop: { top: number }
  timeout: Nothing
  exit: { cardsTurned: number }
  /** Escape was pressed in the frame, and there was nothing in it to close. */
  escape: Nothing
  /** In a modal: the player closes the test at the end of it. */
  finished: Nothing
  error: { code: GuestErrorCode }
}
export type GuestEventName = keyof GuestEvents

export type GuestErrorCode =
  | 'UNAUTHORIZED'
  | 'PAUSED'
  | 'ENDED'
  | 'UNREACHABLE'
  | 'GAME_STOPPED'
  | 'USER_ID_NEEDS_SESSION'
  | 'BLOCKED_BY_SANDBOX'

/** What `fastForward` can bring a test to: screens, the end by time-out, and errors in which the frame has a part. */
export type TestState =
  | Exclude<ScreenName, 'accessibility' | 'privacy'>
  | 'notFound'
  | 'timeout'
  | GuestErrorCode
  | 'FRAME_REFUSED'
  | 'GROWTH_LOOP'
  | 'HANDSHAKE_TIMEOUT'
  | 'NO_ANSWER'
  | 'PROTOCOL_TOO_OLD'

/** Payload of each command that the host sends. */
export type Commands = {
  pause: undefined
  resume: undefined
  restart: undefined
  focus: undefined
  update: { language?: string | undefined; secret?: string | undefined }
  viewport: Viewport
  /** The player does not see the frame any more. */
  sleep: undefined
  wake: undefined
  fastForward: TestState
  look: PageReport
}
export type CommandName = keyof Commands

/** What the host offers on the port. `event` is numbered from 1 for each port; a number that does not grow is dropped. */
export type HostMethods = { config(): Promise<Config>; event(number: number, name: string, payload: unknown): void }

/** What the guest offers on the port: true when done, false when it does not know the command or it makes no sense now. */
export type GuestMethods = { command(name: string, payload: unknown): boolean | Promise<boolean> }

/** Whether the value is an object with properties to read. */
export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether the message is of that kind; an id of 100 characters or more is rejected. */
const isMessage = (data: unknown, kind: string): data is { gamalyze: string; id: string } =>
  isRecord(data) && data.gamalyze === kind && (data.id as string)?.length < 100

/** Whether the message is a guest's hello. */
export const isHello = (data: unknown): data is Hello => isMessage(data, 'hello')

/** Whether the message is the host's answer to the hello with this id, in a version that is spoken here. */
export const isWelcome = (data: unknown, id: string): data is Welcome =>
  isMessage(data, 'welcome') && data.id === id && (data as Welcome).version >= protocol.oldest

/** The highest version both sides speak; undefined when there is none. */
export const agree = (other: { newest: number; oldest: number }): number | undefined => {
  const version = Math.min(protocol.newest, other.newest)
  return version >= protocol.oldest && version >= other.oldest ? version : undefined
}
