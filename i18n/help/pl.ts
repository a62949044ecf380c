import type { HelpEntry, Source } from './entry.ts'

const peclaw: Source = { page: 'https://peclaw.eu/uzalezenia-behawioralne.html', read: '2026-11-22', certainty: 'web-only' }
const gazetaprawna: Source = {
  page: 'https://www.gazetaprawna.pl/wiadomosci/artykuly/607679,telefon-zaufania-dla-osob-z-uzaleznieniami-od-pracy-i-internetu.html',
  dated: '2012',
  read: '2026-11-22',
  certainty: 'web-only',
}

export const help: HelpEntry = {
  place: 'PL',
  lines: [
    {
      name: 'Telefon zaufania: uzależnienia behawioralne',
      languages: ['pl'],
      web: { url: 'https://uzaleznieniabehawioralne.pl', source: peclaw },
      phone: { national: '801 889 880', dial: '+48801889880', source: gazetaprawna },
      hours: { open: [{ firstDay: 1, lastDay: 7, opens: '17:00', closes: '22:00' }], source: gazetaprawna },
    },
  ],
  ways: [{ kind: 'relatives', name: 'Uzależnienia behawioralne', url: 'https://uzaleznieniabehawioralne.pl', source: peclaw }],
  note: 'The number is of 2012 and on no newer page of the service that could be read, so it is not shown.',
}
