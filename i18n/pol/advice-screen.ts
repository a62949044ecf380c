import type { Translation } from '../i18n-types.ts'

export const adviceScreen = {
  title: 'Twoje wskazówki',
  heading: 'Trzy rzeczy, które mogą Ci pomóc',
  intro: 'Na podstawie Twojej gry. Skorzystaj z tego, co do Ciebie pasuje.',
  everyone: 'Te wskazówki są dobre dla każdego. Nie zostały wybrane na podstawie Twojej gry.',
  why: 'Dlaczego to widzisz:',
  open: 'Otwórz wskazówkę',
  back: 'Wróć do wyniku',
  backToAdvice: 'Wróć do wskazówek',
  fullReport: 'Zobacz cały raport',
} satisfies Translation['adviceScreen']
