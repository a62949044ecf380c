import { assigned, europe, type HelpEntry, official, one, service, web } from './sources.ts'

const spillemyndigheden = official(
  'https://www.spillemyndigheden.dk/en/news/more-500-have-applied-help-compulsive-gambling-stopspillet-helpline-success 2019-09-30',
  '2026-11-22',
)
const spillemyndigheden2 = official(
  'https://www.spillemyndigheden.dk/nyheder/national-hjaelpelinje-skal-give-raad-og-vejledning-om-spilafhaengighed 2018-12-21',
  '2026-11-22',
)

export const help: HelpEntry = {
  place: 'DK',
  lines: [
    {
      name: 'StopSpillet',
      languages: ['da'],
      web: { url: 'https://www.stopspillet.dk', source: spillemyndigheden },
      phone: { national: '70 22 28 25', dial: '+4570222825', source: spillemyndigheden },
      hours: {
        open: [
          { firstDay: 1, lastDay: 4, opens: '09:00', closes: '21:00' },
          { firstDay: 5, lastDay: 5, opens: '09:00', closes: '17:00' },
        ],
        source: web(
          'https://www.spillemyndigheden.dk/en/news/more-500-have-applied-help-compulsive-gambling-stopspillet-helpline-success 2019-09-30',
          '2026-11-22',
        ),
      },
      free: { source: spillemyndigheden2 },
      relatives: { source: spillemyndigheden2 },
    },
  ],
  ways: [{ kind: 'register', name: 'ROFUS', url: 'https://www.rofus.nu', source: spillemyndigheden2 }],
  emergency: europe,
  crisis: [
    service(
      'Livslinien',
      ['da'],
      { call: '70 201 201', web: 'https://www.livslinien.dk' },
      one('https://cphpost.dk/2015-10-26/news/suicide-prevention-lifeline-gets-funding-to-stay-open-at-night/ 2015-10-26', '2026-11-29'),
    ),
  ],
  young: [
    service(
      'BørneTelefonen',
      ['da'],
      { call: '116 111', web: 'https://bornetelefonen.dk' },
      assigned('https://sdfi.dk/digital-infrastruktur/telefoni/numre/eu-harmoniserede-numre', '2026-11-26'),
    ),
  ],
  note: 'Run by the Danish Gambling Authority; hours as of 2019, not shown. Pages differ on the hours of Livslinien, so none are shown.',
}
