import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const own: Source = { page: 'https://ovisnosti.hzjz.hr/kockanje/', read: '2026-11-26', certainty: 'own' }
const vecernji: Source = {
  page: 'https://www.vecernji.hr/vijesti/psihijatar-pacijent-po-upisu-u-registar-uspio-apstinirati-prvi-put-nakon-pet-godina-1923566',
  dated: '2026-01-12',
  read: '2026-11-26',
  certainty: 'web-only',
}

export const help: HelpEntry = {
  place: 'HR',
  lines: [
    {
      name: 'Nacionalna info linija za ovisnosti (HZJZ)',
      languages: ['hr'],
      web: { url: 'https://ovisnosti.hzjz.hr/kockanje/', source: own },
      hours: { open: [{ firstDay: 1, lastDay: 5, opens: '09:00', closes: '16:00' }], source: own },
      relatives: { source: own },
    },
  ],
  ways: [{ kind: 'register', name: 'Registar isključenih igrača', url: 'https://hana.hzjz.hr', source: vecernji }],
  emergency: europe,
  crisis: [
    { name: 'Plavi telefon', web: 'https://www.plavi-telefon.hr', source: lists.services, read: '2026-11-25', certainty: 'web-only' },
  ],
  young: [
    {
      name: 'Hrabri telefon',
      call: '116 111',
      web: 'https://hrabritelefon.hr',
      hours: [{ firstDay: 1, lastDay: 5, opens: '09:00', closes: '20:00' }],
      source: 'https://udruga.hrabritelefon.hr/hrabri-telefon-za-djecu/',
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
  note: 'Run by the public health institute. Its number (0800 2000 70 by n1info.hr, February 2024) was not on the part of the page that could be read.',
}
