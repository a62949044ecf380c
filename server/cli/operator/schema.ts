import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemaText } from '../../operators/schema-text.ts'
import { readConfig } from '../../process/config.ts'
import type { Io } from '../main.ts'

/** `operator schema`: writes the schema that editors use to check operator.json. */
export const writeSchema = async (_args: string[], io: Io): Promise<number> => {
  const file = join(readConfig(io.env).operatorsDir, 'operator.schema.json')
  writeFileSync(file, schemaText())
  io.out(file)
  return 0
}
