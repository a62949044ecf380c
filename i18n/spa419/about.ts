import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  variantOf: 'spa',
  lang: 'es-419',
  name: 'Español (Latinoamérica)',
  short: 'ES-LA',
  quotes: '“”',
  currency: 'USD',
  english: false,
  // Regions whose Spanish CLDR derives from es-419.
  aliases: ['es-419', ...'ar bo br bz cl co cr cu do ec gt hn mx ni pa pe pr py sv us uy ve'.split(' ').map((region) => `es-${region}`)],
}
