import { type AdviceKey, adviceKeys } from '../../contract/advice-keys.ts'
import { cardsPerGame, idCharacters, idLength, rewardStructureCount, type StackType, stackTypes } from '../../contract/constants.ts'
import { announcementKinds, type Session, type SessionKey } from './session.ts'
import type { KeyValue } from './storage.ts'

/** Reads one storage value; nothing where it is not acceptable (specification, section 5). */
type Parse<T> = (text: string) => T | undefined

const numeric: Parse<number> = (text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined)
const within =
  (low: number, high: number): Parse<number> =>
  (text) => {
    const value = numeric(text)
    return value !== undefined && value >= low && value <= high ? value : undefined
  }
const integer =
  (low: number, high: number): Parse<number> =>
  (text) => {
    const value = within(low, high)(text)
    return Number.isInteger(value) ? value : undefined
  }
const boolean: Parse<boolean> = (text) => (text === 'true' ? true : text === 'false' ? false : undefined)
const isUid = new RegExp(`^${idCharacters}$`)
const word = (text: string) => (text.length > 0 && text.length <= 64 ? text : undefined)
const list =
  <T>(fits: (items: unknown[]) => boolean): Parse<T[]> =>
  (text) => {
    try {
      const items: unknown = JSON.parse(text)
      return Array.isArray(items) && fits(items) ? (items as T[]) : undefined
    } catch {
      return undefined
    }
  }
const permutationOf = (words: readonly unknown[]) => (items: unknown[]) =>
  items.length === words.length && words.every((one) => items.includes(one))

export type StoredKey = Exclude<SessionKey, 'journal'>

/** How each field is read back from session storage. All are written as text: lists as JSON, the rest by `String`. */
const fields: { [K in StoredKey]: Parse<NonNullable<Session[K]>> } = {
  operator: word,
  uid: (text) => (isUid.test(text) ? text : undefined),
  secret: (text) => (text.length === idLength ? text : undefined),
  authorized: boolean,
  score: numeric,
  stack_types: list<StackType>(permutationOf(stackTypes)),
  card_colors: list<string>((items) => items.length === 4 && items.every((item) => /^#[0-9a-f]{6}$/i.test(String(item)))),
  card_selections: list<number>((items) => items.length === 4 && items.every((item) => Number.isInteger(item) && Number(item) >= 0)),
  reaction_times: list<number>((items) => items.every((item) => typeof item === 'number')),
  reward_structure_id: integer(0, rewardStructureCount - 1),
  cards_turned: integer(0, cardsPerGame),
  game_completed: boolean,
  risk_score_guess: within(0, 100),
  risk_score: within(0, 100),
  arew: within(0, 100),
  apun: within(0, 100),
  betaP: within(0, 100),
  betaF: within(0, 100),
  advice: list<AdviceKey>((items) => items.length === 3 && items.every((item) => adviceKeys.includes(item as AdviceKey))),
  loaded_feedback_screen: boolean,
  card_symbols: list<number>(permutationOf([0, 1, 2, 3])),
  language: word,
  terms_accepted: boolean,
  timed_out: boolean,
  external_id: (text) => (text.length === idLength ? text : undefined),
  linked: boolean,
  registered: boolean,
  view: boolean,
  reference: word,
  announcements: (text) => announcementKinds.find((kind) => kind === text),
  sound: boolean,
  deck_keys: boolean,
  advice_counted: boolean,
  press_seed: word,
  help_place: (text) => (/^(world|[A-Z]{2})$/.test(text) ? text : undefined),
}

export const storedKeys = Object.keys(fields) as StoredKey[]
export const journalKey = 'journal'

/** Those of the fields for which storage holds an acceptable text. */
export const readFields = (storage: Pick<KeyValue, 'getItem'>, keys: readonly StoredKey[]): Partial<Session> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const text = storage.getItem(key)
      const value = text === null ? undefined : fields[key](text)
      return value === undefined ? [] : [[key, value]]
    }),
  )
