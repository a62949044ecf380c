import type { Translation } from '../i18n-types.ts'

export const email = {
  title: 'Trimite raportul prin e-mail',
  singleUse: 'Adresa ta este folosită o singură dată. Nu este păstrată și nu este legată de rezultatele tale.',
  address: 'Adresă de e-mail',
  send: 'Trimite raportul',
  sending: 'Se trimite',
  sent: 'E-mail trimis!',
  sentText: 'Verifică-ți căsuța de e-mail. Pentru a trimite raportul din nou, închide această fereastră și deschide-o iar.',
  invalid: 'Adresă de e-mail nevalidă',
  rejected: 'Nu s-a putut trimite e-mailul la această adresă…',
  failed: 'Ceva nu a mers bine, încearcă din nou…',
} satisfies Translation['email']
