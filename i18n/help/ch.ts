import { everyone, type HelpEntry, official, one, own, service } from './sources.ts'

const perspektiveTg = official('http://perspektive-tg.ch/gluecksspiele-koennen-abhaengig-machen-auch-online/', '2026-11-25')
const sosJeu = own('http://sos-jeu.ch/de/node/141', '2026-11-25')

export const help: HelpEntry = {
  place: 'CH',
  lines: [
    {
      name: 'SOS Spielsucht',
      languages: ['de'],
      web: { url: 'https://www.sos-spielsucht.ch', source: perspektiveTg },
      phone: { national: '0800 040 080', dial: '+41800040080', source: perspektiveTg },
      hours: { open: 'always', source: perspektiveTg },
      free: { source: perspektiveTg },
      anonymous: { source: official('https://ifsa.ch/zu-besuch-im-grand-casino-bern-eine-weiterbildung-der-besonderen-art', '2026-11-25') },
      relatives: { source: perspektiveTg },
    },
    {
      name: 'SOS Jeu',
      languages: ['fr'],
      web: { url: 'https://sos-jeu.ch', source: sosJeu },
      phone: { national: '0800 801 381', dial: '+41800801381', source: sosJeu },
      hours: { open: 'always', source: sosJeu },
      free: { source: sosJeu },
      anonymous: { source: sosJeu },
    },
  ],
  emergency: everyone(
    '112',
    official('https://blog.alertswiss.ch/fr/rubrique/nouvelles-de-lofpp/journee-europeenne-du-numero-durgence-112', '2026-11-26'),
  ),
  crisis: [
    service(
      'Die Dargebotene Hand · La Main Tendue · Telefono Amico',
      ['de', 'fr', 'it'],
      { call: '143', web: 'https://www.143.ch', hours: 'always' },
      own('https://www.143.ch/ticino/Consulenza/Servizio-di-consulenza/Notte', '2026-11-26'),
    ),
  ],
  young: [
    service(
      'Pro Juventute',
      ['de', 'fr', 'it'],
      { call: '147', web: 'https://www.147.ch', hours: 'always' },
      one(
        'https://www.srf.ch/news/schweiz/psychische-not-bei-jungen-notrufnummer-147-ausgelastet-das-sind-die-hintergruende 2025',
        '2026-11-26',
      ),
    ),
  ],
  note: 'OST runs the German line for the cantons; the French one is the intercantonal programme’s own.',
}
