import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const sm: Source = {
  page: 'https://www.sm.ee/uudised/riik-toetab-hasartmangusoltuvuse-noustamiskeskust-200-000-euroga',
  dated: '2020-12-04',
  read: '2026-11-22',
  certainty: 'web-only',
}
const epl: Source = { page: 'https://epl.delfi.ee/artikkel/95201963', dated: '2021-11', read: '2026-11-22', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'EE',
  lines: [{ name: 'Hasartmängusõltuvuse nõustamiskeskus', languages: ['et'], web: { url: 'https://www.15410.ee', source: sm } }],
  ways: [{ kind: 'register', name: 'HAMPI', url: 'https://www.emta.ee', source: epl }],
  emergency: europe,
  crisis: [{ name: 'Eluliin', web: 'https://www.eluliin.ee', source: lists.services, read: '2026-11-25', certainty: 'web-only' }],
  young: [
    {
      name: 'Lasteabi',
      call: '116 111',
      web: 'https://www.lasteabi.ee',
      hours: 'always',
      source: 'https://www.lasteabi.ee/en/about-the-service/about-the-service/index.html',
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
  note: 'The source names the service, not its address. The ministry names the centre; its number was not found on a page of its own.',
}
