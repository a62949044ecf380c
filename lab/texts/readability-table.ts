import { leaves } from '../../i18n/checks/leaves.ts'
import { fleschKincaidGrade, lix } from '../../i18n/checks/readability.ts'
import { loadWhole } from '../../i18n/load-texts.ts'
import { type Locales, sets } from '../../i18n/sets.ts'

const parts = ['root', 'profile', 'advice', 'terms'] as const

/** Whole sentences only: labels have no readability. */
const prose = (messages: object) =>
  leaves(messages)
    .map(([, text]) => text)
    .filter((text) => /[.!?;…]$/.test(text) && text.includes(' '))
    .join(' ')

const about = `# Readability

Whole sentences of each set, by part. LIX (Björnsson 1968, *Läsbarhet*; used on newspapers in eleven languages by Björnsson 1983, *Reading
Research Quarterly* 18, 480–497) works for every language here: below 30 very easy, 30 to 40 easy, 40 to 50 medium; languages with long words
score higher at the same ease. For English also the Flesch-Kincaid grade (Kincaid, Fishburne, Rogers & Chissom 1975): the profile and the
advice must stay at or below 7, which a test checks.

`

/** The table with what its figures are, in Markdown. */
export const readabilityPage = async (): Promise<string> => `${about}${await readabilityTable()}\n`

/** A Markdown table: LIX of every set, and the Flesch-Kincaid grade of the English ones. */
export const readabilityTable = async (): Promise<string> => {
  const rows = await Promise.all(
    (Object.keys(sets) as Locales[]).map(async (locale) => {
      const messages = await loadWhole(locale)
      const cells = parts.map((part) => {
        const text = prose(messages[part])
        const grade = sets[locale].lang.startsWith('en') ? `, grade ${fleschKincaidGrade(text).toFixed(1)}` : ''
        return `LIX ${lix(text).toFixed(0)}${grade}`
      })
      return `| ${[locale, sets[locale].name, ...cells].join(' | ')} |`
    }),
  )
  return [`| set | language | player's way | ${parts.slice(1).join(' | ')} |`, '|---|---|---|---|---|---|', ...rows].join('\n')
}
