import type { HelpEntry, Source } from './entry.ts'
import { datedLists } from './public-lists.ts'

const soj: Source = { page: 'http://sos-jeu.ch/de/node/141', read: '2026-11-25', certainty: 'own' }
const perspektive: Source = {
  page: 'http://perspektive-tg.ch/gluecksspiele-koennen-abhaengig-machen-auch-online/',
  read: '2026-11-25',
  certainty: 'own',
  official: true,
}
const ifsa: Source = {
  page: 'https://ifsa.ch/zu-besuch-im-grand-casino-bern-eine-weiterbildung-der-besonderen-art',
  read: '2026-11-25',
  certainty: 'own',
  official: true,
}

export const help: HelpEntry = {
  place: 'CH',
  lines: [
    {
      name: 'SOS Spielsucht',
      languages: ['de'],
      web: { url: 'https://www.sos-spielsucht.ch', source: perspektive },
      phone: { national: '0800 040 080', dial: '+41800040080', source: perspektive },
      hours: { open: 'always', source: perspektive },
      free: { source: perspektive },
      anonymous: { source: ifsa },
      relatives: { source: perspektive },
    },
    {
      name: 'SOS Jeu',
      languages: ['fr'],
      web: { url: 'https://sos-jeu.ch', source: soj },
      phone: { national: '0800 801 381', dial: '+41800801381', source: soj },
      hours: { open: 'always', source: soj },
      free: { source: soj },
      anonymous: { source: soj },
    },
  ],
  ways: [],
  emergency: {
    number: '112',
    source: 'https://blog.alertswiss.ch/fr/rubrique/nouvelles-de-lofpp/journee-europeenne-du-numero-durgence-112',
    read: '2026-11-26',
  },
  crisis: [
    {
      name: 'Die Dargebotene Hand · La Main Tendue · Telefono Amico',
      call: '143',
      web: 'https://www.143.ch',
      hours: 'always',
      source: 'https://www.143.ch/ticino/Consulenza/Servizio-di-consulenza/Notte',
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
  young: [
    {
      name: 'Pro Juventute',
      call: '147',
      web: 'https://www.147.ch',
      hours: 'always',
      source: 'https://www.srf.ch/news/schweiz/psychische-not-bei-jungen-notrufnummer-147-ausgelastet-das-sind-die-hintergruende',
      dated: '2025',
      also: datedLists.checked,
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
  note: 'Perspektive Thurgau answers the German line by day, OST runs it for the cantons; the French one is the intercantonal programme’s own.',
}
