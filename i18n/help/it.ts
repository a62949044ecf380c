import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const iss: Source = {
  page: 'Public repository of 2026 on lottery tickets: Telefono Verde Nazionale, free, anonymous, Monday to Friday 10 to 16, Istituto Superiore di Sanità',
  dated: '2026',
  read: '2026-11-25',
  certainty: 'second-hand',
  also: { page: 'Public guide to gambling law in Italy of 2026: the same number and service', dated: '2026' },
}
const adm: Source = {
  page: 'https://www.montecarlonews.it/2022/12/14/notizie/argomenti/business/articolo/limportanza-dellautoesclusione-per-prevenire-la-dipendenza-da-gioco-dazzardo.html',
  dated: '2022-12-14',
  read: '2026-11-25',
  certainty: 'web-only',
}
const platform: Source = {
  page: 'https://ilgiocolegale.altervista.org/istituto-superiore-di-sanita-la-piattaforma-uscire-dal-gioco-una-mappa-geolocalizzata-dei-servizi-relativi-alla-dipendenza-da-goco-dazzardo/',
  dated: '2023-07-05',
  read: '2026-11-25',
  certainty: 'web-only',
}

export const help: HelpEntry = {
  place: 'IT',
  lines: [
    {
      name: 'Telefono Verde Nazionale per il gioco d’azzardo',
      languages: ['it'],
      web: { url: 'https://usciredalgioco.iss.it', source: platform },
      phone: { national: '800 558822', dial: '+39800558822', source: iss },
      hours: { open: [{ firstDay: 1, lastDay: 5, opens: '10:00', closes: '16:00' }], source: iss },
      free: { source: iss },
      anonymous: { source: iss },
    },
  ],
  ways: [{ kind: 'register', name: 'Autoesclusione', url: 'https://www.adm.gov.it', source: adm }],
  emergency: europe,
  crisis: [
    {
      name: 'Telefono Amico Italia',
      call: '02 2327 2327',
      web: 'https://www.telefonoamico.it',
      source: 'https://alleyoop.ilsole24ore.com/2025/10/10/salute-mentale-300-richieste-di-aiuto-al-giorno-per-telefono-amico-italia/',
      dated: '2025-10-10',
      also: {
        page: 'https://www.agenziacomunica.net/2025/10/10/giornata-mondiale-della-salute-mentale-ogni-giorno-300-richieste-di-aiuto-a-telefono-amico-italia/',
        dated: '2025-10-10',
      },
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
  young: [{ name: 'Telefono Azzurro', web: 'https://azzurro.it', source: lists.emergency, read: '2026-11-25', certainty: 'web-only' }],
  note: 'Run by the Istituto Superiore di Sanità; half of its callers are relatives (agipronews.it, 2019). Its platform could not be read itself.',
}
