import type { Translation } from '../i18n-types.ts'

export const email = {
  title: 'Enviar tu informe por correo',
  singleUse: 'Tu dirección se usa una sola vez. No se guarda ni se relaciona con tus resultados.',
  address: 'Correo electrónico',
  send: 'Enviar el informe',
  sending: 'Enviando',
  sent: '¡Correo enviado!',
  sentText: 'Revisa tu bandeja de entrada. Para enviar el informe otra vez, cierra esta ventana y vuelve a abrirla.',
  invalid: 'Dirección de correo no válida',
  rejected: 'No se pudo enviar el correo a esta dirección…',
  failed: 'Algo ha salido mal, inténtalo de nuevo…',
} satisfies Translation['email']
