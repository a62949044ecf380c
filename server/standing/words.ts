import { termsSections } from '../../i18n/terms-sections.ts'
import { loadSetTexts } from '../texts/set-texts.ts'
import type { Needs } from './needs.ts'

const { terms, consent, young, profile, help } = await loadSetTexts('eng')

type Part = [heading: string, paragraphs: string[]]

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
