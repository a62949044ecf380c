/**
 * Reads what `warm-runner.mjs` wrote of one run, a line for each event: `["try" | "pass" | "fail", mutant, test]`, and `["end"]`.
 *
 * A failed test kills its mutant if the same test passed later, with another mutant or without one, or if it was the first of the run. Mutants
 * whose tries failed just before the test failed without a mutant are uncertain: one of them may have left something behind.
 * `hanging` is the mutant that was being tried when the run ended early.
 */
export const readTries = (lines) => {
  const killed = new Map()
  const passed = []
  const uncertain = new Set()
  let failed = []
  let test
  let hanging
  let results = 0
  const settle = () => {
    for (const mutant of failed) killed.set(mutant, test)
    failed = []
  }
  for (const [event, mutant, name] of lines) {
    if (event === 'end') return { killed, passed, uncertain: [...uncertain], ended: true }
    if (name !== test) settle()
    test = name
    hanging = event === 'try' ? mutant : undefined
    if (event === 'try') continue
    results += 1
    if (event === 'pass') {
      settle()
      if (mutant) passed.push([mutant, test])
    } else if (!mutant) {
      for (const one of failed) uncertain.add(one)
      failed = []
    } else if (results === 1) killed.set(mutant, test)
    else failed.push(mutant)
  }
  for (const one of failed) uncertain.add(one)
  return { killed, passed, uncertain: [...uncertain], hanging, ended: false }
}
