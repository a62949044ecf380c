/**
 * Reads the log of one run of `warm-runner.mjs`, a line per event: `["try" | "pass" | "fail", mutant, test]`, and `["end"]`.
 *
 * A failed test kills its mutant if the same test passed later, with another mutant or with none, or just before with none. Any other
 * failure is uncertain: an earlier mutant may have left something behind, or the test may no longer pass at all.
 * `hanging` is the mutant being tried when the run ended early.
 */
export const readTries = (lines) => {
  const killed = new Map()
  const passed = []
  const uncertain = new Set()
  let failed = []
  let test
  let hanging
  let isClean = false
  const doubt = () => {
    for (const mutant of failed) uncertain.add(mutant)
    failed = []
    isClean = false
  }
  for (const [event, mutant, name] of lines) {
    if (event === 'end') return { killed, passed, uncertain: [...uncertain], ended: true }
    if (name !== test) doubt()
    test = name
    hanging = event === 'try' ? mutant : undefined
    if (event === 'try') continue
    if (event === 'pass') {
      for (const one of failed) killed.set(one, test)
      failed = []
      if (mutant) passed.push([mutant, test])
    } else if (!mutant) doubt()
    else if (isClean) killed.set(mutant, test)
    else failed.push(mutant)
    isClean = event === 'pass' && !mutant
  }
  doubt()
  return { killed, passed, uncertain: [...uncertain], hanging, ended: false }
}
