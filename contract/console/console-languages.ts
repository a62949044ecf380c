/** Languages of the console and its mails, with their BCP 47 tags; a new one is a line here, its texts in `console/texts` and its mails in `server/console/mails`. */
export const consoleLanguages = { eng: 'en-GB', ger: 'de' } as const
export type LanguageKey = keyof typeof consoleLanguages

/** The first of the reader's languages (BCP 47) that exists; otherwise English. */
export const languageOf = (readerLanguages: readonly string[]): LanguageKey => {
  const keys = Object.keys(consoleLanguages) as LanguageKey[]
  const start = (tag: string) => tag.trim().toLowerCase().split('-')[0]
  for (const tag of readerLanguages) {
    const nearest = keys.find((key) => start(consoleLanguages[key]) === start(tag))
    if (nearest) return nearest
  }
  return 'eng'
}
