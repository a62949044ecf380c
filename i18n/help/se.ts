import type { HelpEntry, Source } from './entry.ts'

const psykiatriforskning: Source = {
  page: 'https://www.psykiatriforskning.se/om-cpf/cpf-arsrapporter/2022/artikel/stodlinjen/',
  dated: '2022',
  read: '2026-11-22',
  sure: 'high',
}
const lottotellus: Source = { page: 'https://www.lottotellus.se/spela-ansvarsfullt', read: '2026-11-22', sure: 'high' }
const kanongaming: Source = { page: 'https://kanongaming.com/responsible-gaming-se.html', read: '2026-11-22', sure: 'high' }

export const help: HelpEntry = {
  place: 'SE',
  lines: [
    {
      name: 'Stödlinjen',
      languages: ['sv'],
      web: { url: 'https://www.stodlinjen.se', source: psykiatriforskning },
      phone: { national: '020-81 91 00', dial: '+4620819100', source: lottotellus },
      free: { source: psykiatriforskning },
    },
  ],
  ways: [
    { kind: 'register', name: 'Spelpaus', url: 'https://www.spelpaus.se', source: kanongaming },
    { kind: 'relatives', name: 'Stödlinjen', url: 'https://www.stodlinjen.se', source: psykiatriforskning },
  ],
  note: 'Run for the ministry of social affairs; the number is on several licensed sites, and none gives another. A chat is on the site.',
}
