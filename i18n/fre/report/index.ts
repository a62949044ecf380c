import type { NamespaceReportTranslation } from '../../i18n-types.ts'

export default {
  title: 'Votre résultat à l’autotest en jeu de cartes',
  description: 'Score de risque, profil de décision et conseils tirés d’un court jeu de cartes.',
  fileName: 'Votre rapport',
  date: 'Votre rapport, {date|date}',
  footer: 'Une indication tirée d’un jeu court, pas un diagnostic.',
  people: 'Sur 100 joueurs, {below} avaient un score de risque plus bas que le vôtre.',
  model: 'Modèle {model}, groupe de comparaison {group}.',
  mail: {
    subject: 'Votre rapport de l’autotest en jeu de cartes',
    intro: 'Voici le rapport que vous avez demandé. Vous le trouverez en PDF dans la pièce jointe.',
    contents: 'Le rapport contient votre profil de décision, trois conseils avec leurs raisons et où trouver de l’aide.',
    once: 'Votre adresse a servi une seule fois, pour envoyer ce message. Elle n’est ni enregistrée ni reliée à vos résultats.',
    notYou:
      'Vous n’avez pas demandé ce message ? Quelqu’un s’est alors trompé d’adresse. Vous pouvez le supprimer ; il n’y en aura pas d’autre.',
  },
} satisfies NamespaceReportTranslation
