import type { Translation } from '../i18n-types.ts'

export const common = {
  title: 'Kako igrate? Test samoprocene kroz igru kartama',
  back: 'Nazad',
  close: 'Zatvori',
  continue: 'Nastavi',
  tryAgain: 'Pokušaj ponovo',
  startAgain: 'Počni ispočetka',
  playAgain: 'Igraj ponovo',
  loading: 'Samo trenutak, molimo',
  yes: 'Da',
  no: 'Ne',
  low: 'Nisko',
  high: 'Visoko',
} satisfies Translation['common']
