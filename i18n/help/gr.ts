import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

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
      also: { page: lists.services },
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
        'https://www.ant1news.gr/eidiseis/article/645270/pagkosmia-imera-gia-tin-prolipsi-tis-aytoktonias-eimai-moni-moy-kai-ekana-kati-poy-den-eprepe',
      also: { page: lists.services },
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
  note: 'Old source; KETHEA has become part of EOPAE, and no page of today gives the number.',
}
