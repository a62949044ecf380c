import { FolderOperator } from '../../contract/operator.ts'

/** `operator.schema.json`: the JSON Schema of operator.json, from the type in contract/. Of the theme a file needs the main colour. */
const { properties: all } = FolderOperator
const properties = { ...all, theme: { ...all.theme, required: ['buttonColorPrimary'] } }

export const schemaText = () =>
  `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...FolderOperator, properties }, null, 2)}\n`
