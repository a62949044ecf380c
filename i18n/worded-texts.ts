/**
 * Texts that a label may word; all others are the same everywhere, as they ask, answer, warn, or say what a press does. `*` stands for one part of
 * a key. None of these names or describes a button, tick, link or dialog; `checks/lure.ts` keeps invitations to gamble out of them.
 */
export const wordedTexts = [
  'common.title',
  'landing.title',
  'landing.intro',
  'fullReport.welcome',
  'shell.notice',
  'advice.items.*.text',
] as const

/** Whether a label may word this text. */
export const mayWord = (key: string): boolean =>
  wordedTexts.some((pattern) => {
    const parts = key.split('.')
    const wanted = pattern.split('.')
    return parts.length === wanted.length && wanted.every((part, index) => part === '*' || part === parts[index])
  })
