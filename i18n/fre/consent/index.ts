import type { NamespaceConsentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Ce qui peut arriver à ce résultat',
  open: 'Autoriser mon compte chez {partner} à ouvrir ce résultat',
  openNote:
    'C’est vous qui décidez. Votre résultat, vos conseils et votre rapport restent les mêmes. Toute personne qui peut utiliser votre compte pourrait alors voir ce résultat.',
  share: 'Partager ce résultat avec {partner}',
  category: 'Votre niveau de risque',
  score: 'Votre score de risque avec sa marge',
  purpose: 'Ce que {partner} dit vouloir en faire :',
  never: 'Jamais partagés : vos cartes, votre estimation, vos habitudes, vos conseils et votre adresse e-mail.',
  takeBack:
    'Vous pouvez revenir sur ce choix ici à tout moment. Dès lors, personne ne pourra plus l’ouvrir ni le lire ainsi. Pour ce qui a été lu avant, adressez-vous à {partner}.',
  save: 'Enregistrer mon choix',
  saved: 'Votre choix est enregistré.',
  failed: 'Votre choix n’a pas pu être enregistré. Veuillez réessayer.',
  opened: 'Ouvert depuis votre compte',
  read: 'Lu par {partner}',
  changed: 'Vous avez enregistré votre choix',
  history: 'Ce qui s’est passé',
  dataTitle: 'Vos données',
  dataText: 'Cette partie est liée à votre compte chez {partner}. Vous pouvez enregistrer tout ce que nous en gardons, ou la supprimer.',
  fetch: 'Enregistrer mes données',
  remove: 'Supprimer cette partie',
  sure: 'Oui, supprimer définitivement',
} satisfies NamespaceConsentTranslation
