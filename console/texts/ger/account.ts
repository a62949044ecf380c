export const account = {
  title: 'Ihr Konto',
  text: 'Eine Anmeldung endet nach 12 Stunden von selbst.',
  signIns: 'Wo Sie angemeldet sind',
  browser: 'Browser',
  started: 'Angemeldet',
  seen: 'Zuletzt gesehen',
  ends: 'Endet',
  here: 'Hier',
  end: 'Beenden',
  endOthers: 'Alle anderen beenden',
}
