import type { Currency } from '../contract/languages.ts'
import type { SetInfo } from './set-info.ts'

/** Numbers as the set's readers write them; the minus is U+2212, which has the width of a digit. */
export type Formats = {
  /** Whole points as money: `€2,150`, `−€1,130`. */
  money: (points: number) => string
  /** Money that always says its sign: `+€100`, `−€50`. */
  signedMoney: (points: number) => string
  /** `1,675`; at most two decimals, as in 0.25 seconds. */
  number: (value: number) => string
  /** From 0 to 100: `71%`. */
  percent: (value: number) => string
  /** A calendar day, as `21 November 2026`. */
  date: (day: Date) => string
  /** Day and time where the reader is, as `21 November 2026 at 11:40`. */
  moment: (time: Date) => string
  /** Time of day where the reader is, as `11:40`. */
  time: (time: Date) => string
}

/** A format that is made when it is first asked for: each takes a browser some ms, and the first screen needs none of them. */
const lazy = <Value>(make: () => (value: Value) => string) => {
  let format: ((value: Value) => string) | undefined
  return (value: Value) => {
    format ??= make()
    return format(value)
  }
}

/** The formats of one set; `currency` stands in for the set's own where an operator chose another. */
export const createFormats = (set: SetInfo, currency: Currency = set.currency): Formats => {
  const tag = set.numbers ?? set.lang
  const money = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const
  const number = (options: Intl.NumberFormatOptions) =>
    lazy<number>(() => {
      const { format } = new Intl.NumberFormat(tag, options)
      // Sign first in every language: CLDR's Dutch has it behind the symbol, where no Dutch bank writes it.
      return (value) =>
        format(value)
          .replace('-', '−')
          .replace(/^(.+?)([+−])/, '$2$1')
    })
  const date = (options: Intl.DateTimeFormatOptions) =>
    lazy<Date>(() => {
      const { format } = new Intl.DateTimeFormat(tag, options)
      // No line ends before *PM*.
      return (time) => format(time).replace(/ (?=\D+$)/, '\u00a0')
    })
  const percent = number({ style: 'percent', maximumFractionDigits: 0 })
  return {
    money: number(money),
    signedMoney: number({ ...money, signDisplay: 'exceptZero' }),
    number: number({ maximumFractionDigits: 2 }),
    percent: (value) => percent(value / 100),
    date: date({ dateStyle: 'long', timeZone: 'UTC' }),
    moment: date({ dateStyle: 'long', timeStyle: 'short' }),
    time: date({ timeStyle: 'short' }),
  }
}
