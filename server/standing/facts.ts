import { readFileSync } from 'node:fs'
import { oldestSource } from '../../i18n/help/check-entry.ts'
import { shownDangers } from '../../i18n/help/dangers.ts'
import { entries } from '../../i18n/help/entries.ts'
import type { Certainty } from '../../i18n/help/entry.ts'
import { shownPlaces } from '../../i18n/help/places.ts'
import { sets } from '../../i18n/sets.ts'
import { version } from '../process/version.ts'
import type { Needs } from './needs.ts'
import { asksTooEarly, contradictionsOf, type OpenPoint, openPointsOf } from './open-points.ts'
import { notesOnWords, wordsOf } from './words.ts'

const bases = {
  consent: 'consent (articles 6(1)(a) and 9(2)(a) GDPR)',
  legitimate_interests: 'legitimate interests (article 6(1)(f) GDPR)',
  public_task: 'a task in the public interest (article 6(1)(e) GDPR)',
}

/** Members of the European Economic Area, where the GDPR is the law (ISO 3166-1). */
const eea = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')

/** Which law the pack speaks of. It is no legal advice. */
const lawIn = (place: string | undefined): string => {
  const country = place?.slice(0, 2)
  if (country === undefined || eea.includes(country))
    return 'Laws were read as published extracts; of single countries only the Danish and the Swedish order were read, and no lawyer has reviewed these documents.'
  if (country === 'GB')
    return 'References to EU law include the corresponding provisions of the United Kingdom, which may differ in number and content, as for automated decisions; British law on gambling, medical devices and accessibility was not examined, and no lawyer has reviewed these documents.'
  return 'The articles are those of EU law; the law of the country was not examined, and no lawyer has reviewed these documents.'
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

const certainties: Record<Certainty, string> = {
  own: 'source: the service or an authority',
  'second-hand': 'source: two dated pages or lists',
  'web-only': 'web address alone',
}

const entryOf = (country: string | undefined) =>
  entries.find(({ place }) => place === country) ?? entries.find(({ place }) => place === country?.split('-')[0])

const shown = (name: string, number: string | undefined, certainty: Certainty): string =>
  `${name} (${number === undefined || certainty === 'web-only' ? certainties['web-only'] : `${number}; ${certainties[certainty]}`})`

const placeName = (place: string): string => `${countryNames.of(place.slice(0, 2))} (${place})`

const places = shownPlaces.filter(({ place }) => place !== 'world')
const dangerOf = (place: string) => shownDangers.find((danger) => danger.place === place.slice(0, 2))

const hasNumber = ({ lines }: (typeof places)[number]) => lines.some(({ phone }) => phone)

/** Countries by name, provinces and states by code. */
const namesOf = (some: typeof places): string => some.map(({ place }) => (place.length === 2 ? countryNames.of(place) : place)).join(', ')

const countries = places.filter(({ place }) => place.length === 2)

/** How many countries have somebody for a crisis: with a number, with a web address alone, not at all. */
const crisisEverywhere = (): string => {
  const without = countries.filter(({ place }) => !dangerOf(place)?.crisis.length)
  const withNumber = countries.filter(({ place }) => dangerOf(place)?.crisis.some(({ call }) => call))
  return `For a crisis ${withNumber.length} countries have a service with a number, ${countries.length - withNumber.length - without.length} one with a web address alone; ${namesOf(without)} have none of their own.`
}

/** What the places have, for a label without a country. */
const helpEverywhere = (): string => {
  const asking = places.filter(({ lines }) => lines.length === 0)
  const [oldest] = entries.flatMap((entry) => oldestSource(entry) ?? []).toSorted()
  return `Players choose their country; the label has none. The list has ${countries.length} countries and ${places.length - countries.length} provinces or states; of all of them ${places.filter(hasNumber).length} have a helpline with a number, and ${namesOf(asking)} as a whole asks for the province. ${crisisEverywhere()} All sources were read on ${oldest} or later.`
}

/** Whom players of a country are referred to, how sure each number is, and how old the sources are. */
const helpIn = (country: string | undefined): string => {
  const entry = entryOf(country)
  if (!entry) return helpEverywhere()
  const { lines, emergency, crisis = [], young = [], note } = entry
  const named = [
    ...lines.map(({ name, phone, web, languages: spoken }) => {
      const certainty = (phone ?? web)?.source.certainty ?? 'web-only'
      return `${shown(name, phone?.national, certainty)}, which speaks ${spoken.map((tag) => languageNames.of(tag)).join(', ')}`
    }),
    ...crisis.map(({ name, call, certainty }) => `in a crisis ${shown(name, call, certainty)}`),
    ...young.map(({ name, call, certainty }) => `for the young ${shown(name, call, certainty)}`),
    ...(emergency ? [`emergency number ${emergency.number}`] : []),
  ]
  const [oldest] = [...JSON.stringify([lines, crisis, young]).matchAll(/"dated":"([\d-]+)"/g)].map(([, dated]) => dated).toSorted()
  const age = oldest === undefined ? '' : `; the earliest dated source is from ${oldest}`
  return `In ${placeName(entry.place)} players are ${lines.length === 0 ? 'asked for their province' : 'referred to'}${lines.length === 0 ? '; ' : ' '}${named.join('; ')}. The sources were read from ${oldestSource(entry)} on${age}.${note ? ` ${note}` : ''}`
}

const youngHelpIn = (country: string | undefined): string => {
  const entry = entryOf(country)
  if (!entry) {
    const own = countries.filter(({ place }) => dangerOf(place)?.young.length)
    return `Whom they are shown depends on the country that they choose: ${own.length} of ${countries.length} countries have a service for the young in the list, which \`annex-help.md\` names; for the others, and until a country is chosen, an international directory is shown.`
  }
  const named = (entry.young ?? []).map(({ name, call, certainty }) => shown(name, call, certainty))
  return named.length === 0
    ? `No service for young people is known in ${entry.place}: an international directory is shown.`
    : `Services for young people: ${named.join('; ')}.`
}

/** What stands with help for somebody in danger. */
const dangerIn = (country: string | undefined): string => {
  const danger = country === undefined ? undefined : dangerOf(country)
  if (!danger)
    return 'With it stands, once the player has chosen a country, its emergency number and, if it has one, its crisis service; answer 14 says which have. Before that, a sentence tells to call the emergency number of the place; where no crisis service is shown, an international directory is.'
  const crisis = danger.crisis.map(({ name, call }) => (call ? `${name}, ${call}` : `${name}, with a web address alone`))
  return `With it stand the emergency number ${danger.emergency} and for a crisis ${crisis.join('; ') || 'an international directory'}, unless the player chooses another country.`
}

const accessibility = readFileSync(new URL('../../docs/accessibility.md', import.meta.url), 'utf8')
/** How many criteria are met, as the accessibility report says, and how many of them tests show. */
const conformance = /Of \d+ criteria (?:(?!Of )[^.])+\./.exec(accessibility)?.[0] ?? ''
const [byTests = 0, judged = 0, byAxe = 0] = [/\| Tested: /g, /\| Judged: /g, /\| Tested: [^;|]*violate no axe rule\. \|/g].map(
  (pattern) => accessibility.match(pattern)?.length ?? 0,
)

/** Text of a label or answer as Markdown that says just that. */
const plain = (text: string): string => text.replaceAll(/[\\`*[\]<>|&]/g, '\\$&')

const cell = ({ field, file, what, by, answer }: OpenPoint): string =>
  `| \`${field}\` in ${file} | ${what} | ${plain(by)} | ${answer === undefined ? '**open**' : 'answered'} |`

/** What the documents say differently from one installation and label to the next, by the names they use in `{{…}}`. */
export const factsOf = (needs: Needs): Record<string, string> => {
  const { id, label, hasOpenUserIds, hasLinkedGames, uncoachedUntil, config, now } = needs
  const { country, languages, sharing, terms, ageMark, privacy } = label
  const name = plain(label.name)
  const points = openPointsOf(needs)
  const contradictions = contradictionsOf(needs)
  const filledIn = Object.fromEntries(
    points.map(({ field, file, answer }) => [
      field,
      answer === undefined ? `**to be filled in** (\`${field}\` in ${file})` : plain(answer),
    ]),
  ) as Record<OpenPoint['field'], string>
  const { retentionDays } = config
  const notes = notesOnWords(needs)
  const date = new Date(now).toISOString().slice(0, 10)
  const shared = sharing?.what.join(' and ')
  const hasAccounts = terms?.partnerUserIds === true || hasOpenUserIds || hasLinkedGames
  const deleters = hasAccounts ? `the player or ${name}` : 'the player'
  return {
    ...filledIn,
    author: label.name,
    ...(country !== undefined && { country: placeName(country) }),
    law: lawIn(country),
    operator: id,
    operatorName: name,
    provider: 'Gamalyze',
    providerUrl: config.providerUrl,
    contact: config.contactEmail,
    publicUrl: config.publicUrl,
    version,
    date,
    controller: filledIn['privacy.controller'] ?? '',
    controllerContact: filledIn['privacy.contact'] ?? '',
    controllerInTerms: privacy
      ? 'The terms and the privacy page name both to players'
      : 'Until both are filled in, the terms name no controller and, as contact, the provider’s',
    legalBasis: `${privacy ? bases[privacy.legalBasis] : filledIn['privacy.legalBasis']}. ${
      privacy?.legalBasis === 'consent'
        ? `Whether ticking that the terms are accepted, which name it, is explicit consent: ${filledIn.explicitConsent}`
        : `The condition of article 9: ${filledIn.articleNine}`
    }`,
    duty:
      filledIn.dutyToAct === undefined
        ? `${name} asks for no results, so none can be shared with it.`
        : `Whether the law obliges ${name} to act on a result that it was told, and how it meets that without breaking these rules: ${filledIn.dutyToAct}.`,
    asksTooEarly: asksTooEarly(needs, points)
      ? `**${name} asks for results although that is open**: see *Answers and open points* [[answers, sharing]].`
      : '',
    linkCan: `Whoever has the link can read the report, and, in the test’s report page opened with that number (\`${config.publicUrl}/gamalyze/full_report?operator=${id}&uid=NUMBER\`), save and delete the game${shared || hasAccounts ? ' and withdraw consent' : ''} [[publicReport, own, backByLink]]. ${
      shared || hasAccounts
        ? 'Only the tab that played asks for consent; but by a direct call of the interface whoever has the number can give it in the player’s stead [[given]].'
        : 'With this label there is nothing to consent to [[sharing, userIds]].'
    }${hasAccounts ? ' What an account opens is a view id instead: it reads, withdraws and deletes, and gives nothing [[views]].' : ''}`,
    countryInReport: country === undefined ? 'As this label names no country, its rows say "none named" [[country]].' : '',
    unreachable: contradictions.some((line) => /^(CONTACT_EMAIL|PUBLIC_URL) /.test(line))
      ? 'At this installation contact, address or both lead nowhere yet: see *Answers and open points* [[contact]].'
      : '',
    comparison: needs.ownGroup
      ? `At this installation, on ${date}, the comparison is with ${needs.ownGroup.n} first games of its own players (group ${plain(needs.ownGroup.version)}); without an account a repeat cannot be told from a first game.`
      : `At this installation, on ${date}, the comparison is with 665 healthy volunteers of published studies, who were not chosen as gamblers; each result names its group.`,
    comparisonOwn: needs.ownGroup
      ? ''
      : 'Once 1,000 first games with a firm result of the present method are stored, the program lets the provider compare players with its own players instead; whether it does is answer 1 of *Twenty questions*. Only the first game of each account counts; without accounts, repeat games cannot be recognised [[group]].',
    hashesKept:
      'Keyed hashes of networks and mail addresses, against misuse, stay 25 hours at most while the server runs (a day longer after a restore, or a stop or a step of the clock of more than two days); beside them queued tasks have some of networks: those that make a report until they are done or failed, those that calculate a result until they are done (with PostgreSQL up to 70 minutes longer), or for 30 days if they failed.',
    eventsTell: `Events tell the page of ${name} what happens in the test: that it was started, when each card was turned, pauses, which hint was shown, completed after how many seconds, waiting, guessed, result and advice seen, report saved or mailed, the language, that it was left or timed out, and how high its content is. They tell its server, if it receives them, that a game was started, completed, analysed or deleted on request, that a result was shared or the consent withdrawn. No event says which card was drawn, or holds an answer or a result. But some tell more than they say: the times of cards and a hint such as “only one deck” tell how somebody plays, the height of a screen may hint at its texts, and if a game is reported as completed but never as analysed, ${name} can infer that nearly all its cards came from one deck.`,
    danger: dangerIn(country),
    helpInGame:
      label.footer?.helpLine || label.footer?.dedicated
        ? 'During the game the only help is the footer: a helpline’s picture, which leads to it, and links of the operator;'
        : 'During the game no help is shown;',
    ageOpen:
      country === undefined && ageMark === undefined
        ? 'Some markets demand 21; as the label names no country, it is open whether this is one [[ageDemanded, country]].'
        : '',
    tested: `${byTests} of the 55 are shown by tests, ${byAxe} of these by the automatic rules of axe alone, which find only a part of all faults; ${judged} were judged by the maker.`,
    youngHelp: youngHelpIn(country),
    languages: languages.map((key) => `${languageNames.of(sets[key].lang)} (${sets[key].lang})`).join(', '),
    age: String(ageMark ?? 18),
    mark: ageMark ? `, and the first page carries the mark ${ageMark}+` : '',
    accounts: hasAccounts
      ? `${name} passes its own user ids: they are kept as keyed hashes, and whoever holds both sides can connect a game with an account. The data are pseudonymous. The server of ${name} can ask which of its accounts played, when and for how long, and learns no result by it.`
      : `The label does not say that user ids are passed, and no stored game has one; the program would take them. Events name a game by a reference, by which the server of ${name} can ask whether and when the game was completed, how long it took and of which session it was${shared ? ', and reads what is shared' : ', and nothing else'}. If ${name} notes for whom its page was shown or a session was made, it knows who played${shared ? ', and whose shared result it reads' : ''}, and together with the provider’s database which game is whose.`,
    opens: hasOpenUserIds
      ? `**With this label an account opens results without asking the player** (\`userIds: "open"\`): whoever knows a user id of ${name} and the secret in its page sees that result [[openIds]].`
      : `${hasAccounts ? 'An account opens an earlier result only if that was agreed to after the result, for 24 hours at a time.' : 'No account can open a result, as this label passes none.'} A mode in which accounts open results without asking exists; it is off for this label, and only the provider can switch it on [[closedIds]].`,
    opensRemains: hasAccounts ? 'whoever holds the account may open what it opens' : 'nothing while no accounts are passed',
    earlier: hasAccounts
      ? 'earlier games of an account are shown with their mean, and no difference is called real'
      : 'a second score is never presented as a change; without accounts, games are not linked',
    afterClosing: hasAccounts
      ? `A player who closed the tab, and has neither a link nor an account that may open the result, can ask ${name}, which can delete all games of an account [[tab, deletedByAccount]].`
      : `A player who closed the tab needs the link (answer 4). Who kept none can no longer do so alone: no name, address or account is stored to look the game up by, and ${name} has no call that deletes it [[dataMap, deletedByAccount]]. With the reference, if ${name} kept it, the provider’s database administrator can find and delete the game by hand [[promise]].`,
    erasure: hasAccounts ? `; ${name} can delete all games of an account by one call, and an event confirms it [[deletedByAccount]]` : '',
    onRequest: hasAccounts
      ? `On request a game of an account is found by the account, one without as answers 4 and 7 of *Twenty questions* say, and not otherwise (article 11)`
      : `On request a game is found as answers 4 and 7 of *Twenty questions* say, and not otherwise (article 11)`,
    accountsInMap: hasAccounts
      ? ''
      : 'No stored game of this label has an account, and the label announces none. As long as none is passed, the table `view_id` and the columns `external_hash` stay empty.',
    study: label.study
      ? `This label declares the study ${plain(label.study.id)} until ${label.study.until}, a purpose that needs an assessment of its own${uncoachedUntil === undefined ? '' : '; by the provider’s permission its games have no coaching popups'}`
      : 'This label declares no study, whose id would be stored and exported with each game',
    onlyByConsent: hasOpenUserIds
      ? 'with this label an account opens results without asking the player'
      : 'the program gives an operator a result only after a consent under the game’s number, which no operator is given',
    pageSecret: hasOpenUserIds
      ? 'a page secret starts games and opens the results of the label’s own accounts'
      : 'a page secret starts games and opens no result',
    closedTab: hasAccounts
      ? `${name} can delete the games of an account on request [[deletedByAccount]]`
      : 'the terms say it before the game [[noDeletion]]',
    orAccount: hasAccounts ? ' or account' : '',
    deletionCall: hasAccounts ? ' Deletion by account is one call, and a webhook event confirms it [[deletedByAccount]].' : '',
    accountWord: hasAccounts ? ', a keyed hash of the account' : '',
    sharing: shared
      ? `${name} may read the ${shared} of a result${sharing?.what.includes('score') ? ' (a score with its range)' : ''}, and nothing else of it, once sharing was agreed to after that result; readings are listed in the player's report, the newest fifty by their time. The test asks the player; who else could answer is answer 4 of *Twenty questions*. The purpose that the player is told: “${plain(sharing?.purpose[label.defaultLanguage] ?? '')}”`
      : `${name} reads no result: its label does not ask for any.`,
    sharingWord: shared ? `by consent the ${shared}` : 'no result',
    retention:
      retentionDays > 0
        ? `A game, begun or not, is removed ${retentionDays} days after the test was opened, or earlier when ${deleters} deletes it.`
        : `Games are **kept for good** unless ${deleters} deletes them (\`RETENTION_DAYS=0\`). The reason: ${filledIn.keptForGood}.`,
    retentionWord:
      retentionDays > 0
        ? `until ${retentionDays} days after the test was opened, or until ${deleters} deletes it`
        : `**for good**, or until ${deleters} deletes it`,
    mailsPerAddress: config.mailsPerAddress > 0 ? `the limit of ${config.mailsPerAddress} mails` : 'no limit: it is off here',
    traces: config.tracing
      ? 'A collector of traces of the provider is set up here; traces hold no id, secret or address [[spans]].'
      : 'No collector of traces is set up here.',
    help: helpIn(country),
    helpCountries:
      entryOf(country) === undefined
        ? `With a helpline number: ${namesOf(places.filter(hasNumber))}. Without one: ${namesOf(places.filter((place) => !hasNumber(place)))} [[helpSources]].`
        : '',
    helpOfEach: places.map(({ place }) => `- ${helpIn(place)}`).join('\n'),
    conformance,
    openPoints: ['| Where | What | Who | |', '|---|---|---|---|', ...points.map(cell)].join('\n'),
    words: wordsOf(needs, hasAccounts)
      .flatMap(([heading, paragraphs]) => [
        `## ${plain(heading)}`,
        ...paragraphs.flatMap((text) => [plain(text), ...(notes.has(text) ? [`**How to understand it:** ${notes.get(text)}`] : [])]),
      ])
      .join('\n\n'),
    warning:
      contradictions.length > 0 ? '**Settings of this installation contradict these documents: see *Answers and open points*.**' : '',
    contradictions:
      contradictions.length > 0 ? contradictions.map((line) => `- ${plain(line)}`).join('\n') : 'No setting contradicts a document.',
  }
}
