import type { Translation } from '../i18n-types.ts'

export const riskScore = {
  kicker: 'Une question avant votre résultat',
  title: 'À quel point votre jeu était-il risqué ?',
  instruction: 'Déplacez le curseur pour indiquer votre niveau de risque',
  slider: 'Votre niveau de risque',
  low: 'Risque faible',
  high: 'Risque élevé',
  value: '{value} sur 100',
  less: 'Moins de risque',
  more: 'Plus de risque',
  note: 'Fiez-vous à votre intuition. Vous ne pouvez répondre qu’une fois.',
  submit: 'Voir mon résultat',
  moveFirst: 'Veuillez d’abord déplacer le curseur',
  given: 'Vous avez déjà donné votre estimation : {value}.',
  sending: 'Votre estimation est en cours d’envoi',
} satisfies Translation['riskScore']
