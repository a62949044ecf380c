import { europe, type HelpEntry, own, service, web } from './sources.ts'

const hzjz = own('https://ovisnosti.hzjz.hr/kockanje/', '2026-11-26')

export const help: HelpEntry = {
  place: 'HR',
  lines: [
    {
      name: 'Nacionalna info linija za ovisnosti (HZJZ)',
      languages: ['hr'],
      web: { url: 'https://ovisnosti.hzjz.hr/kockanje/', source: hzjz },
      hours: { open: [{ firstDay: 1, lastDay: 5, opens: '09:00', closes: '16:00' }], source: hzjz },
      relatives: { source: hzjz },
    },
  ],
  ways: [
    {
      kind: 'register',
      name: 'Registar isključenih igrača',
      url: 'https://hana.hzjz.hr',
      source: web(
        'https://www.vecernji.hr/vijesti/psihijatar-pacijent-po-upisu-u-registar-uspio-apstinirati-prvi-put-nakon-pet-godina-1923566 2026-01-12',
        '2026-11-26',
      ),
    },
  ],
  emergency: europe,
  crisis: [
    service(
      'Plavi telefon',
      ['hr'],
      { web: 'https://www.plavi-telefon.hr' },
      web(
        'https://github.com/nepthius/ResilientRhino/blob/9698e0e9d5b686ff5cb86fd26dc01c27ca0c60fc/ResilientRhino/src/countries.js',
        '2026-11-25',
      ),
    ),
  ],
  young: [
    service(
      'Hrabri telefon',
      ['hr'],
      { call: '116 111', web: 'https://hrabritelefon.hr', hours: [{ firstDay: 1, lastDay: 5, opens: '09:00', closes: '20:00' }] },
      own('https://udruga.hrabritelefon.hr/hrabri-telefon-za-djecu/', '2026-11-26'),
    ),
  ],
  note: 'Run by the public health institute. Its number (0800 2000 70 by n1info.hr, 2024-02) was not on the part of the page that was read.',
}
