import type { HelpEntry, Source } from './entry.ts'
import { europe } from './public-lists.ts'

const peluuri: Source = {
  page: 'https://peluuri.fi/fi/pelaajat/peluurin-valtakunnalliset-palvelut/auttava-puhelin',
  read: '2026-11-22',
  certainty: 'own',
}
const peluuriMedium: Source = {
  page: 'https://peluuri.fi/fi/pelaajalle/peluurin-valtakunnalliset-palvelut-pelaajalle/vertaispuhelin',
  read: '2026-11-22',
  certainty: 'web-only',
}

export const help: HelpEntry = {
  place: 'FI',
  lines: [
    {
      name: 'Peluuri',
      languages: ['fi', 'sv'],
      web: { url: 'https://www.peluuri.fi', source: peluuri },
      phone: { national: '0800 100 101', dial: '+358800100101', source: peluuri },
      hours: { open: [{ firstDay: 1, lastDay: 5, opens: '12:00', closes: '18:00' }], source: peluuriMedium },
      free: { source: peluuri },
      relatives: { source: peluuri },
    },
  ],
  ways: [{ kind: 'relatives', name: 'Peluuri', url: 'https://www.peluuri.fi', source: peluuri }],
  emergency: europe,
  crisis: [
    {
      name: 'MIELI: Kriisipuhelin',
      call: '09 2525 0111',
      web: 'https://mieli.fi',
      source: 'http://mieli.fi/helpline',
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
  young: [
    {
      name: 'Lasten ja nuorten puhelin',
      call: '116 111',
      web: 'https://www.mll.fi',
      source: 'https://www.mll.fi/?p=114340',
      dated: '2025',
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
}
