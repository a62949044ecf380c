import { maxMailsPerGame } from '../mail/authorize-mail.ts'
import { version } from '../process/version.ts'
import { languageOf, textsRead } from './annexes.ts'
import { plain } from './answers.ts'
import { helpIn, placeName } from './help-annex.ts'
import { hasAccounts, type Needs } from './needs.ts'
import { contradictionsOf, type OpenPoint, openPointsOf } from './open-points.ts'

const bases = {
  consent: 'consent (articles 6(1)(a) and 9(2)(a) GDPR)',
  legitimate_interests: 'legitimate interests (article 6(1)(f) GDPR)',
  public_task: 'a task in the public interest (article 6(1)(e) GDPR)',
}
const states: Record<Needs['state'], string> = {
  live: 'live: the test can be taken',
  paused: '**paused**: nothing begins; what has begun goes on, and players read, withdraw and delete',
  ended: '**ended**: nothing begins; what has begun goes on, and players read, withdraw and delete',
}
const open = '**open**'

/** Members of the European Economic Area, where the GDPR is the law (ISO 3166-1). */
const eea = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')

/** Which law the pack speaks of. */
const lawIn = (place: string | undefined): string => {
  const country = place?.slice(0, 2)
  if (country === undefined || eea.includes(country))
    return 'Laws were read as published extracts; of single countries only the Danish and the Swedish order were read.'
  if (country === 'GB')
    return 'References to EU law include the corresponding provisions of the United Kingdom, which may differ in number and content, as for automated decisions; British law on gambling, medical devices and accessibility was not examined.'
  return 'The articles are those of EU law; the law of the country was not examined.'
}

const accountsOf = (needs: Needs): [string, string][] => {
  const name = plain(needs.operator.name)
  if (!hasAccounts(needs))
    return [
      ['Accounts', 'none: the label does not say that user ids are passed, and no live game has one; the program would take them'],
      ['Earlier results', 'no account can open one'],
      [
        'After the tab is closed',
        `a player needs the report’s link, or the reference if ${name} kept it: with that the provider can delete a game`,
      ],
    ]
  return [
    ['Accounts', `${name} passes its own user ids, kept as keyed hashes. The data are pseudonymous`],
    [
      'Earlier results',
      needs.hasOpenUserIds
        ? '**an account opens them without asking the player** (`userIds: "open"`): whoever knows a user id and the secret in the page sees its result'
        : 'an account opens one only if that was agreed to after it, for 24 hours at a time',
    ],
    [
      'After the tab is closed',
      `a player needs the report’s link or an account that may open the result, or asks ${name}, which can delete all games of an account`,
    ],
  ]
}

const sharingOf = ({ sharing, defaultLanguage }: Needs['operator']): string => {
  if (!sharing) return 'none: the label asks for no result'
  const { what, purpose } = sharing
  const range = what.includes('score') ? ' (a score with its range)' : ''
  return `the ${what.join(' and ')} of a result${range}, once the player agreed to it after that result. The purpose that players read: “${plain(purpose[defaultLanguage] ?? '')}”`
}

const studyOf = ({ operator: { study }, uncoachedUntil }: Needs): string =>
  study
    ? `**${plain(study.id)}**, until ${study.until}: its id is stored and exported with each game, a purpose that needs a separate assessment${uncoachedUntil === undefined ? '' : '; by the provider’s permission its games have no coaching popups'}`
    : 'none is declared'

const groupOf = ({ ownGroup }: Needs): string =>
  ownGroup
    ? `${ownGroup.n} first games of this installation’s own players (group ${plain(ownGroup.version)})`
    : '665 healthy volunteers of published studies, who were not chosen as gamblers'

