import { checkOperators } from '../operator/check.ts'
import { createOperatorFolder } from '../operator/create.ts'
import { exportOperator, importOperator } from '../operator/exchange.ts'
import { previewOperator } from '../operator/preview.ts'
import { writeSchema } from '../operator/schema.ts'
import { setState } from '../operator/state.ts'
import { setStudy } from '../operator/study.ts'
import { setUserIds } from '../operator/user-ids.ts'

export const page = 'operators'

/** Creates, checks and previews operators, and sets what the provider decides about them. */
export const actions = {
  create: createOperatorFolder,
  check: checkOperators,
  preview: previewOperator,
  pause: setState('paused', 'starts nothing and mails nothing until it is resumed; games under way go on'),
  end: setState('ended', 'the same; its pages say that the test is no longer offered'),
  resume: setState('live', 'starts and mails again'),
  study: setStudy,
  'user-ids': setUserIds,
  export: exportOperator,
  import: importOperator,
  schema: writeSchema,
}
