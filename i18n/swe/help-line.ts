import type { Translation } from '../i18n-types.ts'

export const helpLine = {
  title: 'Vill du prata med någon?',
  text: '{name} lyssnar och hjälper. Du behöver inte säga vad du heter.',
  none: 'Många länder har en stödlinje för den som spelar om pengar och för närstående. Din läkare kan också berätta för dig var du hittar hjälp.',
  always: 'Öppet dygnet runt, alla dagar i veckan',
  hours: 'Öppet {hours}',
  call: 'Ring {phone}',
  message: 'Skicka sms till {phone}',
  chat: 'Chatta',
  website: 'Gå till webbplatsen',
  logo: 'Stödlinje: {name}',
} satisfies Translation['helpLine']
