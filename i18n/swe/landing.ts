import type { Translation } from '../i18n-types.ts'

export const landing = {
  title: 'Hur spelar du?',
  intro: 'Vänd 80 kort och se hur du hanterar risk, vinster och förluster. Efteråt får du en personlig profil och tre råd.',
  threeMinutes: 'Det tar ungefär tre minuter',
  pointsOnly: 'Du spelar bara om poäng, aldrig om pengar',
  anonymous: 'Ditt spel är anonymt och inga kakor används',
  linked: 'Ditt spel är kopplat till ditt konto hos {partner}, och inga kakor används',
  optional: 'Testet är frivilligt, och du kan göra det så ofta du vill',
  accept: 'Jag godkänner {link}',
  acceptLink: 'villkoren',
  mustAccept: 'Godkänn villkoren för att starta spelet',
  notAccepted: 'Du kan bara göra testet om du godkänner villkoren.',
  start: 'Starta spelet',
  ageMark: '{age}+',
  ageNote: 'Bara för personer som är {age} år eller äldre',
  notKept: 'Sidan kan inte spara ditt spel. Om du laddar om sidan medan du spelar börjar spelet om.',
  timedOutTitle: 'Ditt förra spel är slut',
  timedOut: 'Det var ingen aktivitet på 15 minuter, så spelet stängdes. Du kan starta ett nytt när du vill.',
  termsPdf: 'Ladda ner som PDF',
  ownTab: 'Spela i en ny flik',
} satisfies Translation['landing']
