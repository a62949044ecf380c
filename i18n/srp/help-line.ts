import type { Translation } from '../i18n-types.ts'

export const helpLine = {
  title: 'Želite li da razgovarate s nekim?',
  text: '{name} sluša i pomaže. Ne morate da kažete ime.',
  none: 'Mnoge zemlje imaju liniju za pomoć ljudima koji se kockaju i njihovim bliskima. I vaš lekar može da vam kaže gde da nađete pomoć.',
  always: 'Dostupno 24 sata dnevno, sedam dana u nedelji',
  hours: 'Radno vreme: {hours}',
  call: 'Pozovi {phone}',
  message: 'Pošalji SMS na {phone}',
  chat: 'Razgovor na mreži',
  website: 'Idi na sajt',
  logo: 'Linija za pomoć: {name}',
} satisfies Translation['helpLine']
