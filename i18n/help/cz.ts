import { assigned, europe, type HelpEntry, own, service, web } from './sources.ts'

const chciodvykat = own('https://chciodvykat.cz/xinformace-o-sluzbe/', '2026-11-26')
const ctu = assigned('https://www.ctu.cz/116-pro-harmonizovane-sluzby-se-socialni-hodnotou', '2026-11-26')

export const help: HelpEntry = {
  place: 'CZ',
  lines: [
    {
      name: 'Národní linka pro odvykání',
      languages: ['cs'],
      web: { url: 'https://chciodvykat.cz', source: chciodvykat },
      phone: { national: '800 350 000', dial: '+420800350000', source: chciodvykat },
      hours: { open: [{ firstDay: 1, lastDay: 5, opens: '10:00', closes: '18:00' }], source: chciodvykat },
      free: { source: chciodvykat },
      anonymous: { source: chciodvykat },
      relatives: { source: chciodvykat },
    },
  ],
  ways: [
    {
      kind: 'register',
      name: 'Rejstřík vyloučených osob',
      url: 'https://www.mfcr.cz',
      source: web('https://cesky.radio.cz/hraci-hazardu-mohou-nove-zadat-o-vylouceni-primo-pri-hre-8821580 2024-07', '2026-11-25'),
      term: {
        lasts: 1,
        source: own(
          'http://mfcr.cz/cs/kontrola-a-regulace/hazardni-hry/rejstrik-vyloucenych-osob-rvo/pro-verejnost/dulezite-informace-k-vymazu',
          '2026-11-29',
        ),
      },
    },
  ],
  emergency: europe,
  crisis: [service('Linka první psychické pomoci', ['cs'], { call: '116 123', web: 'https://www.cestazkrize.net' }, ctu)],
  young: [service('Linka bezpečí', ['cs'], { call: '116 111', web: 'https://www.linkabezpeci.cz' }, ctu)],
  note: 'For everybody of 15 and over. The office for telephony assigns both European numbers; irozhlas.cz (2024-12) says whose they are.',
}
