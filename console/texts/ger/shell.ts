export const shell = {
  console: 'Konsole',
  skip: 'Zum Inhalt springen',
  menu: 'Menü',
  home: 'Gamalyze-Konsole, erste Seite',
  nav: 'Konsole',
  operator: 'Betreiber',
  language: 'Sprache der Konsole',
  account: 'Ihr Konto: {email:string}',
  signIns: 'Wo Sie angemeldet sind',
  signOut: 'Abmelden',
  acting: 'Sie sehen die Konsole von {operator:string} mit Leserechten. Das steht dort im Protokoll.',
  stopActing: 'Beenden',
  notFound: 'Hier gibt es nichts',
  notFoundText: 'Die Adresse stimmt nicht, oder Sie sind kein Mitglied dieses Betreibers.',
}

export const nav = {
  overview: 'Übersicht',
  look: 'Aussehen',
  words: 'Texte',
  page: 'Seite',
  keys: 'Schlüssel',
  webhooks: 'Webhooks',
  figures: 'Zahlen',
  people: 'Personen',
  log: 'Protokoll',
  provider: 'Anbieter',
}
