import type { HelpEntry, Source } from './entry.ts'

const ct24: Source = {
  page: 'https://ct24.ceskatelevize.cz/clanek/domaci/hokejovy-sampionat-muze-svadet-k-sazeni-s-hazardem-jsou-ale-spojena-rizika-361012',
  dated: '2025-05',
  read: '2026-11-22',
  certainty: 'web-only',
}
const cesky: Source = {
  page: 'https://cesky.radio.cz/hraci-hazardu-mohou-nove-zadat-o-vylouceni-primo-pri-hre-8821580',
  dated: '2024-07',
  read: '2026-11-22',
  certainty: 'web-only',
}

export const help: HelpEntry = {
  place: 'CZ',
  lines: [
    {
      name: 'Národní stránky pro snížení rizik hazardního hraní',
      languages: ['cs'],
      web: { url: 'https://www.hazardni-hrani.cz', source: ct24 },
    },
  ],
  ways: [{ kind: 'register', name: 'Rejstřík vyloučených osob', url: 'https://www.mfcr.cz', source: cesky }],
  note: 'The source names the service, not its address. The number of the national quitline was not found on a page of its own.',
}
