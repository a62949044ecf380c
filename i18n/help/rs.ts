import { ambulanceAndPolice, type HelpEntry, official, own, service, web } from './sources.ts'

export const help: HelpEntry = {
  place: 'RS',
  lines: [
    {
      name: 'Specijalna bolnica za bolesti zavisnosti, Beograd',
      languages: ['sr'],
      web: { url: 'https://drajzerova.org.rs', source: web('https://drajzerova.org.rs', '2026-11-25') },
    },
  ],
  emergency: ambulanceAndPolice('194', '192'),
  crisis: [
    service(
      'Centar Srce',
      ['sr'],
      { call: '0800 300 303', web: 'https://www.centarsrce.org', hours: [{ firstDay: 1, lastDay: 7, opens: '14:00', closes: '23:00' }] },
      own('https://www.centarsrce.org/osnovne_informacije.php', '2026-11-26'),
    ),
  ],
  young: [
    service(
      'NADEL',
      ['sr'],
      { call: '116 111', web: 'https://116111.rs', hours: 'always' },
      official('https://www.minrzs.gov.rs/sr/aktuelnosti/vesti/17-maj-medjunarodni-dan-decijih-sos-linija', '2026-11-29'),
    ),
  ],
  note: 'The hospital has a centre for behavioural addictions; its own page gave 011 3671 429 and “open day and night” years ago, so no number is shown. No national line is confirmed (0800 301 302 is of an old project). 112 does not answer yet (naslovi.net).',
}
