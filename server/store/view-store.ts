import type { UserIdMode } from '../../contract/operator.ts'
import type { Scope } from './scope.ts'

/** A game of a player whom the partner can identify. */
export type ExternalGame = {
  id: number
  uid: string
  reference: string
  sessionId: string | undefined
  startedAt: number
  completedAt: number | undefined
  analysedAt: number | undefined
}

/** What opens a player's earlier games: a session of that player or a page secret, and what the operator's folder says of user ids. */
export type OpenedBy = { session: boolean; folderUserIds: UserIdMode }

/** The games of a partner's own user id that a secret may open. */
export type LookUp = {
  scope: Scope
  externalHash: string
  by: OpenedBy
  /** One game: the newest with advice, else the newest */
  newest: boolean
  secretHash: string
  at: number
}

/** A game that was opened, with the view id made for this opening. */
export type OpenedGame = ExternalGame & { operator: string; analysis: string; viewId: string }

/** What a view id stands for, whose look-up it came from: a session's, or a page secret's where user ids are open; and whether the player agrees. */
export type View = { uid: string; operator: string; by: 'account' | 'page'; agreed: boolean }

export type ViewStore = {
  /** Makes a view id for each game found, and notes the opening in the game's consent. */
  open(lookUp: LookUp): Promise<OpenedGame[]>
  /** Undefined once it has ended: after 24 hours, with its game, its key, or the player's consent. */
  find(viewId: string, now: number): Promise<View | undefined>
  /** Removes those made before a time. */
  forget(before: number, limit: number): Promise<number>
}
