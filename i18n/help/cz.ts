import type { HelpEntry, Source } from './entry.ts'
import { europe } from './public-lists.ts'

const linka: Source = { page: 'https://chciodvykat.cz/xinformace-o-sluzbe/', read: '2026-11-26', certainty: 'own' }
const cesky: Source = {
  page: 'https://cesky.radio.cz/hraci-hazardu-mohou-nove-zadat-o-vylouceni-primo-pri-hre-8821580',
  dated: '2024-07',
  read: '2026-11-25',
  certainty: 'web-only',
}

export const help: HelpEntry = {
  place: 'CZ',
  lines: [
    {
      name: 'Národní linka pro odvykání',
      languages: ['cs'],
      web: { url: 'https://chciodvykat.cz', source: linka },
      phone: { national: '800 350 000', dial: '+420800350000', source: linka },
      hours: { open: [{ firstDay: 1, lastDay: 5, opens: '10:00', closes: '18:00' }], source: linka },
      free: { source: linka },
      anonymous: { source: linka },
      relatives: { source: linka },
    },
  ],
  ways: [{ kind: 'register', name: 'Rejstřík vyloučených osob', url: 'https://www.mfcr.cz', source: cesky }],
  emergency: europe,
  crisis: [
    {
      name: 'Linka první psychické pomoci',
      call: '116 123',
      web: 'https://www.cestazkrize.net',
      source: 'https://www.ctu.cz/116-pro-harmonizovane-sluzby-se-socialni-hodnotou',
      official: true,
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
  young: [
    {
      name: 'Linka bezpečí',
      call: '116 111',
      web: 'https://www.linkabezpeci.cz',
      source: 'https://www.ctu.cz/116-pro-harmonizovane-sluzby-se-socialni-hodnotou',
      official: true,
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
  note: 'For everybody of 15 and over; it also advises on other addictions. The office for telephony assigns both European numbers; irozhlas.cz (December 2024) says whose they are.',
}
