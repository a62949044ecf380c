import { line, rectangle, svg, text } from '../../method-card/svg.ts'
import { quantile } from '../quantile.ts'
import type { Finish } from './finish.ts'

/** When each game's analysis was stored, ms since the campaign began. */
export type Stored = ReadonlyMap<string, number>

/** The most games that overtook any one game: requested later, by more than `slack` ms, and stored (or started) before it. */
export const mostOvertaken = (finishes: readonly Finish[], stored: Stored, slack = 250): number => {
  const games = finishes.flatMap(({ uid, asked }) => {
    const at = stored.get(uid)
    return at === undefined ? [] : [{ asked, at }]
  })
  return games.reduce((most, game) => {
    const overtaking = games.filter(({ asked, at }) => asked > game.asked + slack && at < game.at - 1).length
    return Math.max(most, overtaking)
  }, 0)
}

/** Of the players told to wait two seconds or more, the share for whom the estimate was within 25 % of the actual wait. */
export const toldWell = (finishes: readonly Finish[], stored: Stored): { share: number; of: number } => {
  const errors = finishes.flatMap(({ uid, told }) => {
    const at = stored.get(uid)
    return told && at !== undefined && told.seconds >= 2
      ? [Math.abs(told.seconds * 1000 - (at - told.at)) / Math.max(1000, at - told.at)]
      : []
  })
  return { share: errors.filter((error) => error <= 0.25).length / Math.max(1, errors.length), of: errors.length }
}

/** A sample of the queue: ms since the campaign began, seconds that workers have been busy so far, games waiting. */
export type Look = { at: number; busy: number; waiting: number }

/** Between two samples in which games were waiting and no process had died. */
type FullSpan = { from: Look; to: Look; seconds: number }
const fullSpans = (looks: readonly Look[]): FullSpan[] =>
  looks.slice(1).flatMap((to, index) => {
    const from = looks[index]
    return from && from.waiting > 0 && to.waiting > 0 && to.busy >= from.busy ? [{ from, to, seconds: (to.at - from.at) / 1000 }] : []
  })
const sum = (of: readonly number[]): number => of.reduce((all, each) => all + each, 0)

/** Share of the time with games waiting in which workers, by their own clocks, were idle; and that time, s. */
export const idleWhileFull = (looks: readonly Look[], workers: number): { share: number; of: number } => {
  const spans = fullSpans(looks)
  const of = sum(spans.map(({ seconds }) => seconds))
  return { share: 1 - sum(spans.map(({ from, to }) => to.busy - from.busy)) / Math.max(1e-9, of * workers), of }
}

/**
 * Waits as multiples of what the backlog (games due earlier and not yet analysed) needs at the throughput of a full queue, for players whose
 * backlog needs two seconds or more.
 */
export const beyondBacklog = (finishes: readonly Finish[], stored: Stored, looks: readonly Look[]): number[] => {
  const spans = fullSpans(looks)
  const isFull = (at: number) => spans.some(({ from, to }) => at > from.at && at <= to.at)
  const rate = [...stored.values()].filter(isFull).length / Math.max(1e-9, sum(spans.map(({ seconds }) => seconds)))
  const games = finishes.flatMap(({ uid, due }) => {
    const at = stored.get(uid)
    return at === undefined ? [] : [{ due, at }]
  })
  return games.flatMap(({ due, at }) => {
    const backlog = games.filter((other) => other.due <= due && other.at > due).length
    const needed = (1000 * backlog) / rate
    return needed >= 2000 ? [(at - due) / needed] : []
  })
}

const seconds = (ms: number): string => (ms / 1000).toFixed(ms < 10_000 ? 2 : 1)

