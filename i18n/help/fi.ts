import type { HelpEntry, Source } from './entry.ts'

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
    },
  ],
  ways: [{ kind: 'relatives', name: 'Peluuri', url: 'https://www.peluuri.fi', source: peluuri }],
}
