import type { Translation } from '../i18n-types.ts'

export const helpLine = {
  title: 'Vil du tale med nogen?',
  text: '{name} lytter og hjælper. Du behøver ikke sige dit navn.',
  none: 'Mange lande har en hjælpelinje for mennesker, der spiller om penge, og for deres nærmeste. Din læge kan også fortælle dig, hvor du finder hjælp.',
  always: 'Åbent døgnet rundt, alle ugens dage',
  hours: 'Åbent {hours}',
  call: 'Ring {phone}',
  message: 'Send sms til {phone}',
  chat: 'Chat online',
  website: 'Gå til hjemmesiden',
  logo: 'Hjælpelinje: {name}',
} satisfies Translation['helpLine']
