import { assigned, europe, type HelpEntry, own, service, web } from './sources.ts'

export const help: HelpEntry = {
  place: 'EE',
  lines: [
    {
      name: 'Hasartmängusõltuvuse nõustamiskeskus',
      languages: ['et'],
      web: {
        url: 'https://www.15410.ee',
        source: web('https://www.sm.ee/uudised/riik-toetab-hasartmangusoltuvuse-noustamiskeskust-200-000-euroga 2020-12-04', '2026-11-22'),
      },
    },
  ],
  ways: [
    {
      kind: 'register',
      name: 'HAMPI',
      url: 'https://www.emta.ee',
      source: web('https://epl.delfi.ee/artikkel/95201963 2021-11', '2026-11-22'),
    },
  ],
  emergency: europe,
  crisis: [
    service(
      'Emotsionaalse toe ja hingehoiu telefon',
      ['et', 'ru', 'en'],
      { call: '116 123', hours: [{ firstDay: 1, lastDay: 7, opens: '10:00', closes: '24:00' }] },
      assigned(
        'https://www.sotsiaalkindlustusamet.ee/uudised/vaimse-tervise-tugiliini-teenust-pakub-nuud-emotsionaalse-toe-ja-hingehoiu-telefon-116-123 2023-01-16',
        '2026-11-29',
      ),
    ),
    service(
      'Eluliin',
      ['et'],
      { web: 'https://www.eluliin.ee' },
      web(
        'https://github.com/nepthius/ResilientRhino/blob/9698e0e9d5b686ff5cb86fd26dc01c27ca0c60fc/ResilientRhino/src/countries.js',
        '2026-11-25',
      ),
    ),
  ],
  young: [
    service(
      'Lasteabi',
      ['et'],
      { call: '116 111', web: 'https://www.lasteabi.ee', hours: 'always' },
      own('https://www.lasteabi.ee/en/about-the-service/about-the-service/index.html', '2026-11-26'),
    ),
  ],
  note: 'The source names the service, not its address. The ministry names the centre; its number was not found on a page of its own.',
}
