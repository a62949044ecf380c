/** Every language, by the key of its message set: the only list. `i18n/sets.ts` has all facts of each, with no row too few. */
export const languages = [
  'dan',
  'dut',
  'eng',
  'fre',
  'ger',
  'gre',
  'ita',
  'pol',
  'por',
  'rum',
  'spa',
  'srp',
  'swe',
  'uk',
  'us',
  'enHC',
  'nlHC',
  'enDraftKings',
  'porBR',
  'spa419',
] as const
export type Language = (typeof languages)[number]

/** The currencies in which points are shown, by language and operator. */
export const currencies = ['EUR', 'GBP', 'USD'] as const
export type Currency = (typeof currencies)[number]
