import type { Translation } from '../i18n-types.ts'

export const helpLine = {
  title: 'Ti va di parlare con qualcuno?',
  text: '{name} ti ascolta e ti aiuta. Non serve dire il tuo nome.',
  none: 'Molti paesi hanno una linea di aiuto per chi gioca con denaro e per chi gli sta vicino. Anche il tuo medico può dirti dove trovare aiuto.',
  always: 'Disponibile 24 ore su 24, sette giorni su sette',
  hours: 'Disponibile: {hours}',
  call: 'Chiama il {phone}',
  message: 'Invia un SMS al {phone}',
  chat: 'Chat online',
  website: 'Vai al sito',
  logo: 'Linea di aiuto: {name}',
} satisfies Translation['helpLine']
