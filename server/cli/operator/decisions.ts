import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { userIdModes } from '../../../contract/operator.ts'
import type { OperatorState } from '../../../contract/operator-state.ts'
import { inSmallLetters } from '../../operators/operator-id.ts'
import { parseOperator } from '../../operators/parse-operator.ts'
import { tooLong } from '../../operators/study-permission.ts'
import { readConfig } from '../../process/config.ts'
import type { Store } from '../../store/store.ts'
import { action, type Io } from '../command.ts'
import { refuse } from '../command-error.ts'
import { entryOf, isOpenOperator, isThere, withStore } from '../with-store.ts'

const operator = { value: 'ID', required: true, read: inSmallLetters } as const

const words = { live: 'resumed', paused: 'paused', ended: 'ended' } as const

/** What an operator is until it is set otherwise. One whose folder is gone has ended whatever is set, which then holds when the folder is put back. */
export const setState = (state: OperatorState, about: string) =>
  action({
    arguments: { operator },
    about,
    run: ({ operator }, io) =>
      withStore(io, async (store) => {
        const { operatorsDir } = readConfig(io.env)
        const isHere = await isThere(io, store, operator)
        if (!isHere && !(await store.operatorSettings.hadKeys(operator)))
          return refuse(io, `There is no operator "${operator}" in ${operatorsDir}.`)
        const entry = entryOf(`operator.${words[state]}`, operator, operator)
        await store.noting(() => [entry]).operatorSettings.setState(operator, state, Date.now())
        if (!isHere && state !== 'ended') io.err(`Its folder is missing from ${operatorsDir}: it stays ended until that is back.`)
        io.print({ operator, paused: state === 'paused', state }, `${operator}  ${words[state]}`)
        return 0
      }),
  })

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
  arguments: { decision: { oneOf: ['allow', 'deny'], required: true }, operator },
  about: 'allows or denies its declared study to leave out the coaching popups until its end',
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
      await store.noting(() => [entry]).operatorSettings.allowStudy(operator, isAllowed ? study : undefined, Date.now())
      const line = [operator, id, study && `until ${study.until}`, isAllowed ? 'allowed' : 'denied'].filter(Boolean).join('  ')
      io.print({ operator, study: study ?? null, allowed: isAllowed }, line)
      return 0
    })
  },
})

/** Whether page secrets may use the operator's user ids; it comes before what its folder says. */
export const setUserIds = action({
  arguments: { operator, mode: { oneOf: userIdModes, required: true } },
  about: 'sets whether page secrets may use its user ids; overrides its folder',
  run: async ({ operator, mode: userIds }, io) => {
    if (!(await isOpenOperator(io, operator))) return 1
    return withStore(io, async (store) => {
      await store.noting(() => [entryOf('operator.user_ids', operator, userIds)]).userIds.set(operator, userIds, Date.now())
      if (userIds === 'open') io.err('From now on, anybody who knows a user id and the page secret can see the results of new games.')
      io.print({ operator, userIds }, `${operator}  ${userIds}`)
      return 0
    })
  },
})
