import type { Translation } from '../i18n-types.ts'

export const email = {
  title: 'Få din rapport på mail',
  singleUse: 'Din adresse bruges én gang. Den gemmes ikke og knyttes ikke til dine resultater.',
  address: 'E-mailadresse',
  send: 'Send rapporten',
  sending: 'Sender',
  sent: 'E-mailen er sendt!',
  sentText: 'Tjek din indbakke. Vil du sende rapporten igen, så luk vinduet, og åbn det på ny.',
  invalid: 'Ugyldig e-mailadresse',
  rejected: 'Kunne ikke sende e-mail til denne adresse …',
  failed: 'Noget gik galt, prøv igen …',
} satisfies Translation['email']
