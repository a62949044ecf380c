import type { HelpEntry, Source } from './entry.ts'

const autonomija: Source = {
  page: 'https://autonomija.info/reaguj-znacajan-broj-gradjana-patoloski-kockari/',
  read: '2026-11-22',
  certainty: 'web-only',
}

export const help: HelpEntry = {
  place: 'RS',
  lines: [
    {
      name: 'Specijalna bolnica za bolesti zavisnosti, Beograd',
      languages: ['sr'],
      web: { url: 'https://drajzerova.org.rs', source: autonomija },
    },
  ],
  ways: [],
  note: 'The source names the service, not its address. No national line is confirmed (0800 301 302 is of an old project). The hospital has a centre for behavioural addictions.',
}
