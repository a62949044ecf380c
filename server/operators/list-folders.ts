import { readdir } from 'node:fs/promises'
import { ConfigError } from '../process/config.ts'

/** Names of the folders in the operators' directory; throws ConfigError where it cannot be read. */
export const listFolders = async (dir: string): Promise<string[]> => {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => {
    throw new ConfigError('Bad setting: OPERATORS_DIR must be a folder that can be read')
  })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
