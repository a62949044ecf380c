import type { Translation } from '../i18n-types.ts'

export const adviceScreen = {
  title: 'Twoje wskazówki',
  heading: 'Trzy rzeczy, które mogą Ci pomóc',
  intro: 'Wybrane na podstawie Twojej gry. Weź to, co do Ciebie pasuje.',
  why: 'Dlaczego to widzisz:',
  open: 'Przeczytaj tę wskazówkę osobno',
  back: 'Wróć do wyniku',
  backToAdvice: 'Wróć do wskazówek',
  fullReport: 'Zobacz cały raport',
} satisfies Translation['adviceScreen']
