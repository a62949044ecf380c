import type { Translation } from '../i18n-types.ts'

export const helpLine = {
  title: 'Aimeriez-vous parler à quelqu’un ?',
  text: '{name} vous écoute et vous aide. Vous n’avez pas besoin de donner votre nom.',
  none: 'Beaucoup de pays ont une ligne d’aide pour les personnes qui jouent de l’argent et pour leurs proches. Votre médecin peut aussi vous dire où trouver de l’aide.',
  always: 'Disponible 24 heures sur 24, sept jours sur sept',
  hours: 'Disponible : {hours}',
  call: 'Appeler le {phone}',
  message: 'Envoyer un SMS au {phone}',
  chat: 'Discuter en ligne',
  website: 'Aller sur le site',
  logo: 'Ligne d’aide : {name}',
} satisfies Translation['helpLine']
