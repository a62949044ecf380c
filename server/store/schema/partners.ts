import type { PageReport } from '../../../contract/console/page-report.ts'
import type { UserIdMode } from '../../../contract/operator.ts'
import type { OperatorState } from '../../../contract/operator-state.ts'
import type { Description } from './columns.ts'
import { bigint, bytes, generated, integer, isTest, json, ofOperator, optional, rowNumber, text, time } from './columns.ts'

/** A page in test mode requested the test, its frame loaded, its game was analysed, or a member checked for any of these. */
export type HelloStep = 'hello' | 'ready' | 'verified' | 'looked'
export type OldSecret = { secret: string; until: number }
/** Paths of a label's folder with the SHA-256 of their bytes. */
export type LookPaths = Readonly<Record<string, string>>

/** What partners set up. */
export const partners = {
  serverKey: {
    purpose: 'keys of partners’ servers',
    kept: 'for good',
    readBy: "the partner's members: names and times",
    columns: {
      id: rowNumber,
      hash: text('SHA-256 of the key'),
      operator: ofOperator,
      name: text('a name its maker gave'),
      test: isTest,
      createdAt: time('time'),
      revokedAt: optional(time('when it was revoked')),
      lastUsed: optional(text('day of the last use')),
      madeBy: optional(text("address of the member who made it, or 'command line'")),
      retiresAt: optional(time('when it is revoked, after a rotation')),
    },
  },
  secret: {
    purpose: 'page secrets and session secrets',
    kept: 'page secrets for good; session secrets as long as their games, without one 7 days after their end',
    readBy: "the partner's members: names and times",
    columns: {
      id: rowNumber,
      hash: text('SHA-256 of the secret'),
      operator: ofOperator,
      test: isTest,
      createdAt: time('time'),
      revokedAt: optional(time('when it was revoked')),
      pausedAt: optional(time('when it was paused')),
      lastUsed: optional(text('day of the last use')),
      keyId: optional(bigint('the server key that made it')),
      sessionId: optional(text('random name of the session')),
      externalHash: optional(text("keyed hash of the partner's own user id; removed with the account's games")),
      language: optional(text('language of the session')),
      opensUntil: optional(time('until when it can open games and reports')),
      endsAt: optional(time('until when what it opened can continue')),
      idleEnd: optional(time('the same of a session, while it has no games')),
      games: generated(integer('number of games registered with it')),
      name: optional(text('a name its maker gave')),
      madeBy: optional(text("address of the member who made it, 'command line', or 'test event'")),
      retiresAt: optional(time('when it is revoked, after a rotation')),
    },
  },
  operatorSetting: {
    purpose: 'what the provider decided of a label: that it is paused or has ended, who opens results, a study without coaching popups',
    kept: 'until it is changed or removed',
    readBy: "the partner's members",
    key: ['operator'],
    columns: {
      operator: ofOperator,
      state: optional(text<Exclude<OperatorState, 'live'>>('paused or ended')),
      stateAt: optional(time('time')),
      userIds: optional(text<UserIdMode>('whether accounts open results without asking: open, or sessions only')),
      userIdsAt: optional(time('time')),
      study: optional(text('id of the study')),
      studyUntil: optional(text('its last day')),
      studyAt: optional(time('time')),
    },
  },
  webhookEndpoint: {
    purpose: 'where events go',
    kept: 'until it is removed',
    readBy: "the partner's members",
    columns: {
      id: rowNumber,
      operator: ofOperator,
      test: isTest,
      url: text('its address'),
      events: optional(text('types it wants, comma-separated; empty: all')),
      secret: text('signs what is sent'),
      oldSecrets: generated(json<OldSecret[]>('earlier ones that also sign for a while, newest first, with their ends')),
      createdAt: time('time'),
      disabledAt: optional(time('time')),
      disabledBecause: optional(text('why')),
      mailedAt: optional(time('time of the last mail about failures')),
    },
  },
  lookBlob: {
    purpose: 'files of labels',
    kept: 'while a version or draft has them, and a day after they were stored',
    readBy: 'everybody: they are shown',
    key: ['hash'],
    columns: { hash: text('SHA-256 of the file'), bytes: bytes<Buffer>('the file'), keptAt: time('time') },
  },
  lookVersion: {
    purpose: 'published labels',
    kept: 'for good',
    readBy: "the partner's members",
    key: ['operator', 'number'],
    columns: {
      operator: ofOperator,
      number: integer('of the version'),
      files: json<LookPaths>('hashes of its files'),
      publishedAt: time('time'),
      publishedBy: text('mail address of the member'),
      note: text("the member's note"),
      rolledBackTo: optional(integer('the earlier version it repeats')),
    },
  },
  lookDraft: {
    purpose: 'drafts of labels',
    kept: 'until they are published or removed',
    readBy: "the partner's members",
    columns: {
      id: rowNumber,
      operator: ofOperator,
      name: text('its name'),
      revision: integer('number of the change'),
      basedOn: integer('the version it began with'),
      files: json<LookPaths>('hashes of its files'),
      updatedAt: time('time'),
      updatedBy: text('mail address of the member'),
    },
  },
  lookFile: {
    purpose: 'which label has which files',
    kept: 'with its file',
    key: ['operator', 'path', 'hash'],
    columns: { operator: ofOperator, path: text('name'), hash: text('SHA-256') },
  },
  pageHello: {
    purpose: "whether a partner's page reached us, in test mode",
    kept: 'until it is changed or removed',
    readBy: "the partner's members",
    key: ['operator', 'step'],
    isOwn: true,
    columns: { operator: ofOperator, step: text<HelloStep>('how far it came'), at: time('time') },
  },
  pageReport: {
    purpose: 'what a page in test mode shows',
    kept: 'until it is changed or removed',
    readBy: "the partner's members",
    key: ['operator', 'what'],
    isOwn: true,
    columns: {
      operator: ofOperator,
      what: text<PageReport['what']>('what was seen'),
      origin: text('origin of the page'),
      width: integer('size'),
      height: integer('size'),
      at: time('time'),
    },
  },
} satisfies Description
