import { FolderOperator } from '../../contract/operator.ts'

/** `operator.schema.json`: the JSON Schema of operator.json, generated from the type in contract/. */
export const schemaText = () =>
  `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...FolderOperator }, null, 2)}\n`
