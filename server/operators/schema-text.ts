import { FolderOperator } from '../../contract/operator.ts'

// Of the theme a file needs the main colour alone.
const { properties: all } = FolderOperator
const properties = { ...all, theme: { ...all.theme, required: ['buttonColorPrimary'] } }

/** `operator.schema.json`: the JSON Schema of operator.json, generated from the type in contract/. */
export const schemaText = () =>
  `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...FolderOperator, properties }, null, 2)}\n`
