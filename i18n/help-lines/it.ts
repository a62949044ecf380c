import type { HelpLineEntry } from './entry.ts'

export const helpLine: HelpLineEntry = {
  country: 'IT',
  name: 'Telefono Verde Nazionale per il gioco d’azzardo',
  phone: { number: '800 558822', dial: '+39800558822', confidence: 'high' },
  hours: { open: [{ firstDay: 1, lastDay: 5, opens: '10:00', closes: '16:00' }], confidence: 'medium' },
  note: 'Run by the Istituto Superiore di Sanità. Hours as of 2019.',
  sources: ['corriere.it, 2017', 'agipronews.it, 2019'],
  checked: '2026-11-21',
}
