import { termsSections } from '../../i18n/terms-sections.ts'
import { loadSetTexts } from '../texts/set-texts.ts'
import type { Needs } from './needs.ts'

const { terms, consent, young, profile, help } = await loadSetTexts('eng')

type Part = [heading: string, paragraphs: string[]]

/** How sentences of the test are to be understood that say less, or more, than the documents: by the sentence. Players do not read them. */
export const notesOnWords = ({ label }: Pick<Needs, 'label'>): ReadonlyMap<string, string> => {
  const { userData, general, cookies } = terms
  const found =
    'it is not found by name or address, only by an account where accounts are passed. Two other ways remain: the link to the report holds the number of the game, with which the provider can delete it on request, and a reference that the operator kept from its events leads the provider’s database administrator to it, by hand [[own, promise]].'
  return new Map([
    [general.points(), 'Amounts that look like money may themselves remind of gambling: H2 and H22 of the *Hazard log* [[points]].'],
    [
      userData.anonymous(),
      '"Anonymous" means that neither name nor account is stored. In the sense of the GDPR the data are treated as personal: see *Data protection* [[pseudonymous]].',
    ],
    [userData.noDeletion(), `"Cannot find your game" means: ${found}`],
    [
      userData.research(),
      'Whether and how it is done is answered in *Data protection*; "anonymous" means without name and account, which is less than what the GDPR calls so [[research, pseudonymous]].',
    ],
    [
      userData.email(),
      '"Not stored and not linked" is true of the program. The message itself joins address and report, for whoever delivers or receives it [[mail]].',
    ],
    [
      userData.reportLink(),
      'The link holds the number of the game. Deleting, withdrawing or giving consent by it takes a call of the interface; no page offers that to somebody who has the link alone [[own, given]].',
    ],
    [cookies.storage(), 'So is the country that a player chose for help [[storage]].'],
    [
      consent.takeBack({ partner: label.name }),
      '"At any time" means while the report is open in the tab or, where accounts are passed, by the account; after that by the number in the report’s link alone, and until the game is removed [[shown, own]].',
    ],
    [consent.dataText(), `"We can’t tell" means: ${found}`],
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
      'This names the lowest of four categories of the score in this one game. It is no all-clear, though "non-risky" can be read as one; in simulation a repeat of a game with 35 points falls into the same category in 27 to 45 % of cases [[bands, repeats]].',
    ],
    [
      help.notStored(),
      'The database has no column for it. The browser keeps it until the tab is closed; a report that is saved or mailed names that country’s help, and its file is kept for an hour [[storage, dataMap]].',
    ],
    [
      young.deleted(),
      'The number and all that hung on it are deleted, and no count includes the visit. Until the end of the day a limit against misuse stays: a keyed hash of the network with a number of openings, which does not say that somebody was young [[young, dataMap]].',
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
      consent.title(),
      [
        ...(hasAccounts ? [consent.open({ partner }), consent.openNote()] : []),
        ...(sharing
          ? [consent.share({ partner }), consent.purpose({ partner }), sharing.purpose.eng ?? sharing.purpose[label.defaultLanguage] ?? '']
          : []),
        consent.oneOnly(),
        consent.takeBack({ partner }),
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
