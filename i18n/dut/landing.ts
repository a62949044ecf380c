import type { Translation } from '../i18n-types.ts'

export const landing = {
  title: 'Hoe speel jij?',
  intro:
    'Draai 80 kaarten om en zie hoe je omgaat met risico, winst en verlies. Aan het eind krijg je een persoonlijk profiel en drie tips.',
  threeMinutes: 'Het duurt ongeveer drie minuten',
  pointsOnly: 'Je speelt alleen om punten, nooit om geld',
  anonymous: 'Je spel is anoniem en er worden geen cookies gebruikt',
  linked: 'Je spel is gekoppeld aan je account bij {partner} en er worden geen cookies gebruikt',
  optional: 'De test is vrijwillig en je kunt hem zo vaak doen als je wilt',
  accept: 'Ik accepteer de {link}',
  acceptLink: 'voorwaarden',
  mustAccept: 'Accepteer de voorwaarden om het spel te starten',
  notAccepted: 'Je kunt de test alleen doen als je de voorwaarden accepteert.',
  start: 'Spel starten',
  ageMark: '{age}+',
  ageNote: 'Alleen voor mensen van {age} jaar en ouder',
  notKept: 'Deze pagina kan je spel niet bewaren. Als je de pagina tijdens het spelen herlaadt, begint het spel opnieuw.',
  timedOutTitle: 'Je vorige spel is afgelopen',
  timedOut: 'Er was 15 minuten geen activiteit, daarom is het spel gesloten. Je kunt altijd een nieuw spel beginnen.',
  termsPdf: 'Downloaden als pdf',
  ownTab: 'Speel in een nieuw tabblad',
} satisfies Translation['landing']
