import type { Generated } from 'kysely'
import type { MemberRole } from '../../contract/console/call.ts'
import type { StackType } from '../../contract/constants.ts'
import type { PopupAnswer, PopupKey } from '../../contract/popups.ts'
import type { GuessAccuracy } from '../../contract/profile.ts'
import type { WebhookType } from '../../contract/webhooks.ts'
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
    paused_at: number | null
    /** Day of the last use, `2026-11-22` */
    last_used: string | null
    /** The columns from here on are those of session secrets, which a server key made. */
    key_id: number | null
    session_id: string | null
    external_hash: string | null
    language: string | null
    /** Until when games and reports may be opened with it */
    opens_until: number | null
    /** Until when what was opened goes on */
    ends_at: number | null
    /** Games registered with it */
    games: Generated<number>
    /** What its maker called it, and who that was; null: from the command line */
    name: string | null
    made_by: string | null
    /** After a rotation: when it is revoked */
    retires_at: number | null
  }
  server_key: {
    id: Generated<number>
    hash: string
    operator: string
    name: string
    test: number
    created_at: number
    revoked_at: number | null
    last_used: string | null
    made_by: string | null
    retires_at: number | null
  }
  operator_pause: { operator: string; paused_at: number }
  /** Who changed what about whom may do what; never changed itself. */
  audit: { id: Generated<number>; at: number; actor: string; action: string; operator: string | null; subject: string }
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
    /** Names it to the partner; null only until the database has filled it */
    reference: string | null
    /** The server's time of the last card */
    completed_at: number | null
    /** Events sent about it */
    events: Generated<number>
    /** From when its reaction times count (science, section 6). */
    reaction_time_version: Generated<1 | 2>
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
    /** Its number among the valid games of its client network and day, where that is known */
    network_place: number | null
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
    set_aside_at: number | null
  }
  /** Documents set lately, under the hash of what they are made of; a game's go with it. */
  document: { key: string; game_id: number | null; pdf: Uint8Array; made_at: number }
  /** One row that is written to see whether anything can be. */
  probe: { id: number; at: number }
  /** Comparison groups of this installation; a version never changes. */
  reference_group: { version: string; n: number; reference_group: string; built_at: number | null }
  /** The last one without an end is in force. */
  norms_activation: { id: Generated<number>; version: string; activated_at: number; ended_at: number | null }
  /** What clients did that is limited, counted until a time; `client` is a keyed hash. */
  client_use: { id: Generated<number>; client: string; ends_at: number }
  /** The key of those hashes, in one row. */
  client_key: { key: string }
  /** What is limited by the day; `subject` is a keyed hash, or an operator. */
  day_use: { subject: string; day: number; uses: number }
  /** The latest time this installation has seen, in one row. */
  clock_seen: { at: number }
  /** What the player of a game agreed to; the last row counts. */
  consent: {
    id: Generated<number>
    game_id: number
    open: number
    share: number
    text_version: string
    /** What was named to be shared, with commas */
    what: string
    created_at: number
  }
  /** Each time somebody used that: the player's account opened the result, or the partner read what is shared. */
  consent_use: { id: Generated<number>; game_id: number; kind: 'opened' | 'read'; secret_id: number | null; created_at: number }
  webhook_endpoint: {
    id: Generated<number>
    operator: string
    url: string
    /** Types of events, with commas; null: all */
    events: string | null
    secret: string
    /** Signs as well until `old_until` */
    old_secret: string | null
    old_until: number | null
    /** JSON of those before, with their ends; null: none */
    older_secrets: string | null
    created_at: number
    disabled_at: number | null
    disabled_because: string | null
    /** When owners were last mailed that it fails */
    mailed_at: number | null
  }
  webhook_event: {
    id: Generated<number>
    message_id: string
    operator: string
    type: WebhookType
    reference: string
    session_id: string | null
    sequence: number
    test: number
    created_at: number
  }
  webhook_delivery: {
    id: Generated<number>
    event_id: number
    endpoint_id: number
    state: 'waiting' | 'delivered' | 'failed'
    attempts: number
    /** 1 when the first attempt has ended */
    tried: number
    /** When it is due, or when an attempt that was broken off is made again */
    next_at: number | null
    last_at: number | null
    last_status: number | null
    last_error: string | null
  }
  /** How often something happened in an ISO week; `claim` is empty where it belongs to none. */
  event_count: { operator: string; week: string; event: string; claim: string; count: number }
  /** Counts of games that are no longer kept. */
  removed_games: { operator: string; started: number; completed: number; analysed: number }
  /** Who may sign in to the console; `operator` is empty for members of the provider. */
  console_member: {
    id: Generated<number>
    email: string
    operator: string
    role: MemberRole
    created_at: number
    last_seen: number | null
  }
  /** Links that sign in once; `hash` of the token, `browser` of the cookie of the browser it is for. */
  console_link: { hash: string; email: string; browser: string | null; expires_at: number; used_at: number | null }
  /** Files of labels that the console keeps, by the SHA-256 of their bytes. */
  /** `kept_at`: when it was last given */
  look_blob: { hash: string; bytes: Buffer; kept_at: number }
  /** Published labels; `files` is JSON of paths and hashes. */
  look_version: {
    operator: string
    number: number
    files: string
    published_at: number
    published_by: string
    note: string
    rolled_back_to: number | null
  }
  look_draft: {
    id: Generated<number>
    operator: string
    name: string
    revision: number
    based_on: number
    files: string
    updated_at: number
    updated_by: string
  }
  /** Which files an operator has or had. */
  look_file: { operator: string; path: string; hash: string }
  /** Attempts of deliveries that have ended. */
  webhook_try: { id: Generated<number>; delivery_id: number; at: number; status: number | null; error: string | null }
  /** Counts of a whole week; `key` is what is counted of its kind. */
  week_figure: { operator: string; week: string; test: number; kind: string; key: string; count: number }
  /** Weeks whose games are counted. */
  week_counted: { week: string; counted_at: number }
  /** When a page last asked for an operator's test in test mode, and when a frame last came in with a test secret. */
  page_hello: { operator: string; step: string; at: number }
  /** What a page in test mode told last of the test it shows, CSS pixels. */
  page_sighting: { operator: string; what: string; origin: string; width: number; height: number; at: number }
  console_session: {
    hash: string
    id: string
    email: string
    browser: string
    started_at: number
    last_seen: number
    expires_at: number
    acting_for: string | null
  }
}
