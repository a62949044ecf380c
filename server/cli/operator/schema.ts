import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FolderOperator } from '../../../contract/operator.ts'
import { readConfig } from '../../process/config.ts'
import type { Io } from '../main.ts'

/** `operator.schema.json`: the JSON Schema of operator.json, generated from the type in contract/. */
const schemaText = () => `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...FolderOperator }, null, 2)}\n`

/** `operator schema`: writes the schema that editors use to check operator.json. */
export const writeSchema = async (_args: string[], io: Io): Promise<number> => {
  const file = join(readConfig(io.env).operatorsDir, 'operator.schema.json')
  writeFileSync(file, schemaText())
  io.out(file)
  return 0
}
