import type { NamespaceReportTranslation } from '../../i18n-types.ts'

export default {
  title: 'Votre résultat au test d’auto-évaluation par jeu de cartes',
  description: 'Score de risque, profil de décision et conseils tirés d’une courte partie de cartes.',
  fileName: 'Votre rapport',
  date: 'Votre rapport, {date|date}',
  footer: 'Une indication tirée d’une courte partie, pas un diagnostic.',
  people: 'Sur 100 personnes, {below} {{avait|avaient}} un score de risque plus bas que le vôtre.',
  model: 'Modèle {model}, groupe de comparaison {group}.',
  mail: {
    subject: 'Votre rapport du test d’auto-évaluation par jeu de cartes',
    intro: 'Voici le rapport que vous avez demandé. Vous le trouverez en PDF dans la pièce jointe.',
    contents: 'Le rapport contient votre profil de décision et trois conseils avec leurs raisons, et il indique où trouver de l’aide.',
    once: 'Votre adresse a servi une seule fois, pour envoyer ce message. Elle n’est ni enregistrée ni reliée à vos résultats.',
    notYou:
      'Vous n’avez pas demandé ce message ? Quelqu’un s’est peut-être trompé d’adresse. Vous pouvez le supprimer ; il n’y en aura pas d’autre.',
  },
} satisfies NamespaceReportTranslation
