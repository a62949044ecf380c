import type { HelpEntry, Source } from './entry.ts'
import { datedLists, europe, lists } from './public-lists.ts'

const stodlinjen: Source = { page: 'https://stodlinjen.se/en/about-us/personal-data-policy', read: '2026-11-22', certainty: 'own' }
const psykiatriforskning: Source = {
  page: 'https://www.psykiatriforskning.se/om-cpf/cpf-arsrapporter/2022/artikel/stodlinjen/',
  dated: '2022',
  read: '2026-11-22',
  certainty: 'own',
  official: true,
}
const audit: Source = { ...datedLists.audit, read: '2026-11-26', certainty: 'web-only' }
const folkhalsomyndigheten: Source = {
  page: 'https://www.folkhalsomyndigheten.se/livsvillkor-levnadsvanor/andts/fragor-och-svar/fragor-och-svar-om-spel-om-pengar-och-spelproblem/',
  read: '2026-11-22',
  certainty: 'own',
  official: true,
}

export const help: HelpEntry = {
  place: 'SE',
  lines: [
    {
      name: 'Stödlinjen',
      languages: ['sv'],
      web: { url: 'https://www.stodlinjen.se', source: stodlinjen },
      phone: { national: '020-81 91 00', dial: '+4620819100', source: audit },
      free: { source: psykiatriforskning },
      relatives: { source: psykiatriforskning },
    },
  ],
  ways: [
    { kind: 'register', name: 'Spelpaus', url: 'https://www.spelpaus.se', source: folkhalsomyndigheten },
    { kind: 'relatives', name: 'Stödlinjen', url: 'https://www.stodlinjen.se', source: psykiatriforskning },
  ],
  emergency: europe,
  crisis: [
    {
      name: 'Mind Självmordslinjen',
      call: '90101',
      web: 'https://mind.se',
      hours: 'always',
      source: 'https://newsroom.notified.com/mind-1/posts/pressreleases/vasterbotten-har-bast-psykisk-halsa-enligt-mi',
      dated: '2015',
      official: true,
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
  young: [{ name: 'Bris', web: 'https://www.bris.se', source: lists.children, read: '2026-11-25', certainty: 'web-only' }],
  note: 'Run for the ministry of social affairs; its own site says that it is called and chatted with, but no page of it with the number could be read: it stands on one dated page (August 2026), so it is not shown; nowhere stood another. The chat’s address is not known. Mind’s number is in its own press release, and unchanged, open day and night, on a list of August 2026.',
}
