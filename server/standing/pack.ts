import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { oldestSource } from '../../i18n/help/check-entry.ts'
import { entries } from '../../i18n/help/entries.ts'
import type { Certainty } from '../../i18n/help/entry.ts'
import { sets } from '../../i18n/sets.ts'
import type { Config } from '../process/config.ts'
import { version } from '../process/version.ts'
import { dataMapMarkdown } from './data-map.ts'
import type { LabelFacts } from './labels.ts'
import { proofs } from './proofs.ts'

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
  /** Page secrets may use the partner's user ids, and an account opens results without asking (ruling 37). */
  hasOpenUserIds: boolean
  config: Pick<Config, 'publicUrl' | 'providerUrl' | 'contactEmail' | 'retentionDays' | 'perDay'>
  /** ms since 1970 */
  now: number
}

const bases = {
  consent: 'consent (articles 6(1)(a) and 9(2)(a) GDPR)',
  legitimate_interests: 'legitimate interests (article 6(1)(f) GDPR); article 9 needs a ground of its own: **to be completed**',
  public_task: 'a task in the public interest (article 6(1)(e) GDPR); article 9 needs a ground of its own: **to be completed**',
}

const certainties: Record<Certainty, string> = {
  own: "by the service's own page or an authority",
  'second-hand': 'by two pages of others',
  'web-only': 'address alone',
}

/** Whom players of a country are led to, how sure each number is, and how old the oldest source. */
const helpIn = (country: string | undefined): string => {
  const entry = entries.find(({ place }) => place === country) ?? entries.find(({ place }) => place === country?.split('-')[0])
  if (!entry)
    return `Players choose their country; there are ${entries.filter(({ place }) => place !== 'world').length} places to choose from.`
  const { lines, emergency, crisis = [] } = entry
  const named = [
    ...lines.map(({ name, phone, web }) => `${name} (${certainties[(phone ?? web)?.source.certainty ?? 'web-only']})`),
    ...crisis.map(({ name, certainty }) => `in a crisis ${name} (${certainties[certainty]})`),
    ...(emergency ? [`the emergency number ${emergency.number}`] : []),
  ]
  return `In ${entry.place} players are led to ${named.join(', ')}. The oldest of these sources was read on ${oldestSource(entry)}.`
}

/** How many criteria are met, as the accessibility report says. */
const conformance = /Of \d+ criteria [^.]+\./.exec(readFileSync(new URL('../../docs/accessibility.md', import.meta.url), 'utf8'))?.[0] ?? ''

/** What the documents say differently from one installation and label to the next, by the names they use in `{{…}}`. */
export const factsOf = ({ id, label, hasOpenUserIds, config, now }: Needs): Record<string, string> => {
  const { name, country, languages, sharing, terms, ageMark, privacy } = label
  const missing = (what: string, field: string) => `**not named**: ${name} must name ${what} (\`${field}\` in operator.json)`
  const { retentionDays } = config
  const shared = sharing?.what.join(' and ')
  const hasAccounts = terms?.partnerUserIds === true || hasOpenUserIds
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
    languages: languages.map((key) => `${sets[key].name} (${sets[key].lang})`).join(', '),
    age: String(ageMark ?? 18),
    mark: ageMark ? `, and the pages carry the mark ${ageMark}+` : '',
    accounts: hasAccounts
      ? `${name} passes its own user ids: they are kept as keyed hashes, and whoever holds both sides can connect a game with an account. The data are pseudonymous.`
      : 'No user ids are passed: nothing leads from a game to a person.',
    opens: hasOpenUserIds
      ? `**With this label an account opens results without asking the player** (\`userIds: "open"\`): whoever knows a user id of ${name} and the secret in its page sees that result.`
      : hasAccounts
        ? 'An account opens an earlier result only if the player agreed to it after that result, for 24 hours at a time.'
        : 'There are no accounts that could open one.',
    accountWord: hasAccounts ? ', a keyed hash of the account' : '',
    sharing: shared
      ? `${name} may read the ${shared} of a result, and nothing else, if the player agreed to it after the result; every reading is shown to the player.`
      : `${name} reads no result: its label does not ask for any.`,
    sharingWord: shared ?? 'nothing',
    retention:
      retentionDays > 0
        ? `A game is removed after ${retentionDays} days, or when it is deleted.`
        : 'Games are **kept for good** unless they are deleted (`RETENTION_DAYS=0`): the reason is to be written here.',
    retentionWord:
      retentionDays > 0
        ? `after ${retentionDays} days, or when the player or the partner deletes`
        : 'when the player or the partner deletes: **kept for good** otherwise',
    mailsPerAddress: config.perDay.mailsToAddress > 0 ? `${config.perDay.mailsToAddress} mails` : 'mails without number',
    help: helpIn(country),
    conformance,
  }
}

/** A proof as a reader sees it. */
const proofIn = (proof: string): string => {
  const [, kind = '', rest = ''] = /^(setting|operator\.json|law|promise): (.*)$/s.exec(proof) ?? []
  if (kind === 'setting') return `The setting \`${rest}\``
  if (kind === 'operator.json') return `\`${rest}\` in the label's operator.json`
  if (kind === 'law') return rest
  if (kind === 'promise') return `Nothing in the program: ${rest}`
  const [path = '', words] = proof.split(/: (.*)/s)
  if (words === undefined) return `\`${path}\``
  return /\.(test|spec)\.tsx?$/.test(path) || path.includes('/store-contract/')
    ? `The test “${words}”, \`${path}\``
    : `\`${path}\`: “${words}”`
}

/** Numbers the keys in `[[…]]` in the order in which they come, and lists what they stand for at the end. @throws Error for an unknown one */
const withProofs = (text: string): string => {
  const numbers = new Map<string, number>()
  const body = text.replaceAll(/(\.?) ?\[\[([\w, ]+)\]\]/g, (_, stop: string, keys: string) => {
    const shown = keys.split(', ').map((key) => {
      if (!Object.hasOwn(proofs, key)) throw new Error(`docs/standing names an unknown proof: ${key}`)
      if (!numbers.has(key)) numbers.set(key, numbers.size + 1)
      return numbers.get(key)
    })
    return ` [${shown.join(', ')}]${stop}`
  })
  const list = [...numbers].map(([key, number]) => `| ${number} | ${proofIn(proofs[key as keyof typeof proofs])} |`)
  return [body.trimEnd(), '', '## What holds each sentence', '', '| Number | Held by |', '|---|---|', ...list, ''].join('\n')
}

/** The Markdown of every document with these facts, by its file name without extension. @throws Error for a placeholder or proof that stands for nothing */
export const packOf = async (facts: Record<string, string>): Promise<Map<string, string>> => {
  const filled = await Promise.all(
    documents.map(async (name) => {
      const text = await readFile(new URL(`${name}.md`, folder), 'utf8')
      const withFacts = text.replaceAll(/\{\{(\w+)\}\}/g, (_, fact: string) => {
        const value = facts[fact]
        if (value === undefined) throw new Error(`docs/standing/${name}.md names an unknown fact: ${fact}`)
        return value
      })
      return [name, withProofs(withFacts)] as const
    }),
  )
  return new Map([...filled, ['data-map', dataMapMarkdown()]])
}
