import { termsSections } from '../../i18n/terms-sections.ts'
import { loadSetTexts } from '../texts/set-texts.ts'
import type { Needs } from './needs.ts'

const { terms, consent, young, profile, help } = await loadSetTexts('eng')

type Part = [heading: string, paragraphs: string[]]

/** How sentences of the test are to be understood that say less, or more, than the documents: by the sentence. Players do not read them. */
export const notesOnWords = ({ label }: Pick<Needs, 'label'>): ReadonlyMap<string, string> => {
  const { userData, general, cookies } = terms
  return new Map([
    [
      general.optional(),
      'There is no limit for one player; one of openings in a day for a whole network remains, against misuse [[limits]].',
    ],
    [
      userData.anonymous(),
      '"Anonymous" is the word of the product’s specification; the next sentence says what it means here. In the sense of the GDPR these data are personal: see *Data protection* [[pseudonymous]].',
    ],
    [
      userData.noDeletion(),
      'That number is the reference in events. By it the provider’s database administrator can delete a game, by hand: no call does [[promise]].',
    ],
    [userData.research(), 'Whether it is done is answer 1 of *Twenty questions*; "anonymous" means the same as above [[research]].'],
    [userData.reportLink(), 'What else can be done by the link is answer 4 of *Twenty questions* [[own]].'],
    [cookies.none(), '"Here" is the test: the page around it is the operator’s [[hosts]].'],
    [cookies.storage(), 'So is the country that a player chose for help [[storage]].'],
    ...(label.sharing
      ? [
          [
            label.sharing.purpose.eng ?? label.sharing.purpose[label.defaultLanguage] ?? '',
            'These are the words of the operator. By *Automated decisions* what it suggests must be something that the player is free to ignore, and that others may have as well [[partner]].',
          ] as const,
        ]
      : []),
    [
      profile.claims.verdict_low_risk(),
      'These are the words of the specification for the lowest of four categories of the score in this one game. They are no all-clear, though "non-risky" can be read as one; in simulation a repeat of a game with 35 points falls into the same category in 27 to 45 % of cases [[nonRisky, bands, repeats]].',
    ],
    [young.deleted(), 'What remains of a visit is answer 8 of *Twenty questions* [[youngUncounted, stated]].'],
    [
      help.notStored(),
      'In the database it stands only with a report that waits to be made, usually for seconds. The browser keeps it until the tab is closed; a report that is saved or mailed names that country’s help, and its file is kept for one to two hours [[storage, dataMap]].',
    ],
  ])
}

/** The words of the test that a regulator, charity or lawyer asks for, in English and with the facts of the label. */
export const wordsOf = (
  { label, hasOpenUserIds, config }: Pick<Needs, 'label' | 'hasOpenUserIds' | 'config'>,
  hasAccounts: boolean,
): Part[] => {
  const { name: partner, ageMark = 18, privacy, sharing } = label
  const sections = termsSections(terms, {
    provider: 'Gamalyze',
    contactEmail: config.contactEmail,
    minimumAge: ageMark,
    retentionDays: config.retentionDays,
    privacy,
    account: hasAccounts ? { partner, open: hasOpenUserIds } : undefined,
  })
  return [
    ...sections.map(({ title: heading, paragraphs }): Part => [`${terms.title()}: ${heading}`, paragraphs]),
    [
      hasAccounts || sharing ? consent.title() : consent.dataTitle(),
      [
        ...(hasAccounts ? [consent.open({ partner }), consent.openNote()] : []),
        ...(sharing
          ? [consent.share({ partner }), consent.purpose({ partner }), sharing.purpose.eng ?? sharing.purpose[label.defaultLanguage] ?? '']
          : []),
        ...(hasAccounts || sharing ? [consent.oneOnly(), consent.takeBack({ partner })] : []),
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
    [help.title(), [help.unknown(), help.notStored()]],
    [help.danger.title(), [help.danger.emergency(), help.danger.crisis(), help.danger.anywhere()]],
    [young.title(), [young.text({ age: ageMark }), young.deleted(), young.talk(), young.end()]],
  ]
}
