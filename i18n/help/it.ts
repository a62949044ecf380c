import type { HelpEntry, Source } from './entry.ts'

const agipronews: Source = {
  page: 'https://www.agipronews.it/attualit%C3%A0-e-politica/Gioco-patologico-numero-verde-ISS-id.158851',
  dated: '2019-10-24',
  read: '2026-11-22',
  sure: 'high',
}
const agopress: Source = {
  page: 'https://www.agopress.info/ludopatia-numero-verde-nazionale/45537/',
  dated: '2017-10',
  read: '2026-11-22',
  sure: 'medium',
}
const montecarlonews: Source = {
  page: 'https://www.montecarlonews.it/2022/12/14/notizie/argomenti/business/articolo/limportanza-dellautoesclusione-per-prevenire-la-dipendenza-da-gioco-dazzardo.html',
  dated: '2022-12-14',
  read: '2026-11-22',
  sure: 'medium',
}

export const help: HelpEntry = {
  place: 'IT',
  lines: [
    {
      name: 'Telefono Verde Nazionale per il gioco d’azzardo',
      languages: ['it'],
      phone: { national: '800 558822', dial: '+39800558822', source: agipronews },
      hours: { open: [{ firstDay: 1, lastDay: 5, opens: '10:00', closes: '16:00' }], source: agopress },
      free: { source: agipronews },
    },
  ],
  ways: [{ kind: 'register', name: 'Autoesclusione', url: 'https://www.adm.gov.it', source: montecarlonews }],
  note: 'Run by the Istituto Superiore di Sanità. Hours as of 2017, not shown.',
}
