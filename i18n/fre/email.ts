import type { Translation } from '../i18n-types.ts'

export const email = {
  title: 'Envoyer votre rapport par e-mail',
  singleUse: 'Votre adresse n’est utilisée qu’une fois. Elle n’est ni enregistrée ni reliée à vos résultats.',
  address: 'Adresse e-mail',
  send: 'Envoyer le rapport',
  sending: 'Envoi en cours',
  sent: 'E-mail envoyé !',
  sentText: 'Consultez votre boîte de réception. Pour envoyer le rapport de nouveau, fermez cette fenêtre et rouvrez-la.',
  invalid: 'Adresse e-mail non valide',
  rejected: 'Impossible d’envoyer un e-mail à cette adresse…',
  failed: 'Une erreur s’est produite, veuillez réessayer…',
} satisfies Translation['email']
