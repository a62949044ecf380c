import type { HelpEntry, Source } from './entry.ts'

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
    },
  ],
  ways: [
    { kind: 'register', name: 'Interdiction volontaire de jeux', url: 'https://interdictiondejeux.anj.fr', source: joueursInfoService },
    { kind: 'relatives', name: 'Joueurs Info Service', url: 'https://joueurs-info-service.fr', source: joueursInfoService },
  ],
  note: 'Answers seven days a week, by its own page; a chat is on the site.',
}
