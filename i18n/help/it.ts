import { both, europe, type HelpEntry, one, own, service, web } from './sources.ts'

const corriere = both(
  'http://www.corriere.it/salute/17_settembre_29/al-via-numero-verde-nazionale-contro-problemi-gioco-azzardo-11625ffa-a4f4-11e7-ac7b-c4dea2ad0535.shtml 2017-09-29',
  'https://www.agopress.info/ludopatia-numero-verde-nazionale/45537/ 2017-10',
  '2026-11-29',
)

export const help: HelpEntry = {
  place: 'IT',
  lines: [
    {
      name: 'Telefono Verde Nazionale per il gioco d’azzardo',
      languages: ['it'],
      web: {
        url: 'https://usciredalgioco.iss.it',
        source: web(
          'https://ilgiocolegale.altervista.org/istituto-superiore-di-sanita-la-piattaforma-uscire-dal-gioco-una-mappa-geolocalizzata-dei-servizi-relativi-alla-dipendenza-da-goco-dazzardo/ 2023-07-05',
          '2026-11-25',
        ),
      },
      phone: { national: '800 558822', dial: '+39800558822', source: corriere },
      hours: { open: [{ firstDay: 1, lastDay: 5, opens: '10:00', closes: '16:00' }], source: corriere },
      free: { source: corriere },
      anonymous: { source: corriere },
    },
  ],
  ways: [
    {
      kind: 'register',
      name: 'Autoesclusione',
      url: 'https://www.adm.gov.it',
      source: web(
        'https://www.montecarlonews.it/2022/12/14/notizie/argomenti/business/articolo/limportanza-dellautoesclusione-per-prevenire-la-dipendenza-da-gioco-dazzardo.html 2022-12-14',
        '2026-11-25',
      ),
    },
  ],
  emergency: europe,
  crisis: [
    service(
      'Telefono Amico Italia',
      ['it'],
      { call: '02 2327 2327', web: 'https://www.telefonoamico.it' },
      both(
        'https://alleyoop.ilsole24ore.com/2025/10/10/salute-mentale-300-richieste-di-aiuto-al-giorno-per-telefono-amico-italia/ 2025-10-10',
        'https://www.agenziacomunica.net/2025/10/10/giornata-mondiale-della-salute-mentale-ogni-giorno-300-richieste-di-aiuto-a-telefono-amico-italia/ 2025-10-10',
        '2026-11-26',
      ),
    ),
  ],
  young: [
    service(
      'Telefono Azzurro',
      ['it'],
      { call: '19696', web: 'https://azzurro.it', hours: 'always' },
      one('https://childhelplineinternational.org/italy-hello-telefono-azzurro/ 2022-05-17', '2026-11-29'),
    ),
    service(
      '114 Emergenza Infanzia',
      ['it'],
      { call: '114', web: 'https://azzurro.it/114-emergenza-infanzia' },
      own('https://azzurro.it/114-emergenza-infanzia', '2026-11-29'),
    ),
  ],
  note: 'Run by the Istituto Superiore di Sanità; half of its callers are relatives (agipronews.it, 2019).',
}
