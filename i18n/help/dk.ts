import type { HelpEntry, Source } from './entry.ts'
import { datedLists, europe } from './public-lists.ts'

const spillemyndigheden: Source = {
  page: 'https://www.spillemyndigheden.dk/en/news/more-500-have-applied-help-compulsive-gambling-stopspillet-helpline-success',
  dated: '2019-09-30',
  read: '2026-11-22',
  certainty: 'own',
  official: true,
}
const spillemyndighedenMedium: Source = {
  page: 'https://www.spillemyndigheden.dk/en/news/more-500-have-applied-help-compulsive-gambling-stopspillet-helpline-success',
  dated: '2019-09-30',
  read: '2026-11-22',
  certainty: 'web-only',
}
const spillemyndigheden2: Source = {
  page: 'https://www.spillemyndigheden.dk/nyheder/national-hjaelpelinje-skal-give-raad-og-vejledning-om-spilafhaengighed',
  dated: '2018-12-21',
  read: '2026-11-22',
  certainty: 'own',
  official: true,
}

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
        source: spillemyndighedenMedium,
      },
      free: { source: spillemyndigheden2 },
      relatives: { source: spillemyndigheden2 },
    },
  ],
  ways: [
    { kind: 'register', name: 'ROFUS', url: 'https://www.rofus.nu', source: spillemyndigheden2 },
    { kind: 'relatives', name: 'StopSpillet', url: 'https://www.stopspillet.dk', source: spillemyndigheden2 },
  ],
  emergency: europe,
  crisis: [
    {
      name: 'Livslinien',
      call: '70 201 201',
      web: 'https://www.livslinien.dk',
      source: datedLists.checked.page,
      dated: datedLists.checked.dated,
      also: { page: 'Guide of a psychologist authorised in Denmark (Studio Renacer), 2026', dated: '2026' },
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
  young: [
    {
      name: 'BørneTelefonen',
      call: '116 111',
      web: 'https://bornetelefonen.dk',
      source: 'https://sdfi.dk/digital-infrastruktur/telefoni/numre/eu-harmoniserede-numre',
      official: true,
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
  note: 'Run by the Danish Gambling Authority. Hours as of 2019, not shown; the chat was a trial in 2019. Livslinien is open from 9 to 5 in the morning by one list, so no hours are shown; the agency for numbers assigns the children’s number.',
}
