import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Secrets, games and all that belongs to a game. */
export const up: Migration = (schema, engine) => {
  const table = (name: string) => schema.createTable(name)
  const numbered = (name: string) =>
    engine === 'sqlite'
      ? table(name).addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      : table(name).addColumn('id', 'bigserial', (c) => c.primaryKey())
  const ofGame = (name: string) => table(name).addColumn('game_id', 'bigint', (c) => c.notNull().references('game.id').onDelete('cascade'))
  const oneOfGame = (name: string) =>
    table(name).addColumn('game_id', 'bigint', (c) => c.primaryKey().references('game.id').onDelete('cascade'))
  return [
    numbered('secret')
      .addColumn('hash', 'text', (c) => c.notNull().unique())
      .addColumn('operator', 'text', (c) => c.notNull())
      .addColumn('test', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('revoked_at', 'bigint'),
    numbered('game')
      .addColumn('uid', 'text', (c) => c.notNull().unique())
      .addColumn('secret_id', 'bigint', (c) => c.notNull().references('secret.id'))
      .addColumn('operator', 'text', (c) => c.notNull())
      .addColumn('external_hash', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('mails', 'integer', (c) => c.notNull().defaultTo(0)),
    schema
      .createIndex('game_of_external')
      .on('game')
      .columns(['operator', 'external_hash'])
      .where(sql.ref('external_hash'), 'is not', null),
    schema.createIndex('game_of_time').on('game').column('created_at'),
    ofGame('draw')
      .addColumn('selection_id', 'integer', (c) => c.notNull())
      .addColumn('time', 'bigint', (c) => c.notNull())
      .addColumn('reaction_time', 'double precision', (c) => c.notNull())
      .addColumn('stack_type', 'text', (c) => c.notNull())
      .addColumn('card_placement', 'integer', (c) => c.notNull())
      .addColumn('reward_structure_id', 'integer', (c) => c.notNull())
      .addColumn('card_color', 'text', (c) => c.notNull())
      .addColumn('card_value', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('draw_pk', ['game_id', 'selection_id'])
      .$call((t) => (engine === 'sqlite' ? t.modifyEnd(sql`without rowid`) : t)),
    ofGame('popup_answer')
      .addColumn('popup_message', 'text', (c) => c.notNull())
      .addColumn('time', 'bigint', (c) => c.notNull())
      .addColumn('popup_answer', 'text', (c) => c.notNull())
      .addColumn('cards_turned', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('popup_answer_pk', ['game_id', 'popup_message', 'time'])
      .$call((t) => (engine === 'sqlite' ? t.modifyEnd(sql`without rowid`) : t)),
    oneOfGame('analysis')
      .addColumn('model_version', 'text', (c) => c.notNull())
      .addColumn('firm', 'integer', (c) => c.notNull())
      .addColumn('analysis', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull()),
    schema.createIndex('analysis_of_time').on('analysis').columns(['firm', 'created_at', 'game_id']),
    oneOfGame('guess')
      .addColumn('risk_guess', 'integer', (c) => c.notNull())
      .addColumn('risk_score', 'integer', (c) => c.notNull())
      .addColumn('time', 'bigint', (c) => c.notNull())
      .addColumn('guess_accuracy', 'text', (c) => c.notNull()),
    oneOfGame('advice').addColumn('advice', 'text', (c) => c.notNull()),
    table('reference_group')
      .addColumn('version', 'text', (c) => c.primaryKey())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('reference_group', 'text', (c) => c.notNull()),
    table('removed_games')
      .addColumn('operator', 'text', (c) => c.primaryKey())
      .addColumn('started', 'integer', (c) => c.notNull())
      .addColumn('completed', 'integer', (c) => c.notNull())
      .addColumn('analysed', 'integer', (c) => c.notNull()),
  ]
}