/** What differs from one label to the next, a row each. */
const rowsOf = (needs: Needs): [string, string][] => {
  const { operator, config } = needs
  const { country, languages, ageMark, privacy, footer, ownTexts } = operator
  const worded = languages.filter((set) => Object.keys(ownTexts?.[set] ?? {}).length > 0)
  const perDay = config.mailsPerAddress
  const ofMailbox = perDay > 0 ? `${perDay} a day by pages of all labels, and ${perDay} by sessions of this one` : 'without a limit'
  return [
    ['State', states[needs.state]],
    ['Market', country === undefined ? `${open}: players choose their country for help` : placeName(country)],
    ['Languages', [...new Set(languages.map(languageOf))].join(', ')],
    ['Texts', textsRead],
    ['Its own words', worded.length > 0 ? `in ${worded.map(languageOf).join(', ')}: see *Words that players read*` : 'none'],
    [
      'Age',
      `${ageMark ?? 18} or older, by the terms${ageMark ? `; the first page carries the mark ${ageMark}+` : ''}${country === undefined && ageMark === undefined ? '. Some markets demand 21' : ''}`,
    ],
    ['Controller', privacy ? plain(privacy.controller) : `${open}: the terms name none`],
    ['Contact for players', privacy ? plain(privacy.contact) : `${open}: the terms name the provider’s`],
    ['Legal basis', privacy ? bases[privacy.legalBasis] : open],
    ['Provider', `Gamalyze, ${config.providerUrl}, ${config.contactEmail}`],
    [
      'Games are kept',
      config.retentionDays > 0
        ? `${config.retentionDays} days after the test was opened, begun or not, or until deleted`
        : '**for ever**, or until deleted (`RETENTION_DAYS=0`)',
    ],
    ...accountsOf(needs),
    ['Results shared', sharingOf(operator)],
    ['Study', studyOf(needs)],
    ['Compared with', groupOf(needs)],
    ['Mailed reports', `${maxMailsPerGame} of a game at most; to one mailbox ${ofMailbox}`],
    ['Help during the game', footer?.helpLine || footer?.dedicated ? 'the picture of a helpline in the footer, which leads to it' : 'none'],
  ]
}

/** Questions in short: what stands before a comma. */
const openOf = (by: string, points: readonly OpenPoint[]): string =>
  [
    `**${by === 'the provider' ? 'The provider' : plain(by)} must say:**`,
    '',
    ...points.map(({ field, what }) => `- ${what.split(',')[0]} (\`${field}\`)`),
  ].join('\n')

/** What follows from a label, its settings and those of the installation. */
export const sheetOf = (needs: Needs, date: string): string => {
  const { id, operator, config } = needs
  const name = plain(operator.name)
  const contradictions = contradictionsOf(needs)
  const points = openPointsOf(needs)
  const isOpen = points.filter(({ answer }) => answer === undefined)
  const openPoints = Map.groupBy(isOpen, ({ by }) => by)
  return `# ${name}: the sheet of its label

What follows from the label \`${id}\`, its settings and those of the installation. Gamalyze ${version}, ${date}. The pages of this pack apply to every label: start with *Twenty questions*. ${lawIn(operator.country)} No lawyer has reviewed these documents.
${contradictions.length > 0 ? '\n**Settings of this installation contradict these documents: see below.**\n' : ''}
## Purpose

A self-test by a card game, for adults who gamble or think about it and take it of their own accord on the pages of ${name}: to learn something about their choices in one game, and to be led to help if they want it. It is not a diagnosis, screening test, medical device or proof, and decides nothing about anybody: see *Intended purpose*.

## Facts about this label

| What | At this label |
|---|---|
${rowsOf(needs)
  .map(([what, value]) => `| ${what} | ${value} |`)
  .join('\n')}

## Help that its players see

${
  operator.country === undefined
    ? 'That of the country that they choose: `annex-help.md` has them all.'
    : helpIn(operator.country)
        .map((line) => `- ${line}.`)
        .join('\n')
}

## What contradicts these documents

${contradictions.length > 0 ? contradictions.map((line) => `- ${plain(line)}`).join('\n') : 'No setting contradicts a document.'}

## What is open

${isOpen.length} of ${points.length} questions; *Answers and open points* has them in full.
${[...openPoints].map(([by, those]) => `\n${openOf(by, those)}\n`).join('')}
## Where to read on

- Terms and privacy: ${config.publicUrl}/privacy?operator=${id}
- Accessibility: ${config.publicUrl}/accessibility?operator=${id}
- Method card: ${config.publicUrl}/method-card
- Security, with OWASP ASVS: ${config.publicUrl}/docs/security
- Half-yearly counts: from the provider, ${config.contactEmail}; their rows name ${operator.country === undefined ? 'no country, as the label has none' : `the market ${operator.country}`}
`
}
