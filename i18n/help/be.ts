import type { HelpEntry, Source } from './entry.ts'

const gamingcommission: Source = {
  page: 'https://www.gamingcommission.be/opencms/opencms/jhksweb_fr/protection/',
  read: '2026-11-22',
  certainty: 'own',
}
const arretezvousatemps: Source = { page: 'https://arretezvousatemps.be/', read: '2026-11-22', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'BE',
  lines: [
    {
      name: 'SOS Jeux · SOS Spelen',
      languages: ['fr', 'nl'],
      web: { url: 'https://www.gamingcommission.be', source: gamingcommission },
      phone: { national: '0800 35 777', dial: '+3280035777', source: gamingcommission },
      hours: { open: 'always', source: gamingcommission },
      free: { source: gamingcommission },
    },
  ],
  ways: [
    { kind: 'register', name: 'EPIS', url: 'https://www.gamingcommission.be', source: arretezvousatemps },
    { kind: 'treatment', name: 'joueurs.aide-en-ligne.be', url: 'https://joueurs.aide-en-ligne.be', source: arretezvousatemps },
  ],
  note: 'The number of the Gaming Commission; for players and those around them.',
}
