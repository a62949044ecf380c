import type { HelpLineEntry } from './entry.ts'

export const helpLine: HelpLineEntry = {
  country: 'DE',
  name: 'Telefonberatung zur Glücksspielsucht',
  phone: { number: '0800 137 27 00', dial: '+498001372700', confidence: 'high' },
  url: { address: 'https://www.check-dein-spiel.de', confidence: 'high' },
  hours: {
    open: [
      { firstDay: 1, lastDay: 4, opens: '10:00', closes: '22:00' },
      { firstDay: 5, lastDay: 7, opens: '10:00', closes: '18:00' },
    ],
    confidence: 'medium',
  },
  note: 'Run by BIÖG, formerly BZgA. Hours as of 2019.',
  sources: ['gluecksspiel-behoerde.de', 'casinovergleich.eu, 2025'],
  checked: '2026-11-21',
}
