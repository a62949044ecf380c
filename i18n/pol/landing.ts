import type { Translation } from '../i18n-types.ts'

export const landing = {
  title: 'Jak grasz?',
  intro: 'Odkryj 80 kart i zobacz, jak podchodzisz do ryzyka, wygranych i strat. Na koniec dostaniesz osobisty profil i trzy wskazówki.',
  threeMinutes: 'To trwa około trzech minut',
  pointsOnly: 'Grasz tylko o punkty, nigdy o pieniądze',
  anonymous: 'Gra jest anonimowa i nie używa plików cookie',
  linked: 'Gra jest powiązana z Twoim kontem: {partner}. Nie używa plików cookie.',
  optional: 'Test jest dobrowolny i możesz go powtarzać, ile razy chcesz',
  accept: 'Akceptuję {link}',
  acceptLink: 'regulamin',
  mustAccept: 'Zaakceptuj regulamin, aby zacząć grę',
  notAccepted: 'Test można zrobić tylko po zaakceptowaniu regulaminu.',
  start: 'Zacznij grę',
  ageMark: '{age}+',
  ageNote: 'Tylko dla osób, które mają co najmniej {age} lat',
  notKept: 'Ta strona nie może zapisać gry. Jeśli w trakcie gry wczytasz stronę ponownie, gra zacznie się od nowa.',
  timedOutTitle: 'Twoja ostatnia gra się skończyła',
  timedOut: 'Przez 15 minut nie było aktywności, więc gra została zamknięta. W każdej chwili możesz zacząć nową.',
  termsPdf: 'Pobierz jako PDF',
  ownTab: 'Graj w nowej karcie przeglądarki',
} satisfies Translation['landing']
