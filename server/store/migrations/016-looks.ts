import type { Migration } from '../migrate.ts'

/**
 * Labels that are kept in the console: bytes of files by their hash, versions that were published, drafts, and which files an operator ever
 * had. A version is a list of paths with their hashes; it never changes.
 */
export const up: Migration = (schema, engine) => [
  schema
    .createTable('look_blob')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('bytes', engine === 'postgres' ? 'bytea' : 'blob', (c) => c.notNull()),
  schema
    .createTable('look_version')
    .addColumn('operator', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('files', 'text', (c) => c.notNull())
    .addColumn('published_at', 'bigint', (c) => c.notNull())
    .addColumn('published_by', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('rolled_back_to', 'integer')
    .addPrimaryKeyConstraint('look_version_pk', ['operator', 'number']),
  (engine === 'sqlite'
    ? schema.createTable('look_draft').addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    : schema.createTable('look_draft').addColumn('id', 'bigserial', (c) => c.primaryKey())
  )
    .addColumn('operator', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('based_on', 'integer', (c) => c.notNull())
    .addColumn('files', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_by', 'text', (c) => c.notNull()),
  schema.createIndex('look_draft_of_operator').on('look_draft').column('operator'),
  schema
    .createTable('look_file')
    .addColumn('operator', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('look_file_pk', ['operator', 'path', 'hash']),
]
