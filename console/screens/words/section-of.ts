import type { Messages } from '../../texts/eng/index.ts'

export type Section = keyof Messages['words']['sections']
const sections = new Set<string>([
  'common',
  'landing',
  'instructions',
  'game',
  'popups',
  'completed',
  'riskScore',
  'feedback',
  'adviceScreen',
  'fullReport',
  'email',
  'errors',
  'shell',
  'contact',
  'advice',
  'help',
  'profile',
  'terms',
  'accessibility',
  'consent',
  'refusals',
  'report',
  'result',
] satisfies Section[])

/** The part of the texts a key belongs to; one that has no name here yet counts as shown everywhere. */
export const sectionOf = (key: string): Section => {
  const [name = ''] = key.split('.')
  return sections.has(name) ? (name as Section) : 'common'
}
