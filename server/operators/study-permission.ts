import type { Operator } from '../../contract/operator.ts'
import { day } from '../process/time.ts'
import type { AllowedStudy } from '../store/operator-settings.ts'

type Study = NonNullable<Operator['study']>

/** Whether a study asks for no coaching popups, and the provider has not allowed this one to its end. */
export const needsPermission = (study: Study | undefined, allowed: AllowedStudy | undefined): boolean =>
  study?.coachingPopups === false && !(allowed && allowed.id === study.id && study.until <= allowed.until)

/** Last day of a study that goes without coaching popups. */
export const uncoachedUntilOf = (study: Study | undefined, allowed: AllowedStudy | undefined): string | undefined =>
  study?.coachingPopups === false && !needsPermission(study, allowed) ? study.until : undefined

/** Latest end of a study, ms from its check: a longer one needs another permission. */
const longestMs = 2 * 366 * day

/** What is wrong with the end of a study. */
export const tooLong = ({ until }: Pick<Study, 'until'>, now: number): string | undefined =>
  Date.parse(until) - now > longestMs ? `The last day of the study, ${until}, is more than two years away.` : undefined
