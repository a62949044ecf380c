import { type PageProblem, type PageStep, pageProblems, type ReportedProblem } from '../../contract/console/page-calls.ts'
import { isoTime } from '../process/time.ts'
import type { PageReportAt } from '../store/page-notes.ts'
import type { HelloStep } from '../store/schema/partners.ts'
import type { SecretRecord } from '../store/secrets.ts'
import type { Store } from '../store/store.ts'

const isProblem = (report: PageReportAt): report is PageReportAt & { what: PageProblem } =>
  (pageProblems as readonly string[]).includes(report.what)

/** `heard`: the page itself has reported, so a problem would have been reported too. */
export type PageLife = { steps: PageStep[]; problems: ReportedProblem[]; heard: boolean }

/**
 * What the operator's page has reached since a time, which no later test game takes back. hello: a page requested the test in test mode; ready:
 * the frame loaded with a test secret; game: the newest test game, played there; completed, verified: the newest that was, and was analysed. Once
 * the test is shown, earlier problems are resolved.
 */
export const pageLife = async ({ store }: { store: Store }, operator: string, since: number): Promise<PageLife> => {
  const hellos = await store.pageNotes.hellos(operator)
  const { begun, completed, analysed } = await store.pageNotes.testGames(operator, since)
  const game = begun?.cards ? begun : completed
  const reports = await store.pageNotes.pageReports(operator, since)
  /** The first of these times that has come since. */
  const iso = (...times: readonly (number | null | undefined)[]) => {
    const at = times.find((time) => typeof time === 'number' && time >= since)
    return typeof at === 'number' ? { at: isoTime(at) } : {}
  }
  const helloAt = (step: HelloStep) => hellos.find((each) => each.step === step)?.at
  const last = reports.at(-1)
  const shownAt = reports.find(({ what }) => what === 'ready')?.at
  // It stays when the game is removed.
  const verified = analysed?.analysedAt ?? helloAt('verified')
  // Only a frame that a page has opened sends a secret.
  const ready = [helloAt('ready'), shownAt, begun?.startedAt, verified]
  const size = reports.findLast((report) => !isProblem(report))
  return {
    steps: [
      { step: 'hello', ...iso(helloAt('hello'), ...ready), ...(last && { origin: last.origin }) },
      { step: 'ready', ...iso(...ready), ...(size && { width: size.width, height: size.height }) },
      { step: 'game', ...iso(game?.startedAt, verified), ...(begun && { cards: game?.cards ?? 0 }) },
      { step: 'completed', ...iso(completed?.completedAt, verified), ...(completed && { reference: completed.reference }) },
      { step: 'verified', ...iso(verified), ...(analysed && { reference: analysed.reference }) },
    ],
    problems: reports
      .filter(isProblem)
      .filter(({ at }) => at >= (shownAt ?? 0))
      .map(({ what, at, origin }) => ({ code: what, at: isoTime(at), origin }))
      .reverse(),
    heard: last !== undefined,
  }
}

/** Whether a page secret was ever used: players of its operator, and not only tests, have seen it. */
export const isPlayed = ({ test, lastUsed }: Pick<SecretRecord, 'test' | 'lastUsed'>): boolean => !test && lastUsed !== null
