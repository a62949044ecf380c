import type { Translation } from '../i18n-types.ts'

export const feedback = {
  title: 'Votre résultat',
  yourScore: 'Votre score de risque',
  guessLabel: 'Estimation {guess}',
  range: '8 répétitions sur 10, de {low} à {high}',
  lowRisk: 'Risque faible',
  highRisk: 'Risque élevé',
  gauge:
    'Score de risque de {score} sur 100. 8 répétitions sur 10 se situeraient entre {low} et {high}. Votre estimation était de {guess}.',
  categories: { 'low-risk': 'Risque faible', 'medium-risk': 'Risque moyen', risky: 'Jeu risqué', 'high-risk': 'Risque élevé' },
  indication: 'C’est une indication tirée d’une seule courte partie, avec des points, et non un diagnostic.',
  finalScore: 'Points à l’arrivée',
  finalScoreText: 'Vous avez commencé avec {start|money} et retourné les 80 cartes.',
  percentile: 'Par rapport aux autres',
  dots: 'Chaque point représente une personne sur cent, et le point entouré, c’est vous.',
  comparedVolunteers: 'Comparaison avec {n|number} volontaires d’études scientifiques.',
  comparedPlayers: 'Comparaison avec {n|number} personnes qui ont fait ce test ici.',
  profile: 'Votre profil de décision',
  profileTextFour:
    'Quatre tendances visibles dans vos 80 choix. Le point est la valeur la plus probable, et la zone ombrée montre où se trouve très probablement la vraie valeur.',
  profileTextTwo:
    'Deux tendances visibles dans vos 80 choix. Le point est la valeur la plus probable, et la zone ombrée montre où se trouve très probablement la vraie valeur.',
  measure: '{level} : environ {value} sur 100, probablement entre {low} et {high}',
  veryLikely: 'très probable',
  likely: 'probable',
  perhaps: 'peut-être',
  span: '{from} à {to}',
  split: 'Plus d’un schéma',
  notFirm: 'Nous ne pouvons rien dire de sûr sur cette partie',
  seeAdvice: 'Voir les conseils',
  learnMore: 'En savoir plus',
  savePdf: 'Enregistrer le rapport en PDF',
  emailReport: 'Envoyer le rapport par e-mail',
  share: 'Partager le rapport',
} satisfies Translation['feedback']
