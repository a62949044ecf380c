import { type Answers, answerOf, answersFile, controllerQuestions, providerQuestions } from './answers.ts'
import type { Needs } from './needs.ts'

/** Something that the product cannot decide. */
export type OpenPoint = {
  field: string
  file: 'operator.json' | typeof answersFile
  what: string
  by: string
  /** Undefined while it is open */
  answer: string | undefined
}

const ofOperator = {
  country: 'its market',
  'privacy.controller': 'the controller',
  'privacy.contact': 'a contact for players',
  'privacy.legalBasis': 'the legal basis',
} as const

/** All that provider and controller must fill in for a label, with their answers. */
export const openPointsOf = ({ id, operator, hasOpenUserIds, answers, config }: Needs): OpenPoint[] => {
  const { name, country, privacy } = operator
  const statedValues = {
    country,
    ...(privacy && Object.fromEntries(Object.entries(privacy).map(([key, value]) => [`privacy.${key}`, value]))),
  }
  const needless = [
    ...(config.retentionDays > 0 ? ['keptForGood'] : []),
    privacy?.legalBasis === 'consent' ? 'articleNine' : 'explicitConsent',
    ...(privacy?.legalBasis === 'public_task' ? [] : ['publicTask']),
    ...(operator.sharing || hasOpenUserIds ? [] : ['dutyToAct']),
  ]
  const points = <Field extends string>(
    questions: Readonly<Record<Field, string>>,
    file: OpenPoint['file'],
    by: string,
    from: Partial<Record<string, string>> = {},
  ) => Object.entries<string>(questions).map(([field, what]) => ({ field, file, what, by, answer: answerOf(from[field]) }))
  const { operators, ...ofProvider }: Answers = answers
  return [
    ...points(ofOperator, 'operator.json', name, statedValues as Record<string, string>),
    ...points(providerQuestions, answersFile, 'the provider', ofProvider),
    ...points(controllerQuestions, answersFile, name, operators?.[id]),
  ].filter(({ field }) => !needless.includes(field))
}

/** Names that are reserved for examples: nobody has them. */
const reserved = /[.@/](example|invalid|test)(\.(com|net|org))?([:/]|$)/i

/** Whether the operator asks for players' results, but has not stated whether it has a duty to act on them. */
const asksTooEarly = ({ operator }: Pick<Needs, 'operator'>, points: readonly OpenPoint[]): boolean =>
  operator.sharing !== undefined && points.some(({ field, answer }) => field === 'dutyToAct' && answer === undefined)

/** This machine alone */
const local = /^\w+:\/\/(localhost|127\.|\[::1\])/

/** Settings and facts of the database with which a document would not be true, a sentence each. */
export const contradictionsOf = (needs: Needs): string[] => {
  const { operator, hasOpenUserIds, hasLinkedGames, config, problem } = needs
  const { name, terms } = operator
  return [
    problem,
    !config.publicUrl.startsWith('https:') &&
      `PUBLIC_URL is ${config.publicUrl}: an unencrypted connection${local.test(config.publicUrl) ? ' to an address that no other machine can open' : ''}, while the documents say that the test is served over TLS.`,
    !config.production && 'NODE_ENV is not production: the documents describe an installation in production.',
    reserved.test(config.providerUrl) && `providerUrl in PROVIDER_FILE is ${config.providerUrl}, a placeholder that leads to nobody.`,
    reserved.test(config.contactEmail) && `contactEmail in PROVIDER_FILE is ${config.contactEmail}, a placeholder that reaches nobody.`,
    config.smtpUrl === undefined && 'SMTP_URL is not set: no report can be mailed, though the test offers it.',
    hasLinkedGames &&
      terms?.partnerUserIds !== true &&
      `There are games of ${name} with its own user ids, but its label does not say so (terms.partnerUserIds): whoever opens its terms outside of such a game reads that they are anonymous.`,
    asksTooEarly(needs, openPointsOf(needs)) &&
      `${name} asks for results, while it is open what it must do on one (dutyToAct): by the rules for operators in this pack it should not ask until that is clear.`,
    hasOpenUserIds &&
      'An account opens results without asking the player (userIds: "open"), while the documents rest on the player’s consent.',
  ].filter((each) => typeof each === 'string')
}
