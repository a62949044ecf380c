import { ambulanceAndPolice, both, type HelpEntry, service } from './sources.ts'

const larepublica = both(
  'https://larepublica.pe/sociedad/2025/08/17/minsa-jovenes-en-peru-lideran-consultas-de-salud-mental-a-traves-de-la-linea-113-evatia-256003 2025-08-17',
  'https://panamericana.pe/salud/466160-minsa-refuerza-lineas-gratuitas-atencion-salud-mental-nivel-nacional 2026-03-02',
  '2026-11-25',
)
const crisisLine = service('Línea 113, opción 5 (Ministerio de Salud)', ['es'], { call: '113', hours: 'always' }, larepublica)

export const help: HelpEntry = {
  place: 'PE',
  lines: [
    {
      name: 'Línea 113, opción 5 (Ministerio de Salud)',
      languages: ['es'],
      phone: { national: '113', dial: '113', source: larepublica },
      hours: { open: 'always', source: larepublica },
      free: { source: larepublica },
    },
  ],
  emergency: ambulanceAndPolice('106', '105'),
  crisis: [crisisLine],
  young: [crisisLine],
  note: 'For mental health and addictions.',
}
