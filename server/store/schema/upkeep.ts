import type { CountedEvent } from '../../../contract/count-calls.ts'
import type { ReferenceGroup } from '../../analysis/types.ts'
import { bigint, flag, generated, integer, isTest, json, ofOperator, optional, rowNumber, type Table, text, time } from './columns.ts'

export type FigureKind = 'games' | 'left' | 'category' | 'language'
/** What is counted exactly by day: first card drawn, last card drawn, of these refused because nearly all came from one deck, help opened. */
export type Tallied = 'started' | 'completed' | 'one_deck' | 'help'

/** Counts, queues and upkeep: nobody is spoken of. */
export const upkeep = {
  eventStream: {
    about: 'nobody',
    purpose: 'order of events',
    kept: 'for good',
    readBy: 'nobody',
    key: ['operator', 'test'],
    columns: {
      operator: ofOperator,
      test: isTest,
      last: bigint('number of events'),
    },
  },
  webhookDelivery: {
    about: 'nobody',
    purpose: 'delivery of an event',
    kept: 'with its event',
    readBy: "the partner's members",
    key: ['id'],
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
    about: 'nobody',
    purpose: 'log of attempts',
    kept: 'with its event',
    readBy: "the partner's members",
    key: ['id'],
    columns: {
      id: rowNumber,
      deliveryId: bigint('the delivery'),
      at: time('time'),
      status: optional(integer('status that was answered')),
      error: optional(text('code of the error')),
    },
  },
  event_count: {
    about: 'nobody',
    purpose: 'anonymous counts a week, unauthenticated',
    kept: 'for good',
    readBy: "the partner's members: rounded down to tens, none under ten",
    key: ['operator', 'week', 'event', 'claim', 'test'],
    columns: {
      operator: ofOperator,
      week: text('the week'),
      event: text<CountedEvent>('what was counted'),
      claim: text('the sentence it is about'),
      test: integer('live or test'),
      count: bigint('how many'),
    },
  },
  day_tally: {
    about: 'nobody',
    purpose: 'exact counts a day for regulators; the country is that of the label',
    kept: 'for good',
    readBy: 'nobody; the provider’s command alone',
    key: ['operator', 'day', 'event', 'deleted'],
    columns: {
      operator: ofOperator,
      day: integer('the day'),
      event: text<Tallied>('what was counted'),
      deleted: integer('whether deletions'),
      count: bigint('how many'),
    },
  },
  removed_games: {
    about: 'nobody',
    purpose: 'counts of games that are gone',
    kept: 'for good',
    readBy: 'nobody',
    key: ['operator'],
    columns: {
      operator: ofOperator,
      started: integer('how many'),
      completed: integer('how many'),
      analysed: integer('how many'),
    },
  },
  week_figure: {
    about: 'nobody',
    purpose: 'counts of a whole week',
    kept: 'for good',
    readBy: "the partner's members: rounded down to tens, none under ten",
    key: ['operator', 'week', 'test', 'kind', 'key'],
    columns: {
      operator: ofOperator,
      week: text('the week'),
      test: integer('live or test'),
      kind: text<FigureKind>('what is counted'),
      key: text('its value'),
      count: bigint('how many'),
    },
  },
  week_counted: {
    about: 'nobody',
    purpose: 'weeks that are counted',
    kept: 'for good',
    readBy: 'nobody',
    key: ['week'],
    columns: {
      week: text('the week'),
      counted_at: time('time'),
    },
  },
  referenceGroup: {
    about: 'nobody',
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
    about: 'nobody',
    purpose: 'which group is in use',
    kept: 'for good',
    readBy: 'nobody',
    key: ['id'],
    columns: {
      id: rowNumber,
      version: text('its name'),
      activatedAt: time('time'),
      endedAt: optional(time('time')),
    },
  },
  idKeyCheck: {
    about: 'nobody',
    purpose: 'recognises a wrong installation key',
    kept: 'for good',
    readBy: 'nobody',
    key: ['id'],
    isOwn: true,
    columns: {
      id: integer('row number'),
      hash: text('keyed hash of a constant'),
    },
  },
  clockGuard: {
    about: 'nobody',
    purpose: 'recognises a wrong clock and a restored or copied database, where nothing old is removed for a day',
    kept: 'for good',
    readBy: 'nobody',
    key: ['id'],
    isOwn: true,
    columns: {
      id: integer('row number'),
      seenAt: optional(time('time')),
      pauseLeft: bigint('how much of the day is left'),
      database: optional(text('the number of the database')),
    },
  },
  probe: {
    about: 'nobody',
    purpose: 'tells whether the database can store',
    kept: 'for good',
    readBy: 'nobody',
    key: ['id'],
    isOwn: true,
    columns: {
      id: integer('row number'),
      at: time('time'),
    },
  },
} satisfies Record<string, Table>
