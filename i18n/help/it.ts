import type { HelpEntry, Source } from './entry.ts'

const agipronews: Source = {
  page: 'https://www.agipronews.it/attualit%C3%A0-e-politica/Gioco-patologico-numero-verde-ISS-id.158851',
  dated: '2019-10-24',
  read: '2026-11-22',
  certainty: 'web-only',
}
const ilgiocolegale: Source = {
  page: 'https://ilgiocolegale.altervista.org/istituto-superiore-di-sanita-la-piattaforma-uscire-dal-gioco-una-mappa-geolocalizzata-dei-servizi-relativi-alla-dipendenza-da-goco-dazzardo/',
  dated: '2023-07-05',
  read: '2026-11-22',
  certainty: 'web-only',
}
const montecarlonews: Source = {
  page: 'https://www.montecarlonews.it/2022/12/14/notizie/argomenti/business/articolo/limportanza-dellautoesclusione-per-prevenire-la-dipendenza-da-gioco-dazzardo.html',
  dated: '2022-12-14',
  read: '2026-11-22',
  certainty: 'web-only',
}

export const help: HelpEntry = {
  place: 'IT',
  lines: [
    {
      name: 'Telefono Verde Nazionale per il gioco d’azzardo',
      languages: ['it'],
      web: { url: 'https://usciredalgioco.iss.it', source: ilgiocolegale },
      phone: { national: '800 558822', dial: '+39800558822', source: agipronews },
      hours: { open: [{ firstDay: 1, lastDay: 5, opens: '10:00', closes: '16:00' }], source: ilgiocolegale },
      free: { source: agipronews },
    },
  ],
  ways: [{ kind: 'register', name: 'Autoesclusione', url: 'https://www.adm.gov.it', source: montecarlonews }],
  note: 'Run by the Istituto Superiore di Sanità. Its platform could not be read itself; a page of 2023 quotes it, with the hours of 2017.',
}
