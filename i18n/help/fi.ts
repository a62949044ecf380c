import { europe, type HelpEntry, own, service, web } from './sources.ts'

const peluuri = own('https://peluuri.fi/fi/pelaajat/peluurin-valtakunnalliset-palvelut/auttava-puhelin', '2026-11-22')

export const help: HelpEntry = {
  place: 'FI',
  lines: [
    {
      name: 'Peluuri',
      languages: ['fi', 'sv'],
      web: { url: 'https://www.peluuri.fi', source: peluuri },
      phone: { national: '0800 100 101', dial: '+358800100101', source: peluuri },
      hours: {
        open: [{ firstDay: 1, lastDay: 5, opens: '12:00', closes: '18:00' }],
        source: web('https://peluuri.fi/fi/pelaajalle/peluurin-valtakunnalliset-palvelut-pelaajalle/vertaispuhelin', '2026-11-22'),
      },
      free: { source: peluuri },
      relatives: { source: peluuri },
    },
  ],
  emergency: europe,
  crisis: [
    service(
      'MIELI: Kriisipuhelin',
      ['fi'],
      { call: '09 2525 0111', web: 'https://mieli.fi' },
      own('http://mieli.fi/helpline', '2026-11-26'),
    ),
  ],
  young: [
    service(
      'Lasten ja nuorten puhelin',
      ['fi'],
      { call: '116 111', web: 'https://www.mll.fi' },
      own('https://www.mll.fi/?p=114340 2025', '2026-11-26'),
    ),
  ],
}
