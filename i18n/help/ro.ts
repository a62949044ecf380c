import { both, europe, type HelpEntry, one, own, service, web } from './sources.ts'

export const help: HelpEntry = {
  place: 'RO',
  lines: [
    {
      name: 'Joc Responsabil',
      languages: ['ro'],
      web: { url: 'https://jocresponsabil.ro', source: own('https://jocresponsabil.ro/autoexcludere/', '2026-11-25') },
    },
  ],
  ways: [
    {
      kind: 'register',
      name: 'Autoexcludere ONJN',
      url: 'https://onjn.gov.ro',
      source: web(
        'https://playtech.ro/2025/jocurile-de-noroc-in-romania-cum-functioneaza-autoexcluderea-de-la-pacanele-singura-solutie-sa-scapa-de-dependenta-pentru-multi-romani/ 2025-09-10',
        '2026-11-25',
      ),
    },
  ],
  emergency: europe,
  crisis: [
    service(
      'depreHUB',
      ['ro'],
      { call: '0374 456 420', web: 'https://deprehub.ro' },
      one('https://newsbucuresti.ro/metrorex-lanseaza-o-campanie-impotriva-tentativelor-de-sinucidere/ 2021-10', '2026-11-26'),
    ),
  ],
  young: [
    service(
      'Telefonul Copilului',
      ['ro'],
      { call: '116 111', web: 'https://www.telefonulcopilului.ro' },
      both(
        'https://evz.ro/ministrul-sanatatii-protocol-de-colaborare-cu-asociatia-telefonul-copilului-pentru-copiii-aflati-in-dificultate.html 2026-02-02',
        'https://www.bursa.ro/protocol-intre-ministerul-sanatatii-si-telefonul-copilului-pentru-copii-aflati-in-dificultate-85772854 2026-02-02',
        '2026-11-26',
      ),
    ),
  ],
  note: 'The number of Joc Responsabil (0800 800 099) stands on no page with an address that was found, so it is not shown.',
}
