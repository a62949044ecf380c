/** Steps that wait for a turn of the event loop; of all calls of the process */
const waiting: (() => void)[] = []
const runNext = (): void => {
  const step = waiting.shift()
  if (waiting.length > 0) setImmediate(runNext)
  step?.()
}

/** Runs a step in one of the next turns of the event loop: of all that wait one in a turn, first come, first served. */
export const inLaterTurn = (step: () => void): void => {
  if (waiting.push(step) === 1) setImmediate(runNext)
}

/** How long steps may follow one another in a turn, ms */
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

/**
 * Does a step of a call, in a later turn of the event loop if steps have used up this one: so card values come in between, however many steps a
 * call has, and however many calls go on at once.
 */
export const giveWay = async <T>(step: () => T | Promise<T>): Promise<T> => {
  if (isTurnOver()) await new Promise<void>(inLaterTurn)
  return step()
}
