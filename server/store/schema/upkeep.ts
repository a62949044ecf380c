import type { CountedEvent } from '../../../contract/player-calls.ts'
import type { ReferenceGroup } from '../../analysis/types.ts'
import { bigint, type Description, flag, generated, integer, isTest, json, ofOperator, optional, rowNumber, text, time } from './columns.ts'

/**
 * What is counted; `key` says more, or is empty.
 * - What a page counts, on its day, of test games too; `key`: the claim it is about.
 * - `language`: pages of the test, on their day, by language set.
 * - `started`, `completed`, `one_deck` (completed, and refused because nearly all cards came from one deck): live games, on the day it happened.
 * - `deleted`: live games, on the day of the deletion, once for each `key` that was counted of them.
 * - `reached`, `analysed`, `guessed`: games of the day they were registered on, of test games too, until that day's week is shown; `key` is the
 *   card, or the category of a firm result. Games that a player or a partner deletes before are subtracted.
 */
export type TallyEvent = CountedEvent | 'language' | 'started' | 'completed' | 'one_deck' | 'deleted' | 'reached' | 'analysed' | 'guessed'

/** Counts, queues and upkeep: nobody is spoken of. */
export const upkeep = {
  eventStream: {
    purpose: 'order of events',
    kept: 'for good',
    key: ['operator', 'test'],
    columns: { operator: ofOperator, test: isTest, last: bigint('number of events') },
  },
  webhookDelivery: {
    purpose: 'delivery of an event',
    kept: 'with its event',
    readBy: "the partner's members",
    columns: {
      id: rowNumber,
      eventId: bigint('the event'),
      endpointId: bigint('where it goes'),
      state: text<'waiting' | 'delivered' | 'failed'>('waiting, delivered, failed'),
      attempts: generated(integer('how many')),
      tried: generated(flag('whether the first has ended')),
      nextAt: optional(time('when it is due, or an interrupted attempt is repeated')),
      lastAt: optional(time('time')),
      lastStatus: optional(integer('status that was answered')),
      lastError: optional(text('code of the error')),
    },
  },
  webhookTry: {
    purpose: 'log of attempts',
    kept: 'with its event',
    readBy: "the partner's members",
    columns: {
      id: rowNumber,
      deliveryId: bigint('the delivery'),
      at: time('time'),
      status: optional(integer('status that was answered')),
      error: optional(text('code of the error')),
    },
  },
  tally: {
    purpose: 'counts a day: of games, of their deletion, and of what pages count, unauthenticated',
    kept: 'for good',
    readBy: "the partner's members: by week, rounded down to tens, none under ten; for regulators, by the country of the label, a command",
    key: ['operator', 'day', 'test', 'event', 'key'],
    columns: {
      operator: ofOperator,
      day: integer('the day'),
      test: isTest,
      event: text<TallyEvent>('what was counted'),
      key: text('what distinguishes it: the claim, the language, the card, the category'),
      count: bigint('how many'),
    },
  },
  referenceGroup: {
    purpose: 'comparison groups: quantiles, no persons',
    kept: 'for good',
    readBy: 'everybody: the method card',
    key: ['version'],
    columns: {
      version: text('its name'),
      n: integer('how many games'),
      referenceGroup: json<ReferenceGroup>('the quantiles'),
      builtAt: optional(time('time')),
    },
  },
  normsActivation: {
    purpose: 'which group is in use',
    kept: 'for good',
    columns: { id: rowNumber, version: text('its name'), activatedAt: time('time'), endedAt: optional(time('time')) },
  },
  idKeyCheck: {
    purpose: 'recognises a wrong installation key',
    kept: 'for good',
    isOwn: true,
    columns: { id: integer('row number'), hash: text('keyed hash of a constant') },
  },
  clockGuard: {
    purpose: 'recognises a wrong clock and a restored or copied database, where nothing old is removed for a day',
    kept: 'for good',
    isOwn: true,
    columns: {
      id: integer('row number'),
      seenAt: optional(time('time')),
      pauseLeft: bigint('how much of the day is left'),
      database: optional(text('the number of the database')),
      nextSweep: generated(time('when old rows are looked for next')),
    },
  },
  probe: {
    purpose: 'tells whether the database can store',
    kept: 'for good',
    isOwn: true,
    columns: { id: integer('row number'), at: time('time') },
  },
} satisfies Description
