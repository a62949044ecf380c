import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

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
  emergency: europe,
  crisis: [
    {
      name: 'Zelfmoordlijn 1813',
      call: '1813',
      web: 'https://www.zelfmoord1813.be',
      hours: 'always',
      source: 'https://zelfmoord1813.be/blog/chat-zelfmoordlijn-langer-geopend',
      read: '2026-11-26',
      certainty: 'own',
    },
    {
      name: 'Centre de Prévention du Suicide',
      call: '0800 32 123',
      web: 'https://www.preventionsuicide.be',
      source: 'https://www.preventionsuicide.be/actualites/le-centre-de-prevention-du-suicide-publie-son-rapport-dactivites-2022',
      dated: '2023',
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
  young: [
    {
      name: 'Awel',
      call: '102',
      web: 'https://www.awel.be',
      source:
        'https://www.hln.be/nieuws/binnenland/ruim-23-000-contacten-met-kinderen-en-jongeren-voor-awel-de-voormalige-kinder-en-jongerentelefoon~a1065a0b/',
      dated: '2020-02-19',
      read: '2026-11-26',
      certainty: 'web-only',
    },
    { name: '103 Écoute-Enfants', web: 'https://www.103ecoute.be', source: lists.services, read: '2026-11-25', certainty: 'web-only' },
  ],
  note: 'The number of the Gaming Commission; for players and those around them.',
}
