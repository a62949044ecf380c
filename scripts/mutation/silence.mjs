/**
 * Watchdog that tells a hanging run from a starved one: called once a second, it returns true after `limit` seconds in which nothing was
 * written. A late call does not count, as the process was suspended or got no CPU time.
 */
export const watchSilence = (limit, now = Date.now) => {
  let size = 0
  let silent = 0
  let time = now()
  return (written) => {
    const late = now() - time > 2000
    time = now()
    if (written !== size) silent = 0
    else if (!late) silent += 1
    size = written
    if (silent < limit) return false
    silent = 0
    return true
  }
}
