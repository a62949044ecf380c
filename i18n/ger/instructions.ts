import type { Translation } from '../i18n-types.ts'

export const instructions = {
  step: 'Schritt {step} von {steps}',
  skip: 'Einführung überspringen',
  play: 'Spielen',
  backToGame: 'Zurück zum Spiel',
  one: {
    title: 'Vier Stapel, eine Karte nach der anderen',
    text: 'Sie sehen vier Kartenstapel. Wählen Sie einen Stapel und decken Sie die oberste Karte auf. Sie können den Stapel wechseln oder bei einem bleiben, so oft Sie wollen.',
  },
  two: {
    title: 'Jede Karte ist ein Gewinn oder ein Verlust',
    text: 'Sie beginnen mit {start|number} Punkten, angezeigt als {start|money}. Jede Karte bringt oder kostet Punkte. Es geht nur um Punkte, nie um Geld.',
  },
  three: {
    title: 'Decken Sie alle 80 Karten auf',
    text: 'Versuchen Sie, am Ende möglichst viele Punkte zu haben. Bitte spielen Sie ohne längere Unterbrechung: Wenn Sie das Spiel verlassen, beginnen Sie von vorn. Eine Pause ist jederzeit möglich.',
  },
  touchHint: 'Tippen Sie auf einen Stapel, um eine Karte aufzudecken',
  keyHint: 'Sie können auch die Tasten 1 bis 4 benutzen, solange ein Stapel ausgewählt ist',
  demoChoose: 'Bild: Einer von vier Stapeln wird gewählt und seine oberste Karte aufgedeckt',
  demoWinLoss: 'Bild: Eine Karte zeigt einen Gewinn, die nächste einen Verlust',
  demoCount: 'Bild: Die Zahl der übrigen Karten sinkt auf null',
} satisfies Translation['instructions']
