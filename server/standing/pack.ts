import { readFile } from 'node:fs/promises'
import type { Config } from '../process/config.ts'
import { version } from '../process/version.ts'
import { dataMapMarkdown } from './data-map.ts'
import type { LabelFacts } from './labels.ts'

/** The documents of the pack, in the order in which a reader meets them. The data map is made from the schema. */
export const documents = [
  'questions',
  'purpose',
  'data-protection',
  'processing-record',
  'automated-decisions',
  'safety',
  'accessibility-information',
  'contract-life',
] as const

const folder = new URL('../../docs/standing/', import.meta.url)

type Needs = {
  id: string
  label: LabelFacts
  config: Pick<Config, 'publicUrl' | 'providerUrl' | 'contactEmail' | 'retentionDays' | 'perDay'>
  /** ms since 1970 */
  now: number
}

const bases = {
  consent: 'consent (article 6(1)(a) and 9(2)(a) GDPR)',
  legitimate_interests: 'legitimate interests (article 6(1)(f) GDPR); article 9 needs a ground of its own: **to be completed**',
  public_task: 'a task in the public interest (article 6(1)(e) GDPR); article 9 needs a ground of its own: **to be completed**',
}

/** What the documents say differently from one installation and label to the next, by the names they use in `{{…}}`. */
export const factsOf = ({ id, label, config, now }: Needs): Record<string, string> => {
  const { name, country, languages, sharing, terms, ageMark, privacy } = label
  const missing = (what: string, field: string) => `**not named**: ${name} must name ${what} (\`${field}\` in operator.json)`
  const { retentionDays } = config
  const shared = sharing?.what.join(' and ')
  return {
    operator: id,
    operatorName: name,
    provider: `Gamalyze (${config.providerUrl})`,
    contact: config.contactEmail,
    publicUrl: config.publicUrl,
    version,
    date: new Date(now).toISOString().slice(0, 10),
    country: country ?? missing('its market', 'country'),
    controller: privacy?.controller ?? missing('the controller', 'privacy.controller'),
    controllerContact: privacy?.contact ?? missing('a contact for players', 'privacy.contact'),
    legalBasis: privacy ? bases[privacy.legalBasis] : missing('the legal basis', 'privacy.legalBasis'),
    languages: languages.join(', '),
    ageSentence: `Players must be at least ${ageMark ?? 18} years old, the terms say${ageMark ? ', and the pages carry the mark' : ''}.`,
    accounts: terms?.partnerUserIds
      ? `${name} passes its own user ids: they are kept as keyed hashes, and who holds both sides can connect a game with an account. The data are pseudonymous.`
      : 'No user ids are passed: nothing leads from a game to a person.',
    accountWord: terms?.partnerUserIds ? ', a keyed hash of the account' : '',
    sharingSentence: shared
      ? `${name} may read the ${shared} of a result, and nothing else, if the player agreed to it after the result; every reading is shown to the player.`
      : `${name} reads no result: its label does not ask for any.`,
    sharingWord: shared ?? 'nothing',
    retentionSentence:
      retentionDays > 0
        ? `A game is removed after ${retentionDays} days.`
        : 'Games are **kept for good** (`RETENTION_DAYS=0`): the reason is to be written here.',
    retentionWord:
      retentionDays > 0
        ? `after ${retentionDays} days, or when the player or the partner deletes`
        : 'when the player or the partner deletes: **kept for good** otherwise',
    mailsPerAddress: config.perDay.mailsToAddress > 0 ? String(config.perDay.mailsToAddress) : 'unlimited',
    helpSentence: 'Each number of help carries its source, date and certainty; older than 180 days is reported to the provider.',
  }
}

/** The Markdown of every document with these facts, by its file name without extension. @throws Error for a placeholder that stands for nothing */
export const packOf = async (facts: Record<string, string>): Promise<Map<string, string>> => {
  const filled = await Promise.all(
    documents.map(async (name) => {
      const text = await readFile(new URL(`${name}.md`, folder), 'utf8')
      return [
        name,
        text.replaceAll(/\{\{(\w+)\}\}/g, (_, fact: string) => {
          const value = facts[fact]
          if (value === undefined) throw new Error(`docs/standing/${name}.md names an unknown fact: ${fact}`)
          return value
        }),
      ] as const
    }),
  )
  return new Map([...filled, ['data-map', dataMapMarkdown()]])
}
