import { both, europe, type HelpEntry, official, own, service } from './sources.ts'

const joueursInfoService = own(
  'https://joueurs-info-service.fr/Le-jeu-et-vous/Comment-reussir-a-arreter-de-jouer/Se-faire-interdire-ou-exclure-des-casinos-et-sites-de-jeux',
  '2026-11-22',
)

export const help: HelpEntry = {
  place: 'FR',
  lines: [
    {
      name: 'Joueurs Info Service',
      languages: ['fr'],
      web: { url: 'https://joueurs-info-service.fr', source: joueursInfoService },
      phone: { national: '09 74 75 13 13', dial: '+33974751313', source: own('https://joueurs-info-service.fr', '2026-11-22') },
      relatives: { source: joueursInfoService },
    },
  ],
  ways: [
    {
      kind: 'register',
      name: 'Interdiction volontaire de jeux',
      url: 'https://interdictiondejeux.anj.fr',
      source: joueursInfoService,
      term: { lasts: 3, source: official('https://www.aixlesbains.fr/comarquage/comarquage/(xml)/F15814 2014-04-23', '2026-11-29') },
    },
  ],
  emergency: europe,
  crisis: [
    service(
      '3114',
      ['fr'],
      { call: '3114', web: 'https://3114.fr', hours: 'always' },
      own('https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/', '2026-11-26'),
    ),
  ],
  young: [
    service(
      'Fil Santé Jeunes',
      ['fr'],
      {
        call: '0 800 235 236',
        web: 'https://www.filsantejeunes.com',
        hours: [{ firstDay: 1, lastDay: 7, opens: '09:00', closes: '23:00' }],
      },
      both(
        'https://www.verslehaut.org/publications/allo-allo-jai-besoin-daide 2025',
        'https://2007-2012.nosdeputes.fr/question/QE/18335 2008',
        '2026-11-29',
      ),
    ),
    service(
      '119 Allô Enfance en Danger',
      ['fr'],
      { call: '119', hours: 'always' },
      both(
        'https://madinin-art.net/allo-enfance-en-danger-119-un-numero-pour-les-situations-durgence-2 2023-09',
        'https://france3-regions.francetvinfo.fr/paris-ile-de-france/2015/01/28/enfance-en-danger-en-25-ans-le-119-triple-son-nombre-d-appels-642429.html 2015-01-28',
        '2026-11-29',
      ),
    ),
  ],
  note: 'Answers seven days a week, by its own page; a chat is on the site.',
}
