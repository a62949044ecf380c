import type { Translation } from '../i18n-types.ts'

export const errors = {
  singleDeck:
    'Leider konnten wir Ihr Verhalten bei der Aufgabe nicht auswerten, weil Sie mehr als 90\u00a0% der Karten vom selben Stapel genommen haben. Sie können es gern noch einmal versuchen.',
  unauthorized: {
    title: 'Dieser Link ist nicht gültig',
    text: 'Der Link zu dieser Seite ist ungültig oder nicht mehr gültig. Bitte gehen Sie zurück zu der Seite, von der Sie kamen, und öffnen Sie den Test erneut.',
    contact: 'Wenn es immer noch nicht geht, schreiben Sie uns:',
  },
  unreachable: {
    title: 'Der Test ist gerade nicht erreichbar',
    text: 'Mit Ihrem Link ist alles in Ordnung. Wir versuchen es weiter.',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.',
    start: 'Zum Test',
  },
  crash: {
    title: 'Etwas ist schiefgegangen',
    text: 'Dieser Teil der Seite konnte nicht angezeigt werden. Bitte versuchen Sie es noch einmal.',
    kept: 'Ihr Spiel bleibt erhalten.',
    reload: 'Seite neu laden',
  },
  noConnection: 'Es gibt keine Verbindung. Bitte versuchen Sie es noch einmal.',
  resultsMissing: 'Ihr Ergebnis ist gerade nicht verfügbar. Bitte versuchen Sie es noch einmal.',
  tryAgainIn: 'Nächster Versuch in {seconds} Sekunde{{n}}.',
  backTo: 'Zurück zu {partner}',
} satisfies Translation['errors']
