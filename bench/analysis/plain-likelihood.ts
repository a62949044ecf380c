import type { Draw } from '../../server/analysis/types.ts'

/** The log-likelihood of z-transformed parameters, one vector at a time, written directly from the five steps of the model: for comparison. */
export const plainLikelihood = (draws: readonly Draw[], payscale: number) => {
  const choices = Uint8Array.from(draws, (draw) => draw.choice)
  const outcomes = Float64Array.from(draws, (draw) => draw.outcome / payscale)
  const ev = new Float64Array(4)
  const ef = new Float64Array(4)
  const ps = new Float64Array(4)
  const attraction = new Float64Array(4)
  return (arew: number, apun: number, k: number, betaF: number, betaP: number): number => {
    ev.fill(0)
    ef.fill(0)
    ps.fill(0)
    const decay = 3 ** -k
    let logLikelihood = 0
    for (let t = 0; t < choices.length; t++) {
      const chosen = choices[t]!
      let top = -Infinity
      for (let j = 0; j < 4; j++) {
        attraction[j] = ev[j]! + betaF * ef[j]! + betaP * ps[j]!
        top = Math.max(top, attraction[j]!)
      }
      let total = 0
      for (let j = 0; j < 4; j++) total += Math.exp(attraction[j]! - top)
      logLikelihood += attraction[chosen]! - top - Math.log(total)

      const x = outcomes[t]!
      const s = Math.sign(x)
      const rate = x >= 0 ? arew : apun
      const fictive = x >= 0 ? apun : arew
      ev[chosen]! += rate * (x - ev[chosen]!)
      for (let j = 0; j < 4; j++) ef[j]! += j === chosen ? rate * (s - ef[j]!) : fictive * (-s / 3 - ef[j]!)
      ps[chosen] = 1
      for (let j = 0; j < 4; j++) ps[j]! *= decay
    }
    return logLikelihood
  }
}
