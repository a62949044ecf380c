import type { HelpLineEntry } from './entry.ts'

export const helpLine: HelpLineEntry = {
  country: 'DK',
  name: 'StopSpillet',
  phone: { number: '+45 70 22 28 25', dial: '+4570222825', confidence: 'high' },
  url: { address: 'https://www.stopspillet.dk', confidence: 'high' },
  hours: {
    open: [
      { firstDay: 1, lastDay: 4, opens: '09:00', closes: '21:00' },
      { firstDay: 5, lastDay: 5, opens: '09:00', closes: '17:00' },
    ],
    confidence: 'medium',
  },
  note: 'Hours as of 2019.',
  sources: ['spillemyndigheden.dk, 30 September 2019'],
  checked: '2026-11-21',
}
