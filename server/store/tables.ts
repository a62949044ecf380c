import type { Generated } from 'kysely'
import type { MemberRole } from '../../contract/console/call.ts'
import type { PageReport } from '../../contract/console/page-report.ts'
import type { StackType } from '../../contract/constants.ts'
import type { CountedEvent } from '../../contract/count-calls.ts'
import type { LabelState } from '../../contract/label-state.ts'
import type { UserIdMode } from '../../contract/operator.ts'
import type { ConsentGiver } from '../../contract/player-calls.ts'
import type { PopupAnswer, PopupKey } from '../../contract/popups.ts'
import type { GuessAccuracy } from '../../contract/profile.ts'
import type { WebhookType } from '../../contract/webhooks.ts'
import type { JobKind } from '../jobs/jobs.ts'
import type { FigureKind, HelloStep, Tallied } from './records.ts'

/** The tables, the same in both engines. Times are ms since 1970; JSON is stored as text, so that its bytes do not change. */
export type Tables = {
  secret: {
    id: Generated<number>
    /** SHA-256, hex */
    hash: string
    operator: string
    /** 1 for games that are left out of all statistics */
    test: number
    created_at: number
    revoked_at: number | null
    paused_at: number | null
    /** Day of the last use, `2026-11-22` */
    last_used: string | null
    /** From here on: columns of session secrets only, which a server key created. */
    key_id: number | null
    session_id: string | null
    external_hash: string | null
    language: string | null
    /** Until when it can open games and reports */
    opens_until: number | null
    /** Until when what it opened can continue */
    ends_at: number | null
    /** Games registered with it */
    games: Generated<number>
    /** Its creator's name for it, and who that was; null: created on the command line */
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
  /** Labels that are not live, and since when. */
  operator_pause: { operator: string; paused_at: number; state: Exclude<LabelState, 'live'> }
  /** The study of a label that may leave the coaching popups out. */
  operator_study: { operator: string; study: string; until: string; allowed_at: number }
  /** Whether page secrets may use its user ids, where the provider set that outside its folder (ruling 37). */
  operator_user_ids: { operator: string; mode: UserIdMode; set_at: number }
  /** Who changed what about access rights; append-only. */
  audit: { id: Generated<number>; at: number; actor: string; action: string; operator: string | null; subject: string }
  game: {
    id: Generated<number>
    uid: string
    secret_id: number
    operator: string
    external_hash: string | null
    /** 1: user ids were open when it began */
    user_ids_open: number
    created_at: number
    /** Mails sent with its report. */
    mails: Generated<number>
    /** Game calls; processes add them in batches. */
    calls: Generated<number>
    /** The partner's name for the game */
    reference: string
    /** The server's times of the first and the last draw */
    first_draw_at: number | null
    completed_at: number | null
    /** Events sent about it */
    events: Generated<number>
    /** Id of the study that its operator had declared when it began */
    study: string | null
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
    /** Cards turned when it was answered: some popups change later choices. */
    cards_turned: number
  }
  analysis: {
    game_id: number
    model_version: string
    /** 1 when its results may be stated firmly: only such games enter a comparison group. */
    firm: number
    analysis: string
    created_at: number
    /** 1 when it may enter a comparison group */
    comparable: number
  }
  guess: { game_id: number; risk_guess: number; risk_score: number; time: number; guess_accuracy: GuessAccuracy }
  advice: { game_id: number; advice: string }
  /** Pending jobs; SQLite only. */
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
  /** Recently rendered documents, by the hash of their inputs; a game's documents are removed with it. */
  document: { key: string; game_id: number | null; pdf: Uint8Array; made_at: number }
  /** One row, written to check whether the database can store. */
  probe: { id: number; at: number }
  /** Comparison groups of this installation; a version is immutable. */
  reference_group: { version: string; n: number; reference_group: string; built_at: number | null }
  /** The last one without an end is active. */
  norms_activation: { id: Generated<number>; version: string; activated_at: number; ended_at: number | null }
  /** Rate-limited uses by clients, counted until they expire; `client` is a keyed hash. */
  client_use: { id: Generated<number>; client: string; ends_at: number }
  /** HMAC of a constant under the installation key, a single row. */
  id_key_check: { id: number; hash: string }
  /** Daily limits; `subject` is a keyed hash, or an operator. */
  day_use: { subject: string; day: number; uses: number }
  /** The latest time that 1.0.0 has seen; not used any more. */
  clock_seen: { at: number }
  /** The latest time this installation has seen, what is left of a pause of removals, and which database this is; a single row. */
  clock_guard: { id: number; seen_at: number | null; pause_left: number; database: string | null }
  /** Players' consents; the last row of a game counts. */
  consent: {
    id: Generated<number>
    game_id: number
    open: number
    share: number
    text_version: string
    /** What was named for sharing when that was agreed to, comma-separated */
    what: string
    created_at: number
    open_by: ConsentGiver
    share_by: ConsentGiver
    /** The text under which sharing was agreed to, and when; null where it is not */
    shared_text: string | null
    shared_at: number | null
  }
  /** Each use of a consent: the player's account opened the result, or the partner read what is shared. */
  consent_use: {
    id: Generated<number>
    game_id: number
    kind: 'opened' | 'read'
    /** From 1 within game and kind; the older ones are removed, so the newest number tells how many there were. */
    number: number
    secret_id: number | null
    created_at: number
  }
  /** Ids that accounts and pages got for a game at a look-up; `hash` is the SHA-256 of the view id. */
  view_id: { hash: string; game_id: number; secret_id: number; created_at: number }
  /**
   * Calls that came with an `Idempotency-Key`. `hash` and `request` are HMACs, of the key and of what was asked for; `answer` is JSON, null
   * until the call has ended; `made` names what it made.
   */
  idempotency_key: {
    hash: string
    game_id: number | null
    request: string
    created_at: number
    made: string | null
    answer: string | null
  }
  webhook_endpoint: {
    id: Generated<number>
    operator: string
    /** 1: events of test games only, 0: of live games only */
    test: number
    url: string
    /** Event types, comma-separated; null: all */
    events: string | null
    secret: string
    /** Also signs until `old_until` */
    old_secret: string | null
    old_until: number | null
    /** JSON of earlier secrets with their ends; null: none */
    older_secrets: string | null
    created_at: number
    disabled_at: number | null
    disabled_because: string | null
    /** When owners were last mailed about failures */
    mailed_at: number | null
  }
  /** How many events the stream of an operator's world has. */
  event_stream: { operator: string; test: number; last: number }
  webhook_event: {
    id: Generated<number>
    /** In the stream of its operator's world, from 1; null until it is published */
    place: number | null
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
    attempts: Generated<number>
    /** 1 when the first attempt has ended */
    tried: Generated<number>
    /** When it is due, or when an interrupted attempt is retried */
    next_at: number | null
    last_at: number | null
    last_status: number | null
    last_error: string | null
  }
  /** Occurrences of an event per ISO week; `claim` is empty where it refers to none. */
  event_count: { operator: string; week: string; event: CountedEvent; claim: string; test: number; count: number }
  /** Exact counts by operator and day (UTC) of what live games did; `deleted` is 1 for deletions of games of which it was counted. */
  day_tally: { operator: string; day: number; event: Tallied; deleted: number; count: number }
  /** Counts of games that have been removed. */
  removed_games: { operator: string; started: number; completed: number; analysed: number }
  /** Who may sign in to the console; `operator` is empty for members of the provider. */
  console_member: {
    id: Generated<number>
    email: string
    operator: string
    role: MemberRole
    created_at: number
    last_seen: number | null
    /** Of the console when it was last used */
    language: string | null
  }
  /** Single-use sign-in links; `hash` is that of the token. */
  console_link: {
    hash: string
    email: string
    /** 1: works in any browser; 0: only in the first that opens it */
    mailed: number
    /** Hash of the cookie of the browser that asked for it, or that it is bound to */
    browser: string | null
    /** Null: nobody asked */
    asked_at: number | null
    asked_in: string | null
    expires_at: number
    used_at: number | null
  }
  /** In which browsers an address was signed in before; `hash` is that of the browser's cookie. */
  console_browser: { hash: string; email: string; signed_in_at: number }
  /** Mails to owners that are still to be sent: one row for each owner and entry of the log. */
  owner_notice: { id: Generated<number>; email: string; audit_id: number; attempts: Generated<number>; next_at: number }
  /** Files of labels edited in the console, by the SHA-256 of their bytes. */
  /** `kept_at`: when it was last uploaded */
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
  /** Files an operator has or ever had. */
  look_file: { operator: string; path: string; hash: string }
  /** Finished delivery attempts. */
  webhook_try: { id: Generated<number>; delivery_id: number; at: number; status: number | null; error: string | null }
  /** Counts of a whole week; `key` is the value within its kind. */
  week_figure: { operator: string; week: string; test: number; kind: FigureKind; key: string; count: number }
  /** Weeks whose games are counted. */
  week_counted: { week: string; counted_at: number }
  /** When a page last requested an operator's test in test mode, and when a frame last loaded with a test secret. */
  page_hello: { operator: string; step: HelloStep; at: number }
  /** What a page in test mode last reported about the test it shows, CSS pixels. */
  page_sighting: { operator: string; what: PageReport['what']; origin: string; width: number; height: number; at: number }
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
