import type { HelpEntry, Service, Source } from './entry.ts'
import { lists } from './public-lists.ts'

const minsa: Source = {
  page: 'https://larepublica.pe/sociedad/2025/08/17/minsa-jovenes-en-peru-lideran-consultas-de-salud-mental-a-traves-de-la-linea-113-evatia-256003',
  dated: '2025-08-17',
  read: '2026-11-25',
  certainty: 'second-hand',
  also: {
    page: 'https://panamericana.pe/salud/466160-minsa-refuerza-lineas-gratuitas-atencion-salud-mental-nivel-nacional',
    dated: '2026-03-02',
  },
}

const linea113: Service = {
  name: 'Línea 113, opción 5 (Ministerio de Salud)',
  call: '113',
  hours: 'always',
  source:
    'https://larepublica.pe/sociedad/2025/08/17/minsa-jovenes-en-peru-lideran-consultas-de-salud-mental-a-traves-de-la-linea-113-evatia-256003',
  dated: '2025-08-17',
  also: {
    page: 'https://panamericana.pe/salud/466160-minsa-refuerza-lineas-gratuitas-atencion-salud-mental-nivel-nacional',
    dated: '2026-03-02',
  },
  read: '2026-11-25',
  certainty: 'second-hand',
}

export const help: HelpEntry = {
  place: 'PE',
  lines: [
    {
      name: 'Línea 113, opción 5 (Ministerio de Salud)',
      languages: ['es'],
      phone: { national: '113', dial: '113', source: minsa },
      hours: { open: 'always', source: minsa },
      free: { source: minsa },
    },
  ],
  ways: [],
  emergency: { number: '105', source: lists.children, read: '2026-11-25' },
  crisis: [linea113],
  young: [linea113],
  note: 'For mental health and addictions.',
}
