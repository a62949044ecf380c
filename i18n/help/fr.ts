import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const joueursInfoService: Source = {
  page: 'https://joueurs-info-service.fr/Le-jeu-et-vous/Comment-reussir-a-arreter-de-jouer/Se-faire-interdire-ou-exclure-des-casinos-et-sites-de-jeux',
  read: '2026-11-22',
  certainty: 'own',
}
const joueursInfoService2: Source = { page: 'https://joueurs-info-service.fr', read: '2026-11-22', certainty: 'own' }

export const help: HelpEntry = {
  place: 'FR',
  lines: [
    {
      name: 'Joueurs Info Service',
      languages: ['fr'],
      web: { url: 'https://joueurs-info-service.fr', source: joueursInfoService },
      phone: { national: '09 74 75 13 13', dial: '+33974751313', source: joueursInfoService2 },
      relatives: { source: joueursInfoService },
    },
  ],
  ways: [
    { kind: 'register', name: 'Interdiction volontaire de jeux', url: 'https://interdictiondejeux.anj.fr', source: joueursInfoService },
    { kind: 'relatives', name: 'Joueurs Info Service', url: 'https://joueurs-info-service.fr', source: joueursInfoService },
  ],
  emergency: europe,
  crisis: [
    {
      name: '3114',
      call: '3114',
      web: 'https://3114.fr',
      hours: 'always',
      source: 'https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/',
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
  young: [
    { name: 'Fil Santé Jeunes', web: 'https://www.filsantejeunes.com', source: lists.services, read: '2026-11-25', certainty: 'web-only' },
  ],
  note: 'Answers seven days a week, by its own page; a chat is on the site.',
}
