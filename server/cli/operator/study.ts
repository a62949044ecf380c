import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inSmallLetters } from '../../operators/operator-id.ts'
import { parseOperator } from '../../operators/parse-operator.ts'
import { tooLong } from '../../operators/study-permission.ts'
import { readConfig } from '../../process/config.ts'
import type { Store } from '../../store/store.ts'
import { action, type Io } from '../command.ts'
import { refuse } from '../command-error.ts'
import { entryOf, isOpenOperator, withStore } from '../with-store.ts'

/** The study that players' pages go by: the console's where it keeps the label, else the folder's. */
const declaredStudy = async (io: Io, store: Store, operator: string) => {
  const hash = (await store.looks.version(operator))?.files['operator.json']
  const text =
    hash === undefined
      ? await readFile(join(readConfig(io.env).operatorsDir, operator, 'operator.json'), 'utf8')
      : ((await store.looks.bytes([hash])).get(hash)?.toString('utf8') ?? '')
  return parseOperator(operator, text, 'folder').operator?.study
}

/** Whether the study that a label declares may leave the coaching popups out, to the end that it names. */
export const setStudy = action({
  arguments: { decision: { oneOf: ['allow', 'deny'], required: true }, operator: { value: 'ID', required: true, read: inSmallLetters } },
  about: 'lets its declared study leave the coaching popups out, to its end, or not',
  run: async ({ decision, operator }, io) => {
    const isAllowed = decision === 'allow'
    if (!(await isOpenOperator(io, operator))) return 1
    return withStore(io, async (store) => {
      const study = await declaredStudy(io, store, operator)
      if (isAllowed && study?.coachingPopups !== false) return refuse(io, `"${operator}" declares no study with coachingPopups: false.`)
      const fault = isAllowed && study ? tooLong(study, Date.now()) : undefined
      if (fault) return refuse(io, fault)
      const id = study?.id ?? ''
      const entry = entryOf(isAllowed ? 'study.allowed' : 'study.denied', operator, study ? `${id}, until ${study.until}` : operator)
      await store.noting(() => [entry]).labels.allowStudy(operator, isAllowed ? study : undefined, Date.now())
      const line = [operator, id, study && `until ${study.until}`, isAllowed ? 'allowed' : 'denied'].filter(Boolean).join('  ')
      io.print({ operator, study: study ?? null, allowed: isAllowed }, line)
      return 0
    })
  },
})
