import type { HelpEntry, Source } from './entry.ts'

const eluniversal: Source = {
  page: 'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
  dated: '2025-12-24',
  read: '2026-11-22',
  certainty: 'web-only',
}
export const help: HelpEntry = {
  place: 'MX',
  lines: [
    {
      name: 'Línea de la Vida',
      languages: ['es'],
      phone: { national: '800 911 2000', dial: '+528009112000', source: eluniversal },
      hours: { open: 'always', source: eluniversal },
      free: { source: eluniversal },
      web: { url: 'https://www.gob.mx/conasama', source: eluniversal },
    },
  ],
  ways: [],
  note: 'The ministry’s line for mental health and addictions, for people close to somebody too. One newspaper gives the number; no page of the ministry that could be read does, so it is not shown.',
}
