/** Steps of all calls of the process that wait for a turn of the event loop */
const waiting: (() => void)[] = []
const runNext = (): void => {
  const step = waiting.shift()
  if (waiting.length > 0) setImmediate(runNext)
  step?.()
}

/** Runs a step in one of the next turns of the event loop: one per turn, first come, first served. */
export const inLaterTurn = (step: () => void): void => {
  if (waiting.push(step) === 1) setImmediate(runNext)
}

/** How long steps may run one after another in a turn, ms */
const shareMs = 2
/** When the first of them began in this turn */
let since: number | undefined

const isTurnOver = (): boolean => {
  const now = performance.now()
  if (since === undefined) {
    since = now
    setImmediate(() => {
      since = undefined
    })
  }
  return now - since > shareMs
}

/** Runs a step of a call, in a later turn if this one's time is used up: draws are answered in between, however many steps there are. */
export const runAfterYield = async <T>(step: () => T | Promise<T>): Promise<T> => {
  if (isTurnOver()) await new Promise<void>(inLaterTurn)
  return step()
}
