import type { NamespaceConsentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Co może się stać z tym wynikiem',
  open: 'Moje konto w {partner} może otworzyć ten wynik',
  openNote:
    'To twoja decyzja. Wynik, porady i raport pozostają takie same. Osoba, która może korzystać z twojego konta, mogłaby wtedy zobaczyć ten wynik.',
  share: 'Udostępnij ten wynik firmie {partner}',
  category: 'Twój poziom ryzyka',
  score: 'Twój wskaźnik ryzyka z jego zakresem',
  purpose: 'Do czego {partner} chce go wykorzystać:',
  never: 'Nigdy nieudostępniane: karty, ocena własna, nawyki, porady i adres e-mail.',
  takeBack:
    'Możesz to tutaj w każdej chwili cofnąć. Od tej pory nikt nie otworzy ani nie odczyta wyniku w ten sposób. O to, co odczytano wcześniej, zapytaj {partner}.',
  save: 'Zapisz wybór',
  saved: 'Wybór został zapisany.',
  failed: 'Nie udało się zapisać wyboru. Spróbuj ponownie.',
  opened: 'Otwarto z twojego konta',
  read: 'Odczytano: {partner}',
  changed: 'Zapisano wybór',
  history: 'Co się działo',
  dataTitle: 'Twoje dane',
  dataText: 'Ta gra jest powiązana z twoim kontem w {partner}. Możesz zapisać wszystko, co o niej przechowujemy, albo ją usunąć.',
  fetch: 'Zapisz moje dane',
  remove: 'Usuń tę grę',
  sure: 'Tak, usuń na zawsze',
} satisfies NamespaceConsentTranslation
