/**
 * Texts that may be worded for one label; all others are the same everywhere, as they ask, answer, warn, or say what a press does.
 * `*` stands for one part of a key. None of these names or describes a button, tick, link or dialog.
 */
const wordedTexts = {
  /** By the label's own editors */
  label: ['common.title', 'landing.title', 'landing.intro', 'fullReport.welcome'],
  /** Only in the provider's folder: people who may gamble a lot read them, and no check tells advice from an invitation to play. */
  provider: ['shell.notice', 'advice.items.*.text'],
} as const

/** Who may word a text */
export type TextOwner = keyof typeof wordedTexts

const matches = (key: string, pattern: string) => {
  const parts = key.split('.')
  const wanted = pattern.split('.')
  return parts.length === wanted.length && wanted.every((part, index) => part === '*' || part === parts[index])
}

/** Keys that a label's editors may word, or with `provider` what the provider may in a label's folder. */
export const wordedBy = (owner: TextOwner): readonly string[] =>
  owner === 'label' ? wordedTexts.label : [...wordedTexts.label, ...wordedTexts.provider]

/** Whether a text may be worded by its label's editors, or by the provider in the label's folder. */
export const mayWord = (key: string, owner: TextOwner): boolean => wordedBy(owner).some((pattern) => matches(key, pattern))
