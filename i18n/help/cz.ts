import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const linka: Source = {
  page: 'Public repository of 2026 that cites hazardni-hrani.cz/narodni-linka-pro-odvykani-hrani/',
  read: '2026-11-25',
  certainty: 'second-hand',
  also: { page: lists.others, dated: '2026' },
}
const ct24: Source = {
  page: 'https://ct24.ceskatelevize.cz/clanek/domaci/hokejovy-sampionat-muze-svadet-k-sazeni-s-hazardem-jsou-ale-spojena-rizika-361012',
  dated: '2025-05',
  read: '2026-11-25',
  certainty: 'web-only',
}
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
      web: { url: 'https://www.hazardni-hrani.cz', source: ct24 },
      phone: { national: '800 350 000', dial: '+420800350000', source: linka },
    },
  ],
  ways: [{ kind: 'register', name: 'Rejstřík vyloučených osob', url: 'https://www.mfcr.cz', source: cesky }],
  emergency: europe,
  crisis: [
    {
      name: 'Linka první psychické pomoci',
      call: '116 123',
      web: 'https://www.cestazkrize.net',
      source: lists.services,
      also: { page: lists.children },
      read: '2026-11-25',
      certainty: 'second-hand',
    },
  ],
  young: [
    {
      name: 'Linka bezpečí',
      call: '116 111',
      web: 'https://www.linkabezpeci.cz',
      source: lists.children,
      also: { page: lists.services },
      read: '2026-11-25',
      certainty: 'second-hand',
    },
  ],
  note: 'Public repositories of 2026 print the number beside the address of the service’s page, which could not be opened.',
}
