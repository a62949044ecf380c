import type { Translation } from '../i18n-types.ts'

export const instructions = {
  step: 'Krok {step} z {steps}',
  skip: 'Pomiń wprowadzenie',
  play: 'Graj',
  backToGame: 'Wróć do gry',
  one: {
    title: 'Cztery talie, jedna karta naraz',
    text: 'Widzisz cztery talie kart. Wybierz talię i odkryj jej wierzchnią kartę. Możesz zmieniać talie albo zostać przy jednej, ile razy chcesz.',
  },
  two: {
    title: 'Każda karta to wygrana albo strata',
    text: 'Na początku masz {start|number} punktów, pokazanych jako {start|money}. Każda odkryta karta dodaje punkty albo je odejmuje. To tylko punkty, nigdy pieniądze.',
  },
  three: {
    title: 'Odkryj wszystkie 80 kart',
    text: 'Spróbuj skończyć z jak największą liczbą punktów. Zagraj bez dłuższych przerw: jeśli wyjdziesz z gry, zaczniesz od nowa. Pauzę możesz zrobić w każdej chwili.',
  },
  touchHint: 'Dotknij talii, aby odkryć kartę',
  keyHint: 'Gdy talia jest zaznaczona, działają też klawisze od 1 do 4',
  demoChoose: 'Obraz: wybrana zostaje jedna z czterech talii i odkryta jej wierzchnia karta',
  demoWinLoss: 'Obraz: jedna karta pokazuje wygraną, następna stratę',
  demoCount: 'Obraz: liczba pozostałych kart spada do zera',
} satisfies Translation['instructions']
