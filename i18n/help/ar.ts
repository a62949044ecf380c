import type { HelpEntry, Source } from './entry.ts'
import { lists } from './public-lists.ts'

const santafe: Source = {
  page: 'https://www.unosantafe.com.ar/santa-fe/santa-fe-las-cinco-provincias-mas-llamados-juego-compulsivo-la-linea-141-n10243824.html',
  dated: '2026-02-08',
  read: '2026-11-25',
  certainty: 'second-hand',
  also: { page: 'Public page on help with gambling in Argentina: Sedronar, free, anonymous, 24 hours, line 141' },
}

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
  ],
  ways: [],
  emergency: { number: '911', source: lists.children, read: '2026-11-25' },
  crisis: [
    {
      name: 'Centro de Asistencia al Suicida',
      call: '135',
      web: 'https://www.asistenciaalsuicida.org.ar',
      source: lists.emergency,
      dated: '2026-01',
      also: { page: lists.children },
      read: '2026-11-25',
      certainty: 'second-hand',
    },
  ],
}
