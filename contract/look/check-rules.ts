import type { Language } from '../languages.ts'
import type { Operator } from '../operator.ts'

/** A contradiction inside an operator.json that its schema cannot see. */
export type RuleFault = { pointer: string; message: string; fix: string }

/** Languages under the flag of another. */
export const flagOf: Partial<Record<Language, Language>> = { uk: 'eng', enHC: 'eng', enDraftKings: 'us', nlHC: 'dut', spa419: 'spa' }

/** What must hold between the fields of one operator. */
export const checkRules = ({ defaultLanguage, languages, texts, header, background, sharing }: Operator): RuleFault[] => {
  const faults: RuleFault[] = []
  const fault = (wrong: boolean, pointer: string, message: string, fix: string) => {
    if (wrong) faults.push({ pointer, message, fix })
  }
  const isOffered = languages.includes(defaultLanguage)
  fault(!isOffered, '/defaultLanguage', 'The default language is not offered.', `add ${defaultLanguage} to languages.`)
  languages.forEach((key, index) => {
    const owner = /HC$/.test(key) ? 'HC' : key === 'enDraftKings' ? 'DraftKings' : undefined
    const isForeign = owner !== undefined && owner !== texts
    fault(isForeign, `/languages/${index}`, `${key} is another operator's set.`, `set texts to ${owner}, or remove ${key}.`)
  })
  header.logos.forEach(({ languages: logoLanguages }, index) => {
    const foreign = logoLanguages?.find((key) => !languages.includes(key))
    fault(foreign !== undefined, `/header/logos/${index}/languages`, `${foreign} is not offered.`, `remove ${foreign}.`)
  })
  const isTooLong = (header.switch === 'flags' || header.switch === 'text') && languages.length > 6
  fault(isTooLong, '/header/switch', `${languages.length} languages do not fit beside each other.`, 'use a dropdown.')
  const hasSameFlags = header.switch === 'flags' && new Set(languages.map((key) => flagOf[key] ?? key)).size < languages.length
  fault(hasSameFlags, '/header/switch', 'Two languages have the same flag.', 'use a text switch or a dropdown.')
  const isUnsaid = sharing !== undefined && sharing.purpose[defaultLanguage] === undefined
  const noPurpose = 'Players are asked to share, and the default language does not say what for.'
  fault(isUnsaid, '/sharing/purpose', noPurpose, `add ${defaultLanguage} to purpose.`)
  const { kind, image } = background
  const isPlain = kind === 'colour'
  fault(!isPlain && !image, '/background', `A background of kind ${kind} needs an image.`, 'name an image, or use the kind colour.')
  fault(isPlain && !!image, '/background/image', 'The kind colour shows no image.', 'remove the image, or choose another kind.')
  return faults
}
