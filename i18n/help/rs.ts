import type { HelpEntry, Source } from './entry.ts'
import { lists } from './public-lists.ts'

const bolnica: Source = { page: 'https://drajzerova.org.rs', read: '2026-11-25', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'RS',
  lines: [
    {
      name: 'Specijalna bolnica za bolesti zavisnosti, Beograd',
      languages: ['sr'],
      web: { url: 'https://drajzerova.org.rs', source: bolnica },
    },
  ],
  ways: [],
  emergency: { number: '112', source: lists.children, read: '2026-11-25' },
  crisis: [
    {
      name: 'Centar Srce',
      call: '0800 300 303',
      web: 'https://www.centarsrce.org',
      hours: [{ firstDay: 1, lastDay: 7, opens: '14:00', closes: '23:00' }],
      source: 'https://www.centarsrce.org/osnovne_informacije.php',
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
  note: 'The hospital has a centre for behavioural addictions; its own page gave 011 3671 429 and “open day and night” years ago, so no number is shown. No national line is confirmed (0800 301 302 is of an old project).',
}
