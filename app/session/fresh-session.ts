import { providerOperator, rewardStructureCount, stackTypes, startScore } from '../../contract/constants.ts'
import { emptyJournal } from './journal.ts'
import { type Random, randomInteger, shuffled } from './random.ts'
import type { Session } from './session.ts'

export type SessionSources = {
  random: Random
  newUid: () => string
  /** The theme's four, in the order of the symbols. */
  cardColors: readonly string[]
}

/** What a session counts of its draws. */
export type DrawCounts = Pick<Session, 'score' | 'cards_turned' | 'card_selections' | 'reaction_times'>
/** Before the first of them. */
export const noDraws: DrawCounts = { score: startScore, cards_turned: 0, card_selections: [0, 0, 0, 0], reaction_times: [] }

/** A new session with new randomness (specification, section 3). `kept` is what a reset leaves. */
export const freshSession = ({ random, newUid, cardColors }: SessionSources, kept: Partial<Session> = {}): Session => {
  const uid = newUid()
  const card_symbols = shuffled(random, [0, 1, 2, 3])
  return {
    operator: providerOperator,
    uid,
    secret: null,
    authorized: false,
    ...noDraws,
    stack_types: shuffled(random, stackTypes),
    card_colors: coloursOf(card_symbols, cardColors),
    reward_structure_id: randomInteger(random, rewardStructureCount - 1),
    game_completed: false,
    risk_score_guess: null,
    risk_score: null,
    arew: randomInteger(random, 100),
    apun: randomInteger(random, 100),
    betaP: randomInteger(random, 100),
    betaF: randomInteger(random, 100),
    advice: null,
    loaded_feedback_screen: false,
    card_symbols,
    language: null,
    terms_accepted: false,
    timed_out: false,
    external_id: null,
    linked: false,
    registered: false,
    view: false,
    reference: null,
    announcements: 'short',
    sound: false,
    deck_keys: false,
    advice_counted: false,
    help_place: null,
    press_seed: uid,
    journal: emptyJournal(uid),
    ...kept,
  }
}

/** Colour i belongs to symbol i: the two are shuffled together. */
export const coloursOf = (symbols: readonly number[], cardColors: readonly string[]) =>
  symbols.map((symbol) => cardColors[symbol] ?? '#000000')
