import type { Translation } from '../i18n-types.ts'

export const helpLine = {
  title: 'Wil je met iemand praten?',
  text: '{name} luistert en helpt. Je hoeft je naam niet te noemen.',
  none: 'Veel landen hebben een hulplijn voor mensen die gokken en voor hun naasten. Ook je huisarts kan zeggen waar je hulp vindt.',
  always: '24 uur per dag open, zeven dagen per week',
  hours: 'Open {hours}',
  call: 'Bel {phone}',
  message: 'Sms naar {phone}',
  chat: 'Chat online',
  website: 'Naar de website',
  logo: 'Hulplijn: {name}',
} satisfies Translation['helpLine']
