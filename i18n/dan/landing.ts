import type { Translation } from '../i18n-types.ts'

export const landing = {
  title: 'Hvordan spiller du?',
  intro: 'Vend 80 kort og se, hvordan du håndterer risiko, gevinster og tab. Til sidst får du en personlig profil og tre råd.',
  threeMinutes: 'Det tager omkring tre minutter',
  pointsOnly: 'Du spiller kun om point, aldrig om penge',
  anonymous: 'Dit spil er anonymt, og der bruges ingen cookies',
  linked: 'Dit spil er knyttet til din konto hos {partner}, og der bruges ingen cookies',
  optional: 'Testen er frivillig, og du kan tage den, så tit du vil',
  accept: 'Jeg accepterer {link}',
  acceptLink: 'vilkår og betingelser',
  mustAccept: 'Acceptér vilkår og betingelser for at starte spillet',
  notAccepted: 'Du kan kun tage testen, hvis du accepterer vilkår og betingelser.',
  start: 'Start spillet',
  ageMark: '{age}+',
  ageNote: 'Kun for personer på {age} år og derover',
  notKept: 'Denne side kan ikke gemme dit spil. Hvis du genindlæser siden, mens du spiller, starter spillet forfra.',
  timedOutTitle: 'Dit forrige spil er slut',
  timedOut: 'Der var ingen aktivitet i 15 minutter, så spillet blev lukket. Du kan altid starte et nyt.',
  termsPdf: 'Hent som PDF',
  ownTab: 'Spil i en ny fane',
} satisfies Translation['landing']
