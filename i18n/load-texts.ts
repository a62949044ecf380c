import type { Differences, Messages } from './messages.ts'
import { type Locales, sets } from './sets.ts'

const merge = (base: object, differences: object): object => {
  const result: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(differences))
    result[key] = typeof value === 'object' ? merge(result[key] as object, value as object) : value
  return result
}

/** All messages of a set, from its files; a variant's in the places of those of the set it builds upon. Each file is read once per process. */
export const loadWhole = async (locale: Locales): Promise<Messages> => {
  const base = sets[locale].variantOf as Locales | undefined
  if (base) {
    const [messages, { default: differences }] = await Promise.all([
      loadWhole(base),
      import(`./${locale}/texts.ts`) as Promise<{ default: Differences }>,
    ])
    return merge(messages, differences) as Messages
  }
  const [root, advice, help, profile, result, terms, separateParts] = await Promise.all([
    import(`./${locale}/root.ts`),
    import(`./${locale}/advice.ts`),
    import(`./${locale}/help.ts`),
    import(`./${locale}/profile.ts`),
    import(`./${locale}/result.ts`),
    import(`./${locale}/terms.ts`),
    import(`./${locale}/apart.ts`),
  ])
  // Every set is checked against the English one where it is written.
  return {
    root: root.default,
    advice: advice.default,
    help: help.default,
    profile: profile.default,
    result: result.default,
    terms: terms.default,
    ...separateParts.default,
  }
}
