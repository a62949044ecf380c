import type { Generated } from 'kysely'
import type { StackType } from '../../contract/constants.ts'
import type { PopupAnswer, PopupKey } from '../../contract/popups.ts'
import type { GuessAccuracy } from '../../contract/profile.ts'
import type { JobKind } from '../jobs/jobs.ts'

/** The tables, the same in both engines. Times are ms since 1970; JSON is kept as text, so that its bytes stay. */
export type Tables = {
  secret: {
    id: Generated<number>
    /** SHA-256, hex */
    hash: string
    operator: string
    /** 1 for games that count in no statistic */
    test: number
    created_at: number
    revoked_at: number | null
  }
  game: {
    id: Generated<number>
    uid: string
    secret_id: number
    operator: string
    external_hash: string | null
    created_at: number
    /** Mails sent with its report. */
    mails: Generated<number>
    /** Game calls, which processes add some at a time. */
    calls: Generated<number>
  }
  draw: {
    game_id: number
    selection_id: number
    time: number
    reaction_time: number
    stack_type: StackType
    card_placement: number
    reward_structure_id: number
    card_color: string
    card_value: number
  }
  popup_answer: {
    game_id: number
    popup_message: PopupKey
    time: number
    popup_answer: PopupAnswer
    /** Cards on the table when it was answered: some popups change later choices. */
    cards_turned: number
  }
  analysis: {
    game_id: number
    model_version: string
    /** 1 when it may be stated firmly: only such games enter a comparison group. */
    firm: number
    analysis: string
    created_at: number
  }
  guess: { game_id: number; risk_guess: number; risk_score: number; time: number; guess_accuracy: GuessAccuracy }
  advice: { game_id: number; advice: string }
  /** Work still to be done; on SQLite only. */
  job: {
    id: Generated<number>
    kind: JobKind
    key: string
    network: string
    data: string
    state: Generated<'waiting' | 'active' | 'failed'>
    attempts: Generated<number>
    start_after: number
    reason: string | null
  }
  /** Comparison groups of this installation; a version never changes. */
  reference_group: { version: string; n: number; reference_group: string }
  /** What clients did that is limited, counted until a time; `client` is a keyed hash. */
  client_use: { id: Generated<number>; client: string; ends_at: number }
  /** The key of those hashes, in one row. */
  client_key: { key: string }
  /** Counts of games that are no longer kept. */
  removed_games: { operator: string; started: number; completed: number; analysed: number }
}
