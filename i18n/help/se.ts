import { both, europe, type HelpEntry, official, own, service } from './sources.ts'

const psykiatriforskning = official('https://www.psykiatriforskning.se/om-cpf/cpf-arsrapporter/2022/artikel/stodlinjen/ 2022', '2026-11-22')

export const help: HelpEntry = {
  place: 'SE',
  lines: [
    {
      name: 'Stödlinjen',
      languages: ['sv'],
      web: { url: 'https://www.stodlinjen.se', source: own('https://stodlinjen.se/en/about-us/personal-data-policy', '2026-11-22') },
      phone: {
        national: '020-81 91 00',
        dial: '+4620819100',
        source: official('http://www.sund.nu/docs/printArtikel.asp?art=643&tem=2&und=62 2008-04-02', '2026-11-29'),
      },
      free: { source: psykiatriforskning },
      anonymous: { source: psykiatriforskning },
      relatives: { source: psykiatriforskning },
    },
  ],
  ways: [
    {
      kind: 'register',
      name: 'Spelpaus',
      url: 'https://www.spelpaus.se',
      source: official(
        'https://www.folkhalsomyndigheten.se/livsvillkor-levnadsvanor/andts/fragor-och-svar/fragor-och-svar-om-spel-om-pengar-och-spelproblem/',
        '2026-11-22',
      ),
    },
  ],
  emergency: europe,
  crisis: [
    service(
      'Mind Självmordslinjen',
      ['sv'],
      { call: '90101', web: 'https://mind.se', hours: 'always' },
      official('https://newsroom.notified.com/mind-1/posts/pressreleases/vasterbotten-har-bast-psykisk-halsa-enligt-mi 2015', '2026-11-26'),
    ),
  ],
  young: [
    service(
      'Bris',
      ['sv'],
      { call: '116 111', web: 'https://www.bris.se', hours: 'always' },
      both(
        'https://8sidor.se/sverige/2025/08/manga-barn-ringde-till-bris/ 2025-08-20',
        'https://orebrotribune.se/2021/03/15/bris-nationella-stodlinje-oppnar-dygnet-runt/ 2021-03-15',
        '2026-11-29',
      ),
    ),
  ],
  note: 'Run for the ministry of social affairs; the public health institute’s text of 2008 has the number, and no other was found. The chat’s address is not known. Mind’s number is in its own press release.',
}
