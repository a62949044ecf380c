import {
  cardsPerGame,
  idCharacters,
  idLength,
  rewardStructureCount,
  type StackType,
  stackTypes,
  startScore,
} from '../../contract/constants.ts'
import { emptyJournal, type Journal, parseJournal } from './journal.ts'
import { type Random, randomInteger, shuffled } from './random.ts'

/** `operator`: the label that the page is of; `cardColors`: the theme's four, in the order of the symbols. */
export type SessionSources = { operator: string; random: Random; newUid: () => string; cardColors: readonly string[] }

/** Reads one storage value; nothing where it is not acceptable. */
type Parse<T> = (text: string) => T | undefined

const numeric =
  (low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY, isValid = Number.isFinite): Parse<number> =>
  (text) => {
    const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
    return isValid(value) && value >= low && value <= high ? value : undefined
  }
const integer = (low: number, high: number) => numeric(low, high, Number.isInteger)
const boolean: Parse<boolean> = (text) => (text === 'true' ? true : text === 'false' ? false : undefined)
const isUid = new RegExp(`^${idCharacters}$`)
const id: Parse<string> = (text) => (text.length === idLength ? text : undefined)
const word: Parse<string> = (text) => (text.length > 0 && text.length <= 64 ? text : undefined)
const list =
  <T>(isValid: (items: unknown[]) => boolean): Parse<T[]> =>
  (text) => {
    try {
      const items: unknown = JSON.parse(text)
      return Array.isArray(items) && isValid(items) ? (items as T[]) : undefined
    } catch {
      return undefined
    }
  }
const permutationOf = (words: readonly unknown[]) => (items: unknown[]) =>
  items.length === words.length && words.every((one) => items.includes(one))

export const languageSources = ['server', 'page', 'player'] as const
export type LanguageSource = (typeof languageSources)[number]

export const announcementKinds = ['short', 'long', 'off'] as const
export type Announcements = (typeof announcementKinds)[number]

/** Makes a value of the sources and of the rows above. */
type Fresh<T> = (sources: SessionSources, above: { uid: string; card_symbols: number[] }) => T

/** A field with its value in a new session, or what makes it; null there means that it may have none. */
const field = <T, F extends T | null>(fresh: F | Fresh<F>, parse: Parse<T>, keptByReset = false) => ({ fresh, parse, keptByReset })
const kept = true
const percentage = numeric(0, 100)
/** A placeholder until the analysis is there; never shown or sent. */
const placeholder: Fresh<number> = ({ random }) => randomInteger(random, 100)

