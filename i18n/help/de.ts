import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const gluecksspielBehoerde: Source = { page: 'https://www.gluecksspiel-behoerde.de', read: '2026-11-22', certainty: 'own', official: true }
const gluecksspielBehoerdeMedium: Source = {
  page: 'https://www.gluecksspiel-behoerde.de',
  dated: '2019',
  read: '2026-11-22',
  certainty: 'web-only',
}
const automatenspieler: Source = { page: 'https://automatenspieler.net/online-casino-sperren/', read: '2026-11-22', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'DE',
  lines: [
    {
      name: 'Telefonberatung zur Glücksspielsucht',
      languages: ['de'],
      web: { url: 'https://www.check-dein-spiel.de', source: gluecksspielBehoerde },
      phone: { national: '0800 137 27 00', dial: '+498001372700', source: gluecksspielBehoerde },
      hours: {
        open: [
          { firstDay: 1, lastDay: 4, opens: '10:00', closes: '22:00' },
          { firstDay: 5, lastDay: 7, opens: '10:00', closes: '18:00' },
        ],
        source: gluecksspielBehoerdeMedium,
      },
      free: { source: gluecksspielBehoerde },
      relatives: { source: gluecksspielBehoerde },
    },
  ],
  ways: [
    { kind: 'register', name: 'OASIS', url: 'https://rp-darmstadt.hessen.de', source: automatenspieler },
    { kind: 'relatives', name: 'Check dein Spiel', url: 'https://www.check-dein-spiel.de', source: gluecksspielBehoerde },
  ],
  emergency: europe,
  crisis: [
    {
      name: 'TelefonSeelsorge',
      call: '0800 111 0 111',
      web: 'https://www.telefonseelsorge.de',
      hours: 'always',
      source: 'http://ansbach-evangelisch.de/jeder-braucht-mal-hilfe/',
      official: true,
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
  young: [
    {
      name: 'Nummer gegen Kummer',
      web: 'https://www.nummergegenkummer.de',
      source: lists.emergency,
      read: '2026-11-25',
      certainty: 'web-only',
    },
  ],
  note: 'Run by BIÖG, formerly BZgA. Hours as of 2019, not shown.',
}
