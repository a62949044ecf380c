import { both, europe, type HelpEntry, one, service, web } from './sources.ts'

const healthday = web('https://www.healthday.gr', '2026-11-22')

export const help: HelpEntry = {
  place: 'GR',
  lines: [
    {
      name: 'ΚΕΘΕΑ ΑΛΦΑ',
      languages: ['el'],
      web: { url: 'https://www.kethea.gr', source: healthday },
      phone: { national: '1114', dial: '1114', source: healthday },
      hours: { open: [{ firstDay: 1, lastDay: 5, opens: '09:00', closes: '21:00' }], source: healthday },
    },
  ],
  emergency: europe,
  crisis: [
    service(
      'Γραμμή παρέμβασης για την αυτοκτονία',
      ['el'],
      { call: '1018', hours: 'always' },
      one(
        'https://www.reader.gr/ygeia/pagkosmia-imera-psyhikis-ygeias-oles-oi-tilefonikes-grammes-kai-oi-foreis-poy-prosferoyn-dorean/618464 2025-10-10',
        '2026-11-26',
      ),
    ),
  ],
  young: [
    service(
      'Το Χαμόγελο του Παιδιού',
      ['el'],
      { call: '1056', web: 'https://www.hamogelo.gr' },
      both(
        'https://www.flash.gr/15chroni-kalese-to-chamogelo-kai-zitise-voitheia-gia-ti-via-poy-askoyse-o-pateras-sti-mitera-tis-1026490 2025-10-07',
        'https://eleftheriaonline.gr/local/koinonia/item/350376-to-xamogelo-tou-paidioy-stirikse-92-799-paidia-to-2025 2026-02-25',
        '2026-11-26',
      ),
    ),
  ],
  note: 'Old source; KETHEA has become part of EOPAE, and no page of today gives the number.',
}