/** The session's fields, each with its key in session storage (lists as JSON, the rest by `String`). A reset keeps those that say so. */
const fields = {
  operator: field(({ operator }) => operator, word, kept),
  uid: field(
    ({ newUid }) => newUid(),
    (text) => (isUid.test(text) ? text : undefined),
  ),
  secret: field(null, id, kept),
  authorized: field(false, boolean, kept),
  score: field(startScore, numeric()),
  /** Symbol of each deck, from the left, as its index in `deckSymbols`. The theme colours go with the symbols. */
  card_symbols: field(({ random }) => shuffled(random, [0, 1, 2, 3]), list<number>(permutationOf([0, 1, 2, 3]))),
  /** Stack of each deck, from the left of the table. */
  stack_types: field(({ random }) => shuffled(random, stackTypes), list<StackType>(permutationOf(stackTypes))),
  /** Colour of each deck, from the left. */
  card_colors: field(
    ({ cardColors }, { card_symbols }) => coloursOf(card_symbols, cardColors),
    list<string>((items) => items.length === 4 && items.every((item) => /^#[0-9a-f]{6}$/i.test(String(item)))),
  ),
  /** Cards taken from each deck, from the left. */
  card_selections: field(
    [0, 0, 0, 0],
    list<number>((items) => items.length === 4 && items.every((item) => Number.isInteger(item) && Number(item) >= 0)),
  ),
  /** ms, one per draw. */
  reaction_times: field(
    [],
    list<number>((items) => items.every((item) => typeof item === 'number')),
  ),
  reward_structure_id: field(({ random }) => randomInteger(random, rewardStructureCount - 1), integer(0, rewardStructureCount - 1)),
  cards_turned: field(0, integer(0, cardsPerGame)),
  game_completed: field(false, boolean),
  risk_score_guess: field(null, percentage),
  risk_score: field(null, percentage),
  arew: field(placeholder, percentage),
  apun: field(placeholder, percentage),
  betaP: field(placeholder, percentage),
  betaF: field(placeholder, percentage),
  /** Three keys of tips; whether this build knows them is asked where they are shown (`useAdvice`). */
  advice: field(
    null,
    list<string>((items) => items.length === 3),
  ),
  loaded_feedback_screen: field(false, boolean),

  /** Language of the texts; nothing means the operator's own. */
  language: field(null, word, kept),
  /** Who chose it, in rising order of precedence: the partner's server, with the session secret; the page; the player. */
  language_from: field(null, (text) => languageSources.find((source) => source === text), kept),
  terms_accepted: field(false, boolean),
  /** The game before this session ended by the time-out: the landing page says so. */
  timed_out: field(false, boolean),
  /** The partner's id of the player, to be linked when the user id is registered. */
  external_id: field(null, id),
  /** The secret was made for an account at the partner: games belong to it, with or without an `external_id`. */
  linked: field(false, boolean, kept),
  /** The operator under which the server has the game. */
  registered: field(null, word),
  /** The server refused the finished game for good, as nearly all its cards came from one deck: nothing is asked again. */
  single_deck: field(false, boolean),
  /** `uid` is a view id: the game is one that the player's account opened, to be read, taken back and deleted. */
  view: field(false, boolean),
  /** What the partner knows the game by; the server gives it with the registration. */
  reference: field(null, word),
  /** The partner's page has taken the news that this game was completed. */
  completed_told: field(false, boolean),
  /** How much of each draw is said to assistive technology. */
  announcements: field('short', (text): Announcements | undefined => announcementKinds.find((kind) => kind === text), kept),
  sound: field(false, boolean, kept),
  vibration: field(false, boolean, kept),
  /** Keys 1 to 4 draw from anywhere on the page; else while a deck has the focus. */
  deck_keys: field(false, boolean, kept),
  /** The advice of this game was counted as shown: a reload shows it again and counts nothing. */
  advice_counted: field(false, boolean),
  /** Where the player said to live, for help: ISO 3166 code of a country or state, or `world`; nothing means the operator's market. */
  help_place: field(null, (text) => (/^(world|[A-Z]{2}(-[A-Z\d]{1,3})?)$/.test(text) ? text : undefined), kept),
  /** The parts of the result that the player opened, by name, with spaces between. */
  open_folds: field(null, word),
  /** What the idempotency key of the next press is derived from; changes with each answer. */
  press_seed: field((_, { uid }) => uid, word),
}

type Fields = {
  [Key in keyof typeof fields]: (typeof fields)[Key] extends { fresh: infer F; parse: Parse<infer T> } ? T | Extract<F, null> : never
}
export type StoredKey = keyof Fields
/** State of one player's session; `journal`: draws and popup answers with what of them is sent. */
export type Session = Fields & { journal: Journal }

/** Whether the server has the game, under the session's own label; 1.0.0 kept no label. */
export const isRegistered = ({ view, registered, operator }: Session): boolean => view || registered === operator

export const storedKeys = Object.keys(fields) as StoredKey[]
export const journalKey = 'journal'
/** All keys of session storage. */
export const sessionKeys = [journalKey, ...storedKeys]

/** A new session with new randomness. `given` stands instead of what would be fresh. */
export const freshSession = (sources: SessionSources, initial: Partial<Session> = {}): Session => {
  const session = {} as Session
  for (const key of storedKeys) {
    const { fresh } = fields[key]
    Object.assign(session, { [key]: typeof fresh === 'function' ? fresh(sources, session) : fresh })
  }
  return { ...session, journal: emptyJournal(session.uid), ...initial }
}

/** What a reset keeps of a session. */
export const keptByReset = (session: Session): Partial<Session> =>
  Object.fromEntries(storedKeys.filter((key) => fields[key].keptByReset).map((key) => [key, session[key]]))

/** Colour i belongs to symbol i: the two are shuffled together. */
export const coloursOf = (symbols: readonly number[], cardColors: readonly string[]) =>
  symbols.map((symbol) => cardColors[symbol] ?? '#000000')

/** Those of the fields for which storage holds an acceptable text, under their keys after `prefix`. */
export const readFields = (storage: Pick<Storage, 'getItem'>, prefix: string, keys: readonly StoredKey[]): Partial<Session> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const text = storage.getItem(prefix + key)
      const value = text === null ? undefined : fields[key].parse(text)
      return value === undefined ? [] : [[key, value]]
    }),
  )

/** What session storage holds of an earlier load of this tab, laid over a fresh session field by field. */
export const restore = (fresh: Session, storage: Pick<Storage, 'getItem'>, prefix: string): Session => {
  const session = { ...fresh, ...readFields(storage, prefix, storedKeys) }
  const text = storage.getItem(prefix + journalKey)
  const journal = text === null ? undefined : parseJournal(text, session.uid)
  return { ...session, journal: journal ?? { ...fresh.journal, uid: session.uid } }
}
