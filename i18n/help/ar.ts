import type { HelpEntry, Source } from './entry.ts'
import { datedLists, lists } from './public-lists.ts'

const santafe: Source = {
  page: 'https://www.unosantafe.com.ar/santa-fe/santa-fe-las-cinco-provincias-mas-llamados-juego-compulsivo-la-linea-141-n10243824.html',
  dated: '2026-02-08',
  read: '2026-11-25',
  certainty: 'web-only',
}
const saludMental = {
  page: 'https://lapostacomodorense.com.ar/2025/09/03/septiembre-mes-de-la-prevencion-del-suicidio-la-importancia-de-escuchar-acompanar-y-abrazar/',
  dated: '2025-09-03',
  also: datedLists.checked,
  read: '2026-11-26',
  certainty: 'second-hand',
} as const satisfies Source

export const help: HelpEntry = {
  place: 'AR',
  lines: [
    {
      name: 'Sedronar: Línea 141',
      languages: ['es'],
      web: { url: 'https://www.argentina.gob.ar/sedronar', source: santafe },
      phone: { national: '141', dial: '141', source: santafe },
      hours: { open: 'always', source: santafe },
      free: { source: santafe },
      anonymous: { source: santafe },
    },
    {
      name: 'Línea Nacional de Salud Mental',
      languages: ['es'],
      phone: { national: '0800 999 0091', dial: '08009990091', source: saludMental },
      hours: { open: 'always', source: saludMental },
      free: { source: saludMental },
    },
  ],
  ways: [],
  emergency: { number: '911', source: lists.children, read: '2026-11-25' },
  crisis: [
    {
      name: 'Línea Nacional de Salud Mental',
      call: '0800 999 0091',
      hours: 'always',
      source: saludMental.page,
      dated: saludMental.dated,
      also: saludMental.also,
      read: saludMental.read,
      certainty: saludMental.certainty,
    },
  ],
  note: 'Line 141 stands on one page with a date and on one without, so its address alone is shown. The ministry’s line is for mental health and addictions. 135 is a line of Buenos Aires and, under other owners, of some provinces.',
}
