import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemaText } from '../../operators/schema-text.ts'
import { readConfig } from '../../process/config.ts'
import { action } from '../command.ts'
import { checkOperators } from '../operator/check.ts'
import { createOperatorFolder } from '../operator/create.ts'
import { setState, setStudy, setUserIds } from '../operator/decisions.ts'
import { exportOperator, importOperator } from '../operator/exchange.ts'
import { previewOperator } from '../operator/preview.ts'

export const page = 'operators'

/** Creates, checks and previews operators, and sets what the provider decides about them. */
export const actions = {
  create: createOperatorFolder,
  check: checkOperators,
  preview: previewOperator,
  pause: setState('paused', 'starts and mails nothing until resumed; games in progress continue'),
  end: setState('ended', 'as pause; pages also say that the test is no longer offered'),
  resume: setState('live', 'ends a pause: games start and mails are sent again'),
  study: setStudy,
  'user-ids': setUserIds,
  export: exportOperator,
  import: importOperator,
  schema: action({
    about: 'writes operator.schema.json for editors',
    run: async (_, io) => {
      const file = join(readConfig(io.env).operatorsDir, 'operator.schema.json')
      writeFileSync(file, schemaText())
      io.print({ file }, file)
    },
  }),
}
