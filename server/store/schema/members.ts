import type { MemberRole } from '../../../contract/console/console-call.ts'
import { bigint, type Description, flag, generated, integer, ofOperator, optional, rowNumber, text, time } from './columns.ts'

/** Who uses the console, and the log of changes. */
export const members = {
  consoleMember: {
    purpose: 'who may sign in to the console',
    kept: 'until the member is removed',
    readBy: "the partner's members",
    columns: {
      id: rowNumber,
      email: text('mail address'),
      operator: ofOperator,
      role: text<MemberRole>('what the member may do'),
      createdAt: time('time'),
      lastSeen: optional(time('time of the last use')),
      language: optional(text('language of the console')),
    },
  },
  consoleLink: {
    purpose: 'links to sign in',
    kept: 'a day after they ended',
    key: ['hash'],
    isOwn: true,
    columns: {
      hash: text('SHA-256 of the token'),
      email: text('mail address'),
      mailed: flag('whether it was mailed'),
      browser: optional(text('hash of a cookie')),
      askedAt: optional(time('time')),
      askedIn: optional(text('browser and system, as told in the mail')),
      expiresAt: time('time'),
      usedAt: optional(time('time')),
    },
  },
  consoleBrowser: {
    purpose: 'browsers in which a member signed in before',
    kept: '400 days after the last sign-in, or until the member is removed',
    key: ['hash', 'email'],
    columns: { hash: text('hash of a cookie'), email: text('mail address'), signedInAt: time('time') },
  },
  consoleSession: {
    purpose: 'members who are signed in',
    kept: '12 hours and a day',
    readBy: 'the member',
    key: ['hash'],
    isOwn: true,
    columns: {
      hash: text('SHA-256 of the cookie'),
      id: text('name of the session'),
      email: text('mail address'),
      browser: text('browser and system'),
      startedAt: time('time'),
      lastSeen: time('time'),
      expiresAt: time('time'),
      actingFor: optional(text('the label a member of the provider looks at')),
    },
  },
  audit: {
    purpose: 'evidence of who signed in and who changed rights, keys, webhooks and labels; the program cannot change it',
    kept: 'for good',
    readBy: "the partner's members: their own label's",
    columns: {
      id: rowNumber,
      at: time('time'),
      actor: text("mail address, or 'command line'"),
      action: text('what was done'),
      operator: optional(ofOperator),
      subject: text('to what'),
    },
  },
  ownerNotice: {
    purpose: 'queued mails to owners',
    kept: 'until they are sent',
    columns: {
      id: rowNumber,
      email: text('mail address'),
      auditId: bigint('what it is about'),
      attempts: generated(integer('how many')),
      nextAt: time('time'),
    },
  },
} satisfies Description
