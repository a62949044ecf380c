import { both, europe, type HelpEntry, own, service, web } from './sources.ts'

const gamingcommission = own('https://www.gamingcommission.be/opencms/opencms/jhksweb_fr/protection/', '2026-11-22')
const arretezvousatemps = web('https://arretezvousatemps.be/', '2026-11-22')

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
    service(
      'Zelfmoordlijn 1813',
      ['nl'],
      { call: '1813', web: 'https://www.zelfmoord1813.be', hours: 'always' },
      own('https://zelfmoord1813.be/blog/chat-zelfmoordlijn-langer-geopend', '2026-11-26'),
    ),
    service(
      'Centre de Prévention du Suicide',
      ['fr'],
      { call: '0800 32 123', web: 'https://www.preventionsuicide.be' },
      own(
        'https://www.preventionsuicide.be/actualites/le-centre-de-prevention-du-suicide-publie-son-rapport-dactivites-2022 2023',
        '2026-11-26',
      ),
    ),
  ],
  young: [
    service(
      'Awel',
      ['nl'],
      { call: '102', web: 'https://www.awel.be' },
      both(
        'https://www.vrt.be/vrtnws/nl/2020/02/19/awel-hulplijn-voor-jongeren-kreeg-vorig-jaar-23-000-oproepen/ 2020-02-19',
        'http://weekend.knack.be/lifestyle/radar/recordaantal-vrijwilligers-voor-jongerentelefoon-awel-een-stap-in-de-goede-richting/article-normal-971559.html 2018-03',
        '2026-11-29',
      ),
    ),
    service(
      '103 Écoute-Enfants',
      ['fr'],
      { call: '103', web: 'https://www.103ecoute.be' },
      both(
        'https://deapotheker.pmg.be/fr/fichier/EAKbe2605S43_00 2026',
        'https://www.rtbf.be/article/ecoute-enfants-le-numero-103-en-quete-de-visibilite-11076758 2022',
        '2026-11-29',
      ),
    ),
  ],
  note: 'The number of the Gaming Commission; for players and those around them.',
}
