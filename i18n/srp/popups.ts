import type { Translation } from '../i18n-types.ts'

export const popups = {
  inactivity: {
    title: 'Da li ste još tu?',
    text: 'Molimo vas da igru završite u jednom navratu.',
    yes: 'Da, nastavi',
    pause: 'Pauziraj igru',
  },
  idleWarning: {
    title: 'Igra će se uskoro završiti',
    text: 'Ako ništa ne uradite, igra se završava za {time} i moraćete da počnete ispočetka.',
    yes: 'Nastavi igru',
  },
  more_than_ninety_percent: {
    title: 'Skoro sve karte iz jednog špila',
    text: 'Više od 90% vaših karata je iz istog špila. Ako tako ostane, ne možemo da analiziramo vašu igru.',
  },
  only_one_deck: {
    title: 'Postoje četiri špila',
    text: 'Sve vaše karte do sada su iz istog špila. Možete birati i iz ostala tri.',
  },
  slow_down: {
    title: 'Nema žurbe',
    text: 'Birate veoma brzo. Pogledajte šta svaka karta donosi pre nego što okrenete sledeću.',
  },
  random_choices_random_result: {
    title: 'Nasumični izbori, nasumičan rezultat',
    text: 'Vaši izbori izgledaju nasumično. Možemo nešto reći o vašoj igri samo ako birate špilove koji vam deluju najbolje.',
  },
  do_you_have_a_hunch: {
    title: 'Imate li predosećaj?',
    text: 'Osećate li da su neki špilovi bolji od drugih?',
  },
  halfway: {
    title: 'Na pola puta ste',
    text: 'Okrenuli ste 40 karata i ostalo je još 40.',
  },
  ok: 'U redu',
} satisfies Translation['popups']
