import type { Migration } from '../migrate.ts'

/** What players agreed to, each change a row of which the last one counts, and each time somebody used it. */
export const up: Migration = (schema, engine) => {
  const ofGame = (name: string) =>
    (engine === 'sqlite'
      ? schema.createTable(name).addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      : schema.createTable(name).addColumn('id', 'bigserial', (c) => c.primaryKey())
    ).addColumn('game_id', 'bigint', (c) => c.notNull().references('game.id').onDelete('cascade'))
  return [
    ofGame('consent')
      .addColumn('open', 'integer', (c) => c.notNull())
      .addColumn('share', 'integer', (c) => c.notNull())
      .addColumn('text_version', 'text', (c) => c.notNull())
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull()),
    schema.createIndex('consent_of_game').on('consent').columns(['game_id', 'id']),
    ofGame('consent_use')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('secret_id', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull()),
    schema.createIndex('consent_use_of_game').on('consent_use').columns(['game_id', 'id']),
  ]
}
