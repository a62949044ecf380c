import { rewardStructures, rewardStructuresChecksum } from '../../analysis/decks.ts'
import { columns, commonPayscale } from './columns.ts'

const types = { INT32: 'integer', DOUBLE: 'number', STRING: 'string' } as const
const mediaTypes = { csv: 'text/csv', parquet: 'application/vnd.apache.parquet' }

/** The data dictionary as a Frictionless Table Schema (specs.frictionlessdata.io/table-schema). */
export const tableSchema = {
  fields: columns.map(({ type, ...column }) => ({ ...column, type: types[type] })),
  // An empty text is a value: no popup, no flag, not analysed.
  missingValues: [],
  primaryKey: ['subjID', 'trial'],
}

/**
 * The JSON beside an export: its description, each column, and the decks that were played. With `resources` it is a Frictionless Data
 * Package, which other programs read with the file.
 */
export const sidecar = (file: string, format: keyof typeof mediaTypes, games: number, rows: number) => ({
  file,
  format,
  description: 'Draws of completed games of the card-game self-test, one row a draw: no ids, times of day or operators.',
  readBy: `hBayesDM igt_orl (subjID, choice, gain, loss); for games of several structures give it gainScaled and lossScaled with payscale ${commonPayscale}`,
  name: 'gamalyze-draws',
  resources: [{ name: 'draws', path: file, format, mediatype: mediaTypes[format], encoding: 'utf-8', schema: tableSchema }],
  games,
  rows,
  columns: columns.map(({ name, type, description, unit }) => ({ name, type, description, ...(unit ? { unit } : {}) })),
  rewardStructures: rewardStructures.map(({ reward_structure_id, scale, payscale, roles }) => ({
    reward_structure_id,
    scale,
    payscale,
    roles,
  })),
  roles: 'B bad, G good in the long run; F frequent, I infrequent losses',
  rewardStructuresSha256: rewardStructuresChecksum,
})
