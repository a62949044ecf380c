import type { Translation } from '../i18n-types.ts'

export const popups = {
  inactivity: {
    title: 'Sind Sie noch da?',
    text: 'Bitte spielen Sie das Spiel ohne längere Unterbrechung zu Ende.',
    yes: 'Ja, weiter',
    pause: 'Spiel pausieren',
  },
  idleWarning: {
    title: 'Ihr Spiel endet gleich',
    text: 'Wenn Sie nichts tun, endet das Spiel in {time}, und Sie müssen von vorn beginnen.',
    yes: 'Weiterspielen',
  },
  more_than_ninety_percent: {
    title: 'Fast alle Karten von einem Stapel',
    text: 'Mehr als 90\u00a0% Ihrer Karten kommen vom selben Stapel. Wenn das so bleibt, können wir Ihr Spiel nicht auswerten.',
  },
  only_one_deck: {
    title: 'Es gibt vier Stapel',
    text: 'Bisher kommen alle Ihre Karten vom selben Stapel. Sie dürfen auch von den anderen drei wählen.',
  },
  slow_down: {
    title: 'Es eilt nicht',
    text: 'Sie wählen sehr schnell. Sehen Sie sich an, was jede Karte bringt, bevor Sie die nächste aufdecken.',
  },
  random_choices_random_result: {
    title: 'Zufällige Auswahl, zufälliges Ergebnis',
    text: 'Ihre Auswahl wirkt zufällig. Wir können nur dann etwas über Ihr Spiel sagen, wenn Sie die Stapel wählen, die Ihnen am besten erscheinen.',
  },
  do_you_have_a_hunch: {
    title: 'Haben Sie schon eine Vermutung?',
    text: 'Haben Sie das Gefühl, dass manche Stapel besser sind als andere?',
  },
  halfway: {
    title: 'Die Hälfte ist geschafft',
    text: 'Sie haben 40 Karten aufgedeckt, 40 sind noch übrig.',
  },
  ok: 'OK',
} satisfies Translation['popups']
