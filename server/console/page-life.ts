import { type PageProblem, type PageStep, pageProblems, type ReportedProblem } from '../../contract/console/page-calls.ts'
import type { PageReportAt } from '../store/page-notes.ts'
import type { SecretRecord } from '../store/secrets.ts'
import type { Store } from '../store/store.ts'

const isProblem = (report: PageReportAt): report is PageReportAt & { what: PageProblem } =>
  (pageProblems as readonly string[]).includes(report.what)

/** `heard`: the page itself has reported, so a problem would have been reported too. */
export type PageLife = { steps: PageStep[]; problems: ReportedProblem[]; heard: boolean }

/**
 * Progress of the operator's page since a time. hello: a page requested the test in test mode; ready: the frame loaded with a test
 * secret; game, completed: the newest test game; verified: the server has analysed it. Once the test is shown, earlier problems are
 * resolved.
 */
export const pageLife = async ({ store }: { store: Store }, operator: string, since: number): Promise<PageLife> => {
  const hellos = await store.pageNotes.hellos(operator)
  const game = await store.pageNotes.latestTestGame(operator, since)
  const reports = await store.pageNotes.pageReports(operator, since)
  const iso = (at: number | undefined) => (at === undefined || at < since ? {} : { at: new Date(at).toISOString() })
  const helloAt = (step: 'hello' | 'ready') => hellos.find((each) => each.step === step)?.at
  const last = reports.at(-1)
  const shownAt = reports.find(({ what }) => what === 'ready')?.at
  // Only a frame that a page has opened sends a secret.
  const ready = [helloAt('ready'), shownAt, game?.startedAt].find((at) => at !== undefined && at >= since)
  const hello = (helloAt('hello') ?? 0) >= since ? helloAt('hello') : ready
  const size = reports.findLast((report) => !isProblem(report))
  const reference = game && { reference: game.reference }
  return {
    steps: [
      { step: 'hello', ...iso(hello), ...(last && { origin: last.origin }) },
      { step: 'ready', ...iso(ready), ...(size && { width: size.width, height: size.height }) },
      { step: 'game', ...(game && { ...iso(game.cards > 0 ? game.startedAt : undefined), cards: game.cards }) },
      { step: 'completed', ...(game?.completedAt !== undefined && { ...iso(game.completedAt), ...reference }) },
      { step: 'verified', ...(game?.analysedAt !== undefined && { ...iso(game.analysedAt), ...reference }) },
    ],
    problems: reports
      .filter(isProblem)
      .filter(({ at }) => at >= (shownAt ?? 0))
      .map(({ what, at, origin }) => ({ code: what, at: new Date(at).toISOString(), origin }))
      .reverse(),
    heard: last !== undefined,
  }
}

/** Whether a page secret was ever used: players of its operator, and not only tests, have seen it. */
export const isPlayed = ({ test, lastUsed }: Pick<SecretRecord, 'test' | 'lastUsed'>): boolean => !test && lastUsed !== null
