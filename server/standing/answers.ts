import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { namePattern, strict } from '../../contract/fields.ts'
import type { Config } from '../process/config.ts'

/** What the provider must say once for all labels, by field: the answer completes "Gamalyze must say …". */
export const providerQuestions = {
  company: 'its legal name, address and register',
  hosting:
    'who hosts servers and backups, in which countries, whether disks are encrypted, and how long backups and the logs of proxies are kept',
  mailDelivery: 'who delivers mails, in which country, and how long its logs are kept',
  newProcessors: 'how long before it a new processor is announced, so that the controller can object',
  breachHours: 'within how many hours the controller is told of a personal data breach',
  continuity: 'what partners get of the program’s source if the provider stops',
  keptForGood: 'why games are kept for good',
} as const

/** What each controller must say of its own label; the provider writes it down. */
export const controllerQuestions = {
  officer: 'who its data protection officer is, and outside the EU its representative there, or why there is none',
  articleNine: 'the ground of article 9 GDPR beside the legal basis',
  dataProtectionAuthority: 'the authority to which players may complain about the use of their data',
  accessibilityAuthority: 'the authority that supervises the accessibility of its services',
  assessment: 'views of players or their organisations, advice of the data protection officer, decision, date of the next review',
} as const

const fieldsOf = <Names extends string>(questions: Record<Names, string>) =>
  Object.fromEntries(
    Object.entries<string>(questions).map(([name, description]) => [
      name,
      Type.Optional(Type.String({ maxLength: 600, pattern: namePattern, description })),
    ]),
  ) as Record<Names, ReturnType<typeof Type.Optional<ReturnType<typeof Type.String>>>>

const Answers = Type.Object(
  {
    ...fieldsOf(providerQuestions),
    breachHours: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,2}$' })),
    operators: Type.Optional(Type.Record(Type.String(), Type.Object(fieldsOf(controllerQuestions), strict))),
  },
  strict,
)
export type Answers = Static<typeof Answers>

const schema = Compile(Answers)

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
