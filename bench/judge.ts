import { quantile } from './quantile.ts'

/** Prints a metric's median over the runs with its limit and the verdict; a missed limit sets exit code 1. */
export const judge = (name: string, values: readonly number[], limit: number, unit = ''): void => {
  const median = quantile(values, 0.5)
  if (values.length === 0 || !values.every(Number.isFinite)) throw new Error(`${name}: not measured`)
  const holds = median <= limit
  const told = (value: number) => `${Number(value.toFixed(4))}${unit && ` ${unit}`}`
  console.log(
    `${holds ? '✓' : '✗'} ${name}: ${told(median)}, limit ${told(limit)} (median of ${values.length}, ${told(Math.min(...values))} to ${told(Math.max(...values))})`,
  )
  if (!holds) process.exitCode = 1
}
