import { both, europe, type HelpEntry, official, own, service } from './sources.ts'

export const help: HelpEntry = {
  place: 'LT',
  lines: [
    {
      name: 'Nebenoriu lošti',
      languages: ['lt'],
      web: { url: 'https://nebenoriu-losti.lt', source: own('https://nebenoriu-losti.lt/losimas/probleminis-losimas/', '2026-11-26') },
    },
  ],
  emergency: europe,
  crisis: [
    service(
      'Vilties linija',
      ['lt'],
      { call: '116 123', hours: 'always' },
      official('https://sc.bns.lt/view/item/pasikeite-dvieju-pagalbos-telefonu-numeriai-108766', '2026-11-29'),
    ),
  ],
  young: [
    service(
      'Vaikų linija',
      ['lt'],
      { call: '116 111', web: 'https://www.vaikulinija.lt' },
      own('https://www.vaikulinija.lt/naujienos/25-metus-girdime-ir-palaikome-vaikus/ 2022-10', '2026-11-26'),
    ),
    service(
      'Jaunimo linija',
      ['lt'],
      { call: '0 800 28888', web: 'https://jaunimolinija.lt', hours: 'always' },
      both(
        'https://www.lrytas.lt/gyvenimo-budas/psichologija/2025/09/03/news/-jaunimo-linija-plecia-pagalbos-internetu-laika-galima-kreiptis-ir-po-vidurnakcio-39363780/ 2025-09-03',
        'http://mano-gargzdai.lt/index.php/component/k2/item/10155-siemet-pagalbos-telefonu-linijos-sulauks-didesnio-finansavimo 2017',
        '2026-11-29',
      ),
    ),
  ],
  note: 'Advice on problem gambling; a site of the gambling authority (tv3.lt, 2024). No number was found on the part that could be read.',
}
