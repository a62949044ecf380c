import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemaText } from '../../operators/schema-text.ts'
import { readConfig } from '../../process/config.ts'
import { action } from '../command.ts'

/** Writes the schema that editors use to check operator.json. */
export const writeSchema = action({
  about: 'writes operator.schema.json for editors',
  run: async (_, io) => {
    const file = join(readConfig(io.env).operatorsDir, 'operator.schema.json')
    writeFileSync(file, schemaText())
    io.print({ file }, file)
  },
})
