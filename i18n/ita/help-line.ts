import type { Translation } from '../i18n-types.ts'

export const helpLine = {
  title: 'Vuoi parlare con qualcuno?',
  text: '{name} ti ascolta e ti aiuta. Non devi dire il tuo nome.',
  none: 'Molti paesi hanno una linea di aiuto per chi gioca e per chi gli sta vicino. Anche il tuo medico può dirti dove trovare aiuto.',
  always: 'Attivo 24 ore su 24, sette giorni su sette',
  hours: 'Attivo {hours}',
  call: 'Chiama {phone}',
  message: 'Invia un SMS a {phone}',
  chat: 'Chat online',
  website: 'Vai al sito',
  logo: 'Linea di aiuto: {name}',
} satisfies Translation['helpLine']
