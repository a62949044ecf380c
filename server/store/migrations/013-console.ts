import { type Migration, statement } from '../migrate.ts'

const refuses = 'the log of changes can be neither changed nor removed'

/**
 * Members of operators and of the provider, the links that sign them in, and their sessions. From here on the database itself refuses to
 * change or remove an entry of the log. Keys get names, makers and an end of their own.
 */
export const up: Migration = (schema, engine) => {
  const numbered = (name: string) =>
    engine === 'sqlite'
      ? schema.createTable(name).addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      : schema.createTable(name).addColumn('id', 'bigserial', (c) => c.primaryKey())
  return [
    numbered('console_member')
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('operator', 'text', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('last_seen', 'bigint')
      .addUniqueConstraint('console_member_once', ['email', 'operator']),
    schema.createIndex('console_member_of_operator').on('console_member').column('operator'),
    schema
      .createTable('console_link')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('browser', 'text')
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint'),
    schema
      .createTable('console_session')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('id', 'text', (c) => c.notNull().unique())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('browser', 'text', (c) => c.notNull())
      .addColumn('started_at', 'bigint', (c) => c.notNull())
      .addColumn('last_seen', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('acting_for', 'text'),
    schema.createIndex('console_session_of_email').on('console_session').column('email'),
    schema.alterTable('secret').addColumn('name', 'text'),
    schema.alterTable('secret').addColumn('made_by', 'text'),
    schema.alterTable('secret').addColumn('retires_at', 'bigint'),
    schema.alterTable('server_key').addColumn('made_by', 'text'),
    schema.alterTable('server_key').addColumn('retires_at', 'bigint'),
    ...(engine === 'sqlite'
      ? ['update', 'delete'].map((change) =>
          statement(`create trigger audit_no_${change} before ${change} on audit begin select raise(abort, '${refuses}'); end`),
        )
      : [
          statement(`create function audit_stays() returns trigger language plpgsql as $$ begin raise exception '${refuses}'; end $$`),
          statement(
            'create trigger audit_no_change before update or delete or truncate on audit for each statement execute function audit_stays()',
          ),
        ]),
  ]
}
