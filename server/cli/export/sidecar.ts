import { rewardStructures, rewardStructuresChecksum } from '../../analysis/decks.ts'
import { columns, commonPayscale } from './columns.ts'

/** The data dictionary as a Frictionless Table Schema (specs.frictionlessdata.io/table-schema). */
const tableSchema = {
  fields: columns,
  // An empty text is a value: no popup, no flag, not analysed.
  missingValues: [],
  primaryKey: ['subjID', 'trial'],
}

/** The JSON beside an export: a Frictionless Data Package, which other programs read with the file, and the decks that were played. */
export const sidecar = (file: string, { games, rows }: { games: number; rows: number }) => ({
  file,
  format: 'csv',
  description: 'Draws of completed games of the card-game self-test, one row a draw: no ids, times of day or operators.',
  readBy: `hBayesDM igt_orl (subjID, choice, gain, loss); for games of several structures give it gainScaled and lossScaled with payscale ${commonPayscale}`,
  name: 'gamalyze-draws',
  resources: [{ name: 'draws', path: file, format: 'csv', mediatype: 'text/csv', encoding: 'utf-8', schema: tableSchema }],
  games,
  rows,
  rewardStructures: rewardStructures.map(({ reward_structure_id, scale, payscale, roles }) => ({
    reward_structure_id,
    scale,
    payscale,
    roles,
  })),
  roles: 'B bad, G good in the long run; F frequent, I infrequent losses',
  rewardStructuresSha256: rewardStructuresChecksum,
})
