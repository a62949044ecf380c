import type { Translation } from '../i18n-types.ts'

export const feedback = {
  title: 'Votre résultat',
  yourScore: 'Votre score de risque',
  guessLabel: 'Estimation {guess}',
  range: 'Fourchette probable, de {low} à {high}',
  lowRisk: 'Risque faible',
  highRisk: 'Risque élevé',
  gauge: 'Score de risque de {score} sur 100, probablement entre {low} et {high}. Votre estimation était de {guess}.',
  scoreAndGuess: 'Votre estimation était de {guess} et votre score de risque est de {score}.',
  categories: {
    'low-risk': {
      name: 'Risque faible',
      text: 'Dans cette partie, vous avez eu un comportement à faible risque (non risqué).',
    },
    'medium-risk': {
      name: 'Risque moyen',
      text: 'Dans cette partie, vous avez eu un comportement à risque moyen.',
    },
    risky: {
      name: 'Jeu risqué',
      text: 'Dans cette partie, vous avez eu un comportement risqué.',
    },
    'high-risk': {
      name: 'Risque élevé',
      text: 'Dans cette partie, vous avez eu un comportement à risque élevé.',
    },
  },
  nearBorder: 'près du niveau suivant',
  categoryNearBorder: 'Votre score est près du niveau suivant. Si vous rejouez, vous pouvez passer dans un autre.',
  guesses: {
    very_low_guess: {
      title: 'Vous avez pris beaucoup plus de risques que vous ne le pensiez',
      text: 'Dans cette partie, vous avez choisi les paquets risqués bien plus souvent que vous ne le croyiez.',
    },
    low_guess: {
      title: 'Vous avez pris plus de risques que vous ne le pensiez',
      text: 'Dans cette partie, vous avez choisi les paquets risqués un peu plus souvent que vous ne le croyiez.',
    },
    good_guess: {
      title: 'Vous connaissez bien votre jeu',
      text: 'Votre estimation était proche de votre score. Dans cette partie, vous avez bien jugé votre façon de jouer.',
    },
    high_guess: {
      title: 'Vous avez pris moins de risques que vous ne le pensiez',
      text: 'Dans cette partie, vous avez choisi les paquets risqués un peu moins souvent que vous ne le croyiez.',
    },
    very_high_guess: {
      title: 'Vous avez pris beaucoup moins de risques que vous ne le pensiez',
      text: 'Dans cette partie, vous avez choisi les paquets risqués bien moins souvent que vous ne le croyiez.',
    },
  },
  indication:
    'C’est une indication tirée d’une seule courte partie, avec des points, et non un diagnostic. Si vous rejouez, votre score peut varier d’environ 9 points dans un sens ou dans l’autre.',
  finalScore: 'Points à l’arrivée',
  finalScoreText: 'Vous avez commencé avec {start|money} et retourné les 80 cartes.',
  percentile: 'Par rapport aux autres',
  percentileHigher: 'Votre score de risque est plus élevé que celui de {share|percent} des personnes auxquelles il a été comparé.',
  percentileLower: 'Votre score de risque est plus bas que celui de {share|percent} des personnes auxquelles il a été comparé.',
  dots: 'Chaque point représente une personne sur cent, et le point entouré, c’est vous.',
  comparedVolunteers: 'Comparaison avec {n|number} volontaires d’études scientifiques.',
  comparedPlayers: 'Comparaison avec {n|number} personnes qui ont fait ce test ici.',
  profile: 'Votre profil de décision',
  profileTextFour:
    'Quatre tendances visibles dans vos 80 choix. Le point est la valeur la plus probable, et la zone ombrée montre où se trouve très probablement la vraie valeur.',
  profileTextTwo:
    'Deux tendances visibles dans vos 80 choix. Le point est la valeur la plus probable, et la zone ombrée montre où se trouve très probablement la vraie valeur.',
  measure: '{level} : environ {value} sur 100, probablement entre {low} et {high}',
  quiteSure: 'probable',
  fairlySure: 'assez probable',
  notSure: 'sans grande certitude',
  quality: {
    title: 'Lisez ce résultat avec prudence',
    one_deck: 'La plupart de vos cartes viennent d’un seul paquet, les autres nous apprennent donc peu de chose.',
    too_fast: 'Vous avez retourné beaucoup de cartes très vite. Avec plus de temps pour chaque choix, le résultat en dit plus sur vous.',
    random_play: 'Vos choix ne suivaient aucun schéma reconnaissable, vos habitudes ne se distinguent donc pas du hasard.',
  },
  seeAdvice: 'Voir les conseils',
  learnMore: 'En savoir plus',
  savePdf: 'Enregistrer le rapport en PDF',
  emailReport: 'Envoyer le rapport par e-mail',
  share: 'Partager le rapport',
} satisfies Translation['feedback']
