import type { Translation } from '../i18n-types.ts'

export const email = {
  title: 'Invia il rapporto per e-mail',
  singleUse: 'Il tuo indirizzo viene usato una volta sola. Non viene salvato né collegato ai tuoi risultati.',
  address: 'Indirizzo e-mail',
  send: 'Invia il rapporto',
  sending: 'Invio in corso',
  sent: 'E-mail inviata!',
  sentText: 'Controlla la posta in arrivo. Per inviare di nuovo il rapporto, chiudi questa finestra e riaprila.',
  invalid: 'Indirizzo e-mail non valido',
  rejected: 'Impossibile inviare un’e-mail a questo indirizzo…',
  failed: 'Qualcosa è andato storto, riprova…',
} satisfies Translation['email']
