import { languages } from '../../contract/languages.ts'
import { loadTexts } from '../../i18n/load-texts.ts'
import type { OwnTexts } from '../../i18n/own-texts.ts'
import { clinicians, nativeSets } from '../../i18n/readers.ts'
import { loadSetTexts } from '../../i18n/set-texts.ts'
import { type Locales, sets } from '../../i18n/sets.ts'
import { termsSections } from '../../i18n/terms-sections.ts'
import type { About, Table } from '../store/schema/columns.ts'
import { plain } from './answers.ts'
import { hasAccounts, type Needs } from './needs.ts'
import { openPointsOf } from './open-points.ts'

const readByClinicians = Object.keys(clinicians).join(', ') || 'no'
/** Who has read the texts, as the pages say too. */
export const textsRead = `native-read: ${nativeSets.length || 'none'} of ${languages.length} sets; read by a clinician: ${readByClinicians}`

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })
/** The name of a set's language in English, and its tag. */
export const languageOf = (set: Locales): string => `${languageNames.of(sets[set].lang)} (${sets[set].lang})`

const titles: Record<About, string> = {
  players: 'Players',
  members: 'Members of the console',
  partners: 'Partners',
  nobody: 'Counts, queues and upkeep',
}

/** Every table and column, by whom it is about. */
export const dataMapOf = (schema: Readonly<Record<string, Table>>, retentionDays: number): string => {
  const retention =
    retentionDays > 0 ? `${retentionDays} days after the test was opened, or until deleted` : '**for ever**, or until deleted'
  const tableOf = ([name, { purpose, kept, readBy, columns }]: [string, Table]): string =>
    [
      `### ${name}`,
      `For: ${purpose}. Kept: ${kept === 'RETENTION_DAYS' ? retention : kept}. Read by: ${readBy}.`,
      Object.entries(columns)
        .map(([column, { holds }]) => `- \`${column}\`: ${holds}`)
        .join('\n'),
    ].join('\n\n')
  const sections = (Object.keys(titles) as About[]).flatMap((about) => [
    `## ${titles[about]}`,
    ...Object.entries(schema)
      .filter(([, table]) => table.about === about)
      .map(tableOf),
  ])
  return `# Data map

Every table and column of the database but those that number its migrations and run the queue of PostgreSQL, printed from the description that the program is compiled with. Times are stored to the millisecond. A keyed hash is HMAC-SHA-256 under the installation key, which is not in the database. "Read by" names who reads it through the program, its commands aside, which the provider runs and which read draws, answers and results without names; "the player" is whoever has the number of the game: the tab that played, and those who are given its report link, or an account that may open it; "the partner's members" are joined by the provider's staff, as viewers. Whoever administers the database can read all of it, and backups hold it as long as the provider keeps them.

${sections.join('\n\n')}
`
}

/** What provider and controller must say, and what they said. */
export const answersOf = (needs: Needs): string => {
  const rows = openPointsOf(needs).map(
    ({ field, file, what, by, answer }) =>
      `| \`${field}\` in ${file} | ${what} | ${plain(by)} | ${answer === undefined ? '**open**' : plain(answer)} |`,
  )
  return `# Answers and open points

What only the provider or the controller, ${plain(needs.operator.name)}, can say. The provider writes the answers down, its own once and those of each controller by label, and the pack is made again; only a signature is written by hand. That there is an answer does not mean that it is a good one.

| Where | What | Who | Answer |
|---|---|---|---|
${rows.join('\n')}

## What only a person can do

- A clinician should read the words for people in danger and for the young, and sign the *Hazard log*: nobody has.
- Native speakers should read the texts: ${textsRead}.
- People who use assistive technology every day should try the test: nobody has.
- People outside the project should check its statements about games: nobody has.
- A lawyer from the operator's country should read these documents, and a medical-device expert the *Intended purpose*: neither has.
- Somebody from outside should test its security, and the PDF files should be checked with veraPDF: neither is done.
`
}

/** What a label words itself in a set, each beside the words that stand there elsewhere. */
const ownWordsOf = async (set: Locales, own: OwnTexts | undefined): Promise<string> => {
  const ours = await loadTexts(set)
  const lines = Object.entries(own ?? {}).map(
    ([key, text]) => `- ${languageOf(set)}, \`${key}\`: “${plain(text)}” in place of “${plain(ours.get(key) ?? '')}”`,
  )
  return lines.join('\n') || `- ${languageOf(set)}: none`
}

/** The words of the test that a regulator, charity or lawyer asks for, in English and with the facts of the label. */
export const wordsOf = async (needs: Needs): Promise<string> => {
  const { operator, hasOpenUserIds, config } = needs
  const { name: partner, ageMark = 18, privacy, sharing } = operator
  const isLinked = hasAccounts(needs)
  const offered = operator.languages.find((set) => sets[set].lang.startsWith('en'))
  const { root, terms, consent, young, profile, help } = await loadSetTexts(offered ?? 'eng')
  const sections = termsSections(terms, {
    provider: 'Gamalyze',
    contactEmail: config.contactEmail,
    minimumAge: ageMark,
    retentionDays: config.retentionDays,
    privacy,
    account: isLinked ? { partner, open: hasOpenUserIds } : undefined,
  })
  const parts: [heading: string, paragraphs: string[]][] = [
    ...sections.map(({ title, paragraphs }): [string, string[]] => [`${root.shell.terms()}: ${title}`, paragraphs]),
    [
      isLinked || sharing ? consent.title() : consent.dataTitle(),
      [
        ...(isLinked ? [consent.open({ partner }), consent.openNote()] : []),
        ...(sharing
          ? [
              consent.share({ partner }),
              consent.purpose({ partner }),
              sharing.purpose.eng ?? sharing.purpose[operator.defaultLanguage] ?? '',
            ]
          : []),
        ...(isLinked || sharing ? [consent.oneOnly(), consent.takeBack({ partner })] : []),
        consent.dataText(),
      ],
    ],
    [
      `The four results. ${profile.learnMore.limits.title()}`,
      [
        profile.claims.verdict_low_risk(),
        profile.claims.verdict_medium_risk(),
        profile.claims.verdict_risky(),
        profile.claims.verdict_high_risk(),
        profile.learnMore.limits.text(),
        profile.learnMore.limits.low(),
      ],
    ],
    [root.email.title(), [root.email.singleUse()]],
    [help.talk(), [help.where(), help.notStored()]],
    [help.danger.title(), [help.danger.emergency(), help.danger.crisis(), help.danger.anywhere()]],
    [young.title(), [young.text({ age: ageMark }), young.deleted(), young.talk(), young.end()]],
  ]
  const language = offered ? `in ${languageOf(offered)}` : 'in English, which this label does not offer'
  return `# Words that players read

The most important of what the test itself says of data, consent, results, help and age, ${language}; the sets of the other languages have texts under the same names, whose meaning no test compares. No label has words of its own for one of them: what it may word is the last section. *Data protection* says how some of them are to be understood.

${parts.flatMap(([heading, paragraphs]) => [`## ${plain(heading)}`, ...paragraphs.map(plain)]).join('\n\n')}

## Words of this label's own

Titles, introduction, greeting, notice and tips are a label's to word; the program refuses others, and invitations to gamble.

${(await Promise.all(operator.languages.map((set) => ownWordsOf(set, operator.ownTexts?.[set])))).join('\n')}
`
}
