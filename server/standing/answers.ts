import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { namePattern, StrictObject } from '../../contract/fields.ts'
import type { Config } from '../process/config.ts'

const officer =
  'who its data protection officer is, and its representative in the EU or the United Kingdom if it needs one, or why there is none'

/** What the provider must say once for all labels, by field: the answer completes "… must say what". */
export const providerQuestions = {
  company: 'its legal name, address and register, and who answers for these documents',
  providerOfficer: officer,
  agreement: 'which agreement with partners is in force, with the clauses on use of results, confidentiality and breach',
  hosting:
    'who hosts servers and backups, in which countries, whether disks are encrypted, and how long backups and the logs of proxies are kept',
  mailDelivery: 'who delivers mail, in which country, and how long its logs are kept',
  transfers: 'to which countries beside the controller’s own data go, and on what ground',
  newProcessors: 'how long before it a new processor is announced, and how a controller can object',
  breachHours: 'within how many hours the controller is notified of a personal data breach',
  audits: 'how controllers and authorities may inspect, and with what notice',
  endOfContract:
    'what happens to stored games and players’ links at the end of a contract or of the service, at whose choice, within what time and with what warning',
  continuity: 'what partners get of the program’s source if the provider stops, from whom and in which case',
  research:
    'whether games are used for research, improvement or comparison groups, by whom, as whose controller, and how a player can refuse',
  clinicalSafety: 'who signs the hazard log, by when, and whether the test may be shown until then',
  securityTest: 'who tests the security from outside, and by when',
  keptForGood: 'why games are kept for good',
} as const

/** What each controller must say of its own label; the provider writes it down. */
export const controllerQuestions = {
  officer,
  explicitConsent:
    'whether ticking the terms is explicit consent (article 9(2)(a) GDPR), why, and on what ground the number of a visit is stored before',
  articleNine: 'the condition of article 9 GDPR beside the legal basis',
  publicTask: 'which task in the public interest it has, and by which law',
  dutyToAct: 'whether its law obliges it to act on a result that a player shared, and how that is met',
  dataProtectionAuthority: 'the authority to which players may complain about the use of their data',
  accessibilityAuthority: 'the authority that supervises the accessibility of its services',
  consultation: 'which players or organisations of players were heard, and what they said',
  officerAdvice: 'the advice of the data protection officer',
  decision: 'who decided that the test may be shown, when, and which authority was told, if one must be',
  nextReview: 'when the assessment is reviewed',
} as const

const fieldsOf = <Names extends string>(questions: Record<Names, string>) =>
  Object.fromEntries(
    Object.entries<string>(questions).map(([name, description]) => [
      name,
      Type.Optional(Type.String({ maxLength: 600, pattern: namePattern, description })),
    ]),
  ) as Record<Names, ReturnType<typeof Type.Optional<ReturnType<typeof Type.String>>>>

const Answers = StrictObject({
  ...fieldsOf(providerQuestions),
  breachHours: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,2}$' })),
  operators: Type.Optional(Type.Record(Type.String(), StrictObject(fieldsOf(controllerQuestions)))),
})
export type Answers = Static<typeof Answers>

const schema = Compile(Answers)

/** What somebody writes who has no answer yet. */
const placeholder = /\b(tbd|tba|todo|xxx+|lorem ipsum|0{4,})\b|^[^\p{L}\p{N}]*$/iu
/** An answer; undefined for a placeholder. */
export const answerOf = (text: string | undefined): string | undefined => (text === undefined || placeholder.test(text) ? undefined : text)

/** The one file in which both are filled in, beside the folders of the labels. */
export const answersFile = '_standing.json'

/** What is filled in. `problem` says why the file cannot be used; then nothing is. */
export const readAnswers = async ({ operatorsDir }: Pick<Config, 'operatorsDir'>): Promise<{ answers: Answers; problem?: string }> => {
  const path = join(operatorsDir, answersFile)
  try {
    const answers: unknown = JSON.parse(await readFile(path, 'utf8'))
    const [fault] = schema.Errors(answers)
    if (!fault) return { answers: answers as Answers }
    return { answers: {}, problem: `${path}${fault.instancePath} ${fault.keyword === 'boolean' ? 'is not known' : fault.message}.` }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return code === 'ENOENT' ? { answers: {} } : { answers: {}, problem: `${path} cannot be read: ${code ?? message}.` }
  }
}

/** Text of a label or answer as Markdown that says just that. */
export const plain = (text: string): string => text.replaceAll(/[\\`*[\]<>|&]/g, '\\$&')
