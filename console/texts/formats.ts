/** Numbers and times as the readers of a language write them, where the reader is. */
export const createFormats = (tag: string) => {
  const whole = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
  const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric' })
  const moment = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' })
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' })
  const second = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', second: '2-digit' })
  const ratio = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const list = new Intl.ListFormat(tag)
  const countries = new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' })
  return {
    number: (value: number) => whole.format(value),
    percent: (share: number) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }).format(share),
    /** A contrast ratio, never rounded up to one that would pass: 4.49 is 4.4. */
    ratio: (value: number) => ratio.format(Math.floor(value * 10) / 10),
    /** Of an ISO time or day. */
    day: (iso: string) => day.format(new Date(iso)),
    moment: (iso: string) => moment.format(new Date(iso)),
    time: (iso: string) => time.format(new Date(iso)),
    second: (iso: string) => second.format(new Date(iso)),
    /** Of an ISO 3166 country, perhaps with a subdivision. */
    country: (code: string) => countries.of(code.slice(0, 2)) ?? code,
    list: (words: readonly string[]) => list.format(words),
  }
}
export type Formats = ReturnType<typeof createFormats>
