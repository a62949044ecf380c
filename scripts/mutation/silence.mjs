/**
 * Tells a run that hangs from one that waits for the machine: asked once a second, it answers true after `limit` seconds in which nothing was
 * written. A second that came late is none, as the process was stopped or had no share of the processor.
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
