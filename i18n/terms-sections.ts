import type { NamespaceTexts } from './messages.ts'

/** As in operator.json. */
type Privacy = { controller: string; contact: string; legalBasis: 'consent' | 'legitimate_interests' | 'public_task' }

/** What the terms say differently from one installation and operator to the next. */
export type TermsFacts = {
  provider: string
  contactEmail: string
  /** Years; where the operator names none, the usual one. */
  minimumAge?: number | undefined
  /** A game is removed after this many days; 0: never. */
  retentionDays: number
  /** Who is responsible for the data, and on what legal basis, where the operator says so. */
  privacy?: Privacy | undefined
  /** The partner to whose account results are linked, as it passes its own user ids; none: everybody plays anonymously. */
  account?: { partner: string /** The partner finds results without asking (`userIds: "open"`). */; open: boolean } | undefined
}

/** What of an operator's view its terms name. */
type TermsSource = {
  name: string
  provider: { name: string; contact: string; retentionDays: number }
  ageMark?: number
  privacy?: Privacy | undefined
  terms: { partnerUserIds: boolean }
  userIds?: string
}

/** The facts of a label for somebody who reads its terms: dialog, page and PDF have no others. `linked`: this reader's games belong to an account. */
export const termsFacts = ({ provider, ageMark, privacy, name, terms, userIds }: TermsSource, linked: boolean): TermsFacts => ({
  provider: provider.name,
  contactEmail: provider.contact,
  minimumAge: ageMark,
  retentionDays: provider.retentionDays,
  privacy,
  account: linked || terms.partnerUserIds ? { partner: name, open: userIds === 'open' } : undefined,
})

export type TermsSection = { id: string; title: string; paragraphs: string[] }

const usualAge = 18
const daysPerMonth = 365.25 / 12

const basisOf = ({ basisConsent, basisInterests, basisTask }: NamespaceTexts<'terms'>['userData'], { legalBasis }: Privacy): string => {
  if (legalBasis === 'consent') return basisConsent()
  return legalBasis === 'legitimate_interests' ? basisInterests() : basisTask()
}

/** The sections that are about data: the page `/privacy`. */
export const privacySections = ['user-data', 'cookies', 'contact']

/** The six sections in their order, for the dialog and the PDF alike. */
export const termsSections = (
  { general, userData, disclaimer, cookies, license, contact }: NamespaceTexts<'terms'>,
  { provider, contactEmail, minimumAge = usualAge, retentionDays, privacy, account }: TermsFacts,
): TermsSection[] => [
  { id: 'general', title: general.title(), paragraphs: [general.what({ provider }), general.rules({ age: minimumAge })] },
  {
    id: 'user-data',
    title: userData.title(),
    paragraphs: [
      ...(account
        ? [userData.linked({ partner: account.partner }), ...(account.open ? [userData.partnerId()] : [userData.siteLearns()])]
        : [userData.anonymous(), userData.siteLearns(), userData.noDeletion()]),
      // A copy: what is read from operator.json has no prototype, and a text takes such an object for no values.
      ...(privacy ? [userData.controller({ ...privacy }), basisOf(userData, privacy)] : []),
      retentionDays > 0 ? userData.kept({ months: Math.ceil(retentionDays / daysPerMonth) }) : userData.keptForGood(),
      userData.research(),
      userData.email(),
      userData.reportLink(),
    ],
  },
  { id: 'disclaimer', title: disclaimer.title(), paragraphs: [disclaimer.indication(), disclaimer.decisions(), disclaimer.notProof()] },
  { id: 'cookies', title: cookies.title(), paragraphs: [cookies.text()] },
  { id: 'license', title: license.title(), paragraphs: [license.text({ provider })] },
  { id: 'contact', title: contact.title(), paragraphs: [contact.text({ address: contactEmail })] },
]
