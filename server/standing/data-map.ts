import type { About } from '../store/schema/columns.ts'
import { schema } from '../store/schema/schema.ts'

/** Stands for what the setting says. */
const retention = 'RETENTION_DAYS'

/** The data map as Markdown: a table for each kind of people, one row a column. */
export const dataMapMarkdown = ({
  operatorName,
  version,
  date,
  retentionWord = '',
  accountsInMap = '',
}: Record<string, string>): string => {
  const titles: Record<About, string> = {
    players: 'Players',
    members: 'Members of the console',
    partners: 'Partners',
    nobody: 'Counts, queues and upkeep',
  }
  return [
    '# Data map',
    '',
    `Gamalyze ${version} at ${operatorName}, ${date}.`,
    '',
    'Every table and column of the database but those that number its migrations and run the queue of PostgreSQL, from the description that the program is compiled with. Times are stored to the millisecond. A keyed hash is HMAC-SHA-256 under the installation key, which is not in the database. "Read by" names who reads it through the program, its commands aside, which the provider runs and which read draws, answers and results without names; and "the player" is whoever has the number of the game: the tab that played, and those who are given its report link; whoever administers the database can read all of it, and backups hold it as long as the provider keeps them [[dataMap, durations]].',
    ...(accountsInMap === '' ? [] : ['', accountsInMap]),
    ...(Object.keys(titles) as About[]).flatMap((about) => [
      '',
      `## ${titles[about]}`,
      ...Object.entries(schema)
        .filter(([, table]) => table.about === about)
        .flatMap(([table, { purpose, kept, readBy, columns }]) => [
          '',
          `### ${table}`,
          '',
          `For: ${purpose}. Kept: ${kept === retention ? retentionWord : kept}. Read by: ${readBy}.`,
          '',
          ...Object.entries(columns).map(([column, { holds }]) => `- \`${column}\`: ${holds}`),
        ]),
    ]),
    '',
  ].join('\n')
}
