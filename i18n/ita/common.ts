import type { Translation } from '../i18n-types.ts'

export const common = {
  title: 'Come giochi? Un test di autovalutazione con le carte',
  back: 'Indietro',
  close: 'Chiudi',
  continue: 'Continua',
  tryAgain: 'Riprova',
  startAgain: 'Ricomincia',
  playAgain: 'Gioca di nuovo',
  loading: 'Un momento, per favore',
  yes: 'Sì',
  no: 'No',
  low: 'Poco',
  high: 'Molto',
} satisfies Translation['common']
