import type { Messages } from '../messages.ts'

export default {
  title: 'Chcesz z kimś porozmawiać?',
  talk: 'Porozmawiaj z\u00a0kimś',
  anonymous: 'Nie musisz się przedstawiać.',
  close: 'Mogą się zgłosić także Twoi bliscy.',
  webOnly: 'Na stronie znajdziesz informacje, jak się skontaktować.',
  unknown: 'Powiedz nam, gdzie mieszkasz, a pokażemy, do kogo możesz się tam zwrócić.',
  notStored: 'Używamy Twojej odpowiedzi tylko po to, by pokazać pomoc tutaj i w raporcie. Nie zapisujemy jej.',
  where: 'Gdzie mieszkasz?',
  choose: 'Wybierz kraj',
  other: 'Inny kraj',
  show: 'Pokaż pomoc',
  change: 'Wybierz inny kraj',
  world: 'Ten serwis pomaga przez internet ludziom na całym świecie. Być może także Twój lekarz wie, gdzie szukać pomocy.',
  always: 'Całą dobę, codziennie',
  hours: 'Godziny: {hours}',
  free: 'Pomoc jest bezpłatna',
  languages: 'Języki: {languages}',
  call: 'Zadzwoń: {phone}',
  message: 'SMS: {phone}',
  chat: 'Czat',
  logo: 'Telefon zaufania: {name}',
  more: 'Co jeszcze może pomóc',
  danger: {
    title: 'Czy ktoś jest teraz w niebezpieczeństwie?',
    emergency: 'Jeśli Tobie lub komuś innemu grozi bezpośrednie niebezpieczeństwo',
    crisis: 'Jeśli myślisz o\u00a0samobójstwie albo nie masz już siły',
    anywhere: 'Zadzwoń pod numer alarmowy miejsca, w\u00a0którym jesteś.',
  },
  newTab: 'otwiera się w nowej karcie',
  ways: {
    register: {
      title: 'Wyklucz się z gier hazardowych',
      text: 'Ten rejestr zamyka Ci dostęp do większości legalnych gier hazardowych na określony czas, często na kilka miesięcy.',
    },
    block: {
      title: 'Zablokuj hazard na swoich urządzeniach',
      text: 'Program blokujący może odciąć strony i aplikacje hazardowe na telefonie i komputerze.',
    },
    bank: {
      title: 'Zablokuj hazard w banku',
      text: 'Zapytaj w swoim banku, czy może zablokować płatności za hazard, lub sprawdź w jego aplikacji.',
    },
    treatment: {
      title: 'Znajdź terapię',
      text: 'Specjaliści, którzy znają się na problemach z hazardem.',
    },
    relatives: {
      title: 'Dla Twoich bliskich',
      text: 'Partnerzy, rodzice i przyjaciele mogą otrzymać pomoc dla siebie, bez względu na to, co robi druga osoba.',
    },
    limits: {
      title: 'Ustaw limit tam, gdzie grasz',
      text: 'Zanim zaczniesz, zdecyduj, ile pieniędzy lub czasu chcesz przeznaczyć.',
    },
  },
} satisfies Messages['help']
