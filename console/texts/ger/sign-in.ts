export const signIn = {
  title: 'Anmelden',
  text: 'Wir senden Ihnen einen Link. Ein Passwort brauchen Sie nicht.',
  email: 'Ihre berufliche E-Mail-Adresse',
  invalid: 'Das ist keine E-Mail-Adresse.',
  send: 'Link senden',
  sent: 'Sehen Sie in Ihr Postfach',
  sentText:
    'Wenn {email:string} zu einem Mitglied gehört, ist ein Link unterwegs. Öffnen Sie ihn innerhalb von {minutes:string} Minuten, am besten in diesem Browser. Er gilt einmal.',
  nothing: 'Nach zwei Minuten noch nichts? Sehen Sie im Spam-Ordner nach, oder prüfen Sie die Adresse.',
  again: 'Erneut senden',
  againIn: 'Erneut senden in {seconds:number} s',
  otherAddress: 'Andere Adresse verwenden',
  noAccount: 'Noch kein Konto? Eine Inhaberin oder ein Inhaber Ihres Unternehmens kann Sie einladen.',
}

export const link = {
  title: 'Anmelden',
  text: 'Sie melden sich gleich als {email:string} an.',
  enter: 'Jetzt anmelden',
  goOn: 'Weiter',
  elsewhere: {
    title: 'Haben Sie diesen Link angefordert?',
    text: 'Er wurde angefordert in: {browser:string}, am {time:string}. Dies ist ein anderer Browser.',
    warning:
      'Melden Sie sich nur an, wenn Sie das waren. Haben Sie ihn nicht angefordert, hat Ihnen jemand diesen Link geschickt oder Sie gebeten, ihn zu öffnen, schließen Sie diese Seite. Niemand bei Gamalyze wird Sie je nach einem Link fragen.',
    enter: 'Ich habe ihn angefordert: anmelden',
    leave: 'Das war ich nicht',
  },
  until: 'Der Link gilt einmal, bis {time:string}.',
  link_expired: {
    title: 'Dieser Link ist zu alt',
    text: 'Links gelten nur kurze Zeit. Sie sind nicht angemeldet, und nichts wurde geändert.',
  },
  link_used: {
    title: 'Dieser Link wurde schon benutzt',
    text: 'Jeder Link gilt einmal.',
  },
  other_browser: {
    title: 'Dieser Link gehört zu einem anderen Browser',
    text: 'Ein erster Link gilt nur in dem Browser, der ihn zuerst geöffnet hat. War das nicht Ihrer, informieren Sie die Person, von der Sie den Link haben.',
  },
  notYou: 'Falls Sie das nicht waren, informieren Sie die Inhaberin oder den Inhaber. Dort lässt sich diese Anmeldung sofort beenden.',
  new: 'Neuen Link senden',
}
