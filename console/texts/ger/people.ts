export const people = {
  title: 'Personen',
  text: 'Wer was sehen und ändern darf. Eine Änderung gilt sofort, auch wo jemand angemeldet ist.',
  invite: 'Jemanden einladen',
  inviteText: 'Wir senden einen ersten Link. Er gilt sieben Tage, einmal.',
  email: 'E-Mail-Adresse',
  role: 'Rolle',
  owner: 'Inhaber',
  editor: 'Bearbeiter',
  viewer: 'Leser',
  may: {
    owner: 'Darf alles: auch Personen, Schlüssel und Webhooks.',
    editor: 'Darf Aussehen, Texte und Seiten ändern und veröffentlichen.',
    viewer: 'Darf alles ansehen und nichts ändern.',
  },
  send: 'Einladung senden',
  you: 'Sie',
  since: 'Seit',
  seen: 'Zuletzt gesehen',
  notYet: 'noch nie',
  removeTitle: '{email:string} entfernen?',
  removeText: 'Der Zugang endet sofort, auch wo die Person angemeldet ist.',
}

export const log = {
  title: 'Protokoll',
  text: 'Jede Änderung hier. Einträge lassen sich weder ändern noch entfernen.',
  none: 'Noch keine Einträge',
  what: 'Was',
  subject: 'Woran',
  who: 'Wer',
  at: 'Wann',
  more: 'Ältere zeigen',
}
