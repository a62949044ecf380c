import type { HelpEntry, Source } from './entry.ts'
import { europe } from './public-lists.ts'

const healthday: Source = { page: 'https://www.healthday.gr', read: '2026-11-22', certainty: 'web-only' }
const healthdayLow: Source = { page: 'https://www.healthday.gr', read: '2026-11-22', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'GR',
  lines: [
    {
      name: 'ΚΕΘΕΑ ΑΛΦΑ',
      languages: ['el'],
      web: { url: 'https://www.kethea.gr', source: healthday },
      phone: { national: '1114', dial: '1114', source: healthdayLow },
      hours: { open: [{ firstDay: 1, lastDay: 5, opens: '09:00', closes: '21:00' }], source: healthdayLow },
    },
  ],
  ways: [],
  emergency: europe,
  crisis: [
    {
      name: 'Γραμμή παρέμβασης για την αυτοκτονία',
      call: '1018',
      hours: 'always',
      source:
        'https://www.reader.gr/ygeia/pagkosmia-imera-psyhikis-ygeias-oles-oi-tilefonikes-grammes-kai-oi-foreis-poy-prosferoyn-dorean/618464',
      dated: '2025-10-10',
      also: { page: 'Safety texts of a Greek app, numbers compared with published sources, 16 September 2026', dated: '2026-09-16' },
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
  young: [
    {
      name: 'Το Χαμόγελο του Παιδιού',
      call: '1056',
      web: 'https://www.hamogelo.gr',
      source:
        'https://www.flash.gr/15chroni-kalese-to-chamogelo-kai-zitise-voitheia-gia-ti-via-poy-askoyse-o-pateras-sti-mitera-tis-1026490',
      dated: '2025-10-07',
      also: {
        page: 'https://eleftheriaonline.gr/local/koinonia/item/350376-to-xamogelo-tou-paidioy-stirikse-92-799-paidia-to-2025',
        dated: '2026-02-25',
      },
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
  note: 'Old source; KETHEA has become part of EOPAE, and no page of today gives the number.',
}
