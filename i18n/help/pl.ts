import { both, europe, type HelpEntry, one, service } from './sources.ts'

const szkolaPokera = one(
  'https://github.com/lkarwowski494/Szkola_pokera/blob/320698c7f69a95e34646851a6f0183f1aa62d0c0/content/helplines.yaml 2026-10-05',
  '2026-11-29',
)

export const help: HelpEntry = {
  place: 'PL',
  lines: [
    {
      name: 'Telefon zaufania: uzależnienia behawioralne',
      languages: ['pl'],
      web: { url: 'https://uzaleznieniabehawioralne.pl', source: szkolaPokera },
      phone: { national: '801 889 880', dial: '+48801889880', source: szkolaPokera },
      hours: { open: [{ firstDay: 1, lastDay: 7, opens: '17:00', closes: '22:00' }], source: szkolaPokera },
    },
  ],
  ways: [{ kind: 'relatives', name: 'Uzależnienia behawioralne', url: 'https://uzaleznieniabehawioralne.pl', source: szkolaPokera }],
  emergency: europe,
  crisis: [
    service(
      'Telefon dla osób dorosłych w kryzysie emocjonalnym',
      ['pl'],
      { call: '116 123', web: 'https://116sos.pl', hours: 'always' },
      both(
        'https://www.telepolis.pl/wiadomosci/ministerstwo-cyfryzacji-wazne-numery-kampania 2025-11',
        'https://github.com/lkarwowski494/Szkola_pokera/blob/320698c7f69a95e34646851a6f0183f1aa62d0c0/content/helplines.yaml 2026-10-05',
        '2026-11-29',
      ),
    ),
  ],
  young: [
    service(
      'Telefon zaufania dla dzieci i młodzieży',
      ['pl'],
      { call: '116 111', web: 'https://116111.pl', hours: 'always' },
      both(
        'https://www.telepolis.pl/wiadomosci/ministerstwo-cyfryzacji-wazne-numery-kampania 2025-11',
        'https://psycholog.ai/116-111 2025-09-22',
        '2026-11-26',
      ),
    ),
  ],
  note: 'The list quotes the pages of the service and of the National Centre (KCPU). A call costs what the operator charges.',
}