/** The metrics of a campaign, each with its name. */
export const figures = (finishes: readonly Finish[], stored: Stored, started: Stored): [string, string][] => {
  const done = finishes.flatMap(({ due, done: at }) => (at === undefined ? [] : [at - due]))
  const waits = finishes.flatMap(({ uid, due }) => {
    const at = stored.get(uid)
    return at === undefined ? [] : [at - due]
  })
  const reports = finishes.flatMap(({ report }) => (report === undefined ? [] : [report]))
  const mails = finishes.filter(({ mail }) => mail)
  const accuracy = toldWell(finishes, stored)
  const errors = Object.entries(Object.groupBy(finishes, ({ error = '' }) => error)).filter(([name]) => name)
  return [
    ['players due', String(finishes.length)],
    ['got their advice', String(done.length)],
    ['analyses lost', String(finishes.filter(({ uid, error }) => !error && !stored.has(uid)).length)],
    ['times refused with 503', String(finishes.reduce((sum, { refused }) => sum + refused, 0))],
    ['calls repeated', String(finishes.reduce((sum, { repeated }) => sum + repeated, 0))],
    ['errors', errors.length === 0 ? '0' : errors.map(([name, of]) => `${of?.length} × ${name}`).join('; ')],
    ['due → analysed, s: p50 / p95 / p99 / max', [0.5, 0.95, 0.99, 1].map((share) => seconds(quantile(waits, share))).join(' / ')],
    ['due → advice in hand, s: p50 / p95 / max', [0.5, 0.95, 1].map((share) => seconds(quantile(done, share))).join(' / ')],
    ['report, s: p50 / p95 / max', reports.length ? [0.5, 0.95, 1].map((share) => seconds(quantile(reports, share))).join(' / ') : '–'],
    ['mails sent', `${mails.filter(({ mail }) => mail === 'sent').length} of ${mails.length}`],
    ['most overtaken at the start', started.size === 0 ? 'not recorded' : String(mostOvertaken(finishes, started))],
    ['most overtaken at the end', String(mostOvertaken(finishes, stored))],
    ['wait estimated within ± 25 %', accuracy.of === 0 ? 'nobody had to wait' : `${Math.round(accuracy.share * 100)} % of ${accuracy.of}`],
  ]
}

const [width, height, left, bottom, top] = [720, 320, 56, 280, 40]

/** Scatter plot, a mark per player: when they were due, and how long until their analysis was stored. */
export const picture = (
  title: string,
  finishes: readonly Finish[],
  stored: Stored,
  events: readonly { at: number; name: string }[],
): string => {
  const marks = finishes.flatMap(({ uid, due }) => {
    const at = stored.get(uid)
    return at === undefined ? [] : [{ due: due / 1000, wait: (at - due) / 1000 }]
  })
  const last = Math.max(1, ...marks.map(({ due }) => due))
  const longest = Math.max(0.1, ...marks.map(({ wait }) => wait))
  const x = (second: number) => left + (second / last) * (width - left - 16)
  const y = (wait: number) => bottom - (Math.max(0, wait) / longest) * (bottom - top)
  const steps = [0, 0.25, 0.5, 0.75, 1]
  return svg(
    width,
    height,
    title,
    text(left, 22, title, { bold: true, size: 14 }),
    ...steps.flatMap((step) => [
      line(left, y(longest * step), width - 16, y(longest * step)),
      text(left - 6, y(longest * step) + 4, (longest * step).toFixed(longest < 10 ? 2 : 0), { anchor: 'end', size: 11 }),
      text(x(last * step), bottom + 18, (last * step).toFixed(0), { anchor: 'middle', size: 11 }),
    ]),
    text(width - 16, bottom + 34, 'due, s of the campaign · up: wait until analysed, s', { anchor: 'end', size: 11 }),
    ...events.flatMap(({ at, name }) => [
      line(x(at / 1000), top, x(at / 1000), bottom, { colour: '#b3261e', dashed: true }),
      text(x(at / 1000) + 4, top + 10, name, { size: 11, colour: '#b3261e' }),
    ]),
    ...marks.map(({ due, wait }) => rectangle(x(due) - 1, y(wait) - 1, 2.5, 2.5, '#2d5fa8')),
  )
}
