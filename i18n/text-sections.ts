import type { Namespaces, RootTexts } from './messages.ts'

/** Every section of the first chunk, and every namespace. */
export type TextSection = keyof RootTexts | Namespaces

/** Where players read the texts of a section: its name, and a scene of the workbench that shows it. */
export const textSections = {
  common: { name: 'Everywhere', scene: 'instructions/second' },
  landing: { name: 'First screen', scene: 'landing/first-visit' },
  instructions: { name: 'Instructions', scene: 'instructions/first' },
  game: { name: 'Game', scene: 'game/win' },
  popups: { name: 'Popups in the game', scene: 'game/popup-halfway' },
  completed: { name: 'Game completed', scene: 'completed/ready' },
  riskScore: { name: 'Guess', scene: 'risk-score/untouched' },
  feedback: { name: 'Result', scene: 'feedback/risky' },
  adviceScreen: { name: 'Advice', scene: 'advice/chosen' },
  fullReport: { name: 'Full report', scene: 'full-report/complete' },
  email: { name: 'Report by email', scene: 'email/fill-in' },
  errors: { name: 'Messages', scene: 'errors/unauthorized' },
  shell: { name: 'Header and footer', scene: 'landing/first-visit' },
  contact: { name: 'Mail to support', scene: 'errors/unauthorized' },
  advice: { name: 'The pieces of advice', scene: 'advice/chosen' },
  help: { name: 'Help', scene: 'advice/chosen' },
  profile: { name: 'Decision profile', scene: 'feedback/risky' },
  terms: { name: 'Terms', scene: 'landing/terms' },
  accessibility: { name: 'Accessibility statement', scene: 'accessibility/statement' },
  consent: { name: 'Consent and sharing', scene: 'consent/ask' },
  refusals: { name: 'Refusals', scene: 'errors/many-tries' },
  report: { name: 'Report on paper', scene: 'full-report/complete' },
  result: { name: 'Parts of the result', scene: 'feedback/risky' },
  young: { name: 'Too young', scene: 'young/deleted' },
} as const satisfies Record<TextSection, { name: string; scene: string }>

const isSection = (name: string): name is TextSection => Object.hasOwn(textSections, name)

/** The section of a key like `landing.title`; a key that there is no longer counts as shown everywhere. */
export const sectionOf = (key: string): TextSection => {
  const [name = ''] = key.split('.')
  return isSection(name) ? name : 'common'
}
