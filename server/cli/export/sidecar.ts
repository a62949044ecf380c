import { rewardStructures, rewardStructuresChecksum } from '../../analysis/decks.ts'
import { columns, commonPayscale } from './columns.ts'

/** The JSON beside an export: its description, each column, and the decks that were played. */
export const sidecar = (file: string, format: string, games: number, rows: number) => ({
  file,
  format,
  description: 'Draws of completed games of the card-game self-test, one row a draw. Anonymous: no ids, times of day or operators.',
  readBy: `hBayesDM igt_orl (subjID, choice, gain, loss); for games of several structures give it gainScaled and lossScaled with payscale ${commonPayscale}`,
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
