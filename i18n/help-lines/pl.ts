import type { HelpLineEntry } from './entry.ts'

export const helpLine: HelpLineEntry = {
  country: 'PL',
  name: 'Telefon zaufania: uzależnienia behawioralne',
  phone: { number: '801 889 880', dial: '+48801889880', confidence: 'medium' },
  url: { address: 'https://uzaleznieniabehawioralne.pl', confidence: 'medium' },
  hours: { open: [{ firstDay: 1, lastDay: 7, opens: '17:00', closes: '22:00' }], confidence: 'medium' },
  note: 'Source of about 2012.',
  sources: ['gazetaprawna.pl'],
  checked: '2026-11-21',
}
