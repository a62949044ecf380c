import type { Language } from '../contract/languages.ts'
import type { SetInfo } from './set-info.ts'

const all = {
  dan: { lang: 'da', name: 'Dansk', short: 'DA', country: 'DK', quotes: '“”', currency: 'EUR', aliases: ['da'] },
  dut: { lang: 'nl', name: 'Nederlands', short: 'NL', country: 'NL', quotes: '‘’', currency: 'EUR', aliases: ['nl', 'nld'] },
  enDraftKings: {
    variantOf: 'us',
    lang: 'en-US',
    name: 'English (US)',
    short: 'US',
    country: 'US',
    quotes: '“”',
    currency: 'USD',
    aliases: [],
  },
  enHC: {
    variantOf: 'eng',
    lang: 'en',
    numbers: 'en-IE',
    name: 'English',
    short: 'EN',
    country: 'NL',
    quotes: '“”',
    currency: 'EUR',
    aliases: [],
  },
  eng: { lang: 'en', numbers: 'en-IE', name: 'English', short: 'EN', quotes: '“”', currency: 'EUR', aliases: ['en'] },
  fre: { lang: 'fr', name: 'Français', short: 'FR', country: 'FR', quotes: '«»', currency: 'EUR', aliases: ['fr', 'fra'] },
  ger: { lang: 'de', name: 'Deutsch', short: 'DE', country: 'DE', quotes: '„“', currency: 'EUR', aliases: ['de', 'deu'] },
  gre: { lang: 'el', name: 'Ελληνικά', short: 'EL', country: 'GR', quotes: '«»', currency: 'EUR', aliases: ['el', 'ell'] },
  ita: { lang: 'it', name: 'Italiano', short: 'IT', country: 'IT', quotes: '«»', currency: 'EUR', aliases: ['it'] },
  nlHC: { variantOf: 'dut', lang: 'nl', name: 'Nederlands', short: 'NL', country: 'NL', quotes: '‘’', currency: 'EUR', aliases: [] },
  pol: { lang: 'pl', name: 'Polski', short: 'PL', country: 'PL', quotes: '„”', currency: 'EUR', aliases: ['pl'] },
  por: { lang: 'pt', numbers: 'pt-PT', name: 'Português', short: 'PT', country: 'PT', quotes: '«»', currency: 'EUR', aliases: ['pt'] },
  porBR: {
    variantOf: 'por',
    lang: 'pt-BR',
    name: 'Português (Brasil)',
    short: 'PT-BR',
    country: 'BR',
    quotes: '“”',
    currency: 'USD',
    aliases: ['pt-br'],
  },
  rum: { lang: 'ro', name: 'Română', short: 'RO', country: 'RO', quotes: '„”', currency: 'EUR', aliases: ['ro', 'ron'] },
  spa: { lang: 'es', name: 'Español', short: 'ES', country: 'ES', quotes: '«»', currency: 'EUR', aliases: ['es'] },
  spa419: {
    variantOf: 'spa',
    lang: 'es-419',
    name: 'Español (Latinoamérica)',
    short: 'ES-LA',
    quotes: '“”',
    currency: 'USD',
    // Regions whose Spanish CLDR derives from es-419.
    aliases: ['es-419', ...'ar bo br bz cl co cr cu do ec gt hn mx ni pa pe pr py sv us uy ve'.split(' ').map((region) => `es-${region}`)],
  },
  srp: {
    lang: 'sr-Latn',
    name: 'Srpski',
    short: 'SR',
    country: 'RS',
    quotes: '„”',
    currency: 'EUR',
    aliases: ['sr', 'sr-latn', 'sr-latn-rs'],
  },
  swe: { lang: 'sv', name: 'Svenska', short: 'SV', country: 'SE', quotes: '””', currency: 'EUR', aliases: ['sv'] },
  uk: {
    variantOf: 'eng',
    lang: 'en-GB',
    name: 'English (UK)',
    short: 'UK',
    country: 'GB',
    quotes: '“”',
    currency: 'GBP',
    aliases: ['en-gb', 'gb'],
  },
  us: {
    variantOf: 'eng',
    lang: 'en-US',
    name: 'English (US)',
    short: 'US',
    country: 'US',
    quotes: '“”',
    currency: 'USD',
    aliases: ['en-us'],
  },
} satisfies Record<Language, SetInfo>

/** The key of a message set: the name of its file. `contract/languages.ts` lists them. */
export type Locales = Language
/** Sets with every text, upon which variants build: one a language. */
export type FullSet = { [Key in Locales]: (typeof all)[Key] extends { variantOf: string } ? never : Key }[Locales]

/** Every message set there is, and what there is to know about it besides its texts. */
export const sets: Record<Locales, SetInfo> = all

/** The full set that a set builds upon, or is. */
export const baseOf = (set: Locales): FullSet => {
  const { variantOf } = sets[set]
  return variantOf ? baseOf(variantOf) : (set as FullSet)
}
