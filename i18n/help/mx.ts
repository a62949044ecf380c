import type { HelpEntry, Source } from './entry.ts'
import { datedLists } from './public-lists.ts'

const linea: Source = {
  page: 'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
  dated: '2025-12-24',
  read: '2026-11-25',
  certainty: 'second-hand',
  also: datedLists.checked,
}

export const help: HelpEntry = {
  place: 'MX',
  lines: [
    {
      name: 'Línea de la Vida',
      languages: ['es'],
      web: { url: 'https://www.gob.mx/conasama', source: linea },
      phone: { national: '800 911 2000', dial: '+528009112000', source: linea },
      hours: { open: 'always', source: linea },
      free: { source: linea },
      relatives: { source: linea },
    },
  ],
  ways: [],
  emergency: { number: '911', source: 'https://travel.gc.ca/destinations/mexico', read: '2026-11-26' },
  crisis: [
    {
      name: 'Línea de la Vida',
      call: '800 911 2000',
      web: 'https://www.gob.mx/conasama',
      hours: 'always',
      source: datedLists.checked.page,
      dated: datedLists.checked.dated,
      also: {
        page: 'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
        dated: '2025-12-24',
      },
      read: '2026-11-25',
      certainty: 'second-hand',
    },
  ],
  note: 'The ministry’s line for mental health and addictions; proceso.com.mx (2025-10-11) gives the ministry’s communiqué.',
}
