import { isoDay } from '../process/iso-time.ts'
import type { Operators } from './registry.ts'

/** Id of the study that an operator declares at a time (ms since 1970): to the end of its last day, UTC. */
export const studyAt = (operators: Operators, operator: string, at: number): string | undefined => {
  const study = operators.has(operator) ? operators.get(operator).operator.study : undefined
  return study && isoDay(at) <= study.until ? study.id : undefined
}
