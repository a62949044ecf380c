import { misunderstood } from '../command-error.ts'
import type { Io } from '../main.ts'
import { checkOperators } from '../operator/check.ts'
import { createOperatorFolder } from '../operator/create.ts'
import { exportOperator, importOperator } from '../operator/exchange.ts'
import { previewOperator } from '../operator/preview.ts'
import { writeSchema } from '../operator/schema.ts'
import { setState } from '../operator/state.ts'
import { setStudy } from '../operator/study.ts'
import { setUserIds } from '../operator/user-ids.ts'

export const usage = `operator create NAME --colour '#0b6e4f' --language dan [--id ID] [--country DK] [--origin https://…]
                    [--logo FILE]        writes a complete operator from one colour, with your logo or a wordmark
operator check [ID]                      finds what is wrong in one folder or in all: file, line and fix
operator preview ID                      opens the operator on the running demo
operator pause ID | end ID | resume ID   starts nothing and mails nothing until it is resumed; games under way go on.
                                         end: its pages say that the test is no longer offered
operator study allow ID | deny ID        lets its declared study leave the coaching popups out, to its end
operator user-ids ID open|sessions       whether page secrets may use its user ids, before what its folder says
operator export ID DIR                   writes what the console keeps as a folder, byte for byte
operator import DIR                      publishes a folder as the next version that the console keeps
operator schema                          writes operator.schema.json for editors`

const actions: Record<string, (args: string[], io: Io) => Promise<number>> = {
  create: createOperatorFolder,
  check: checkOperators,
  preview: previewOperator,
  schema: writeSchema,
  pause: setState('paused'),
  end: setState('ended'),
  resume: setState('live'),
  study: setStudy,
  'user-ids': setUserIds,
  export: exportOperator,
  import: importOperator,
}

/** Creates, checks and previews operators. */
export const run = async ([name = '', ...args]: string[], io: Io): Promise<number> => {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (action) return action(args, io)
  throw misunderstood(Object.keys(actions), name || undefined)
}
