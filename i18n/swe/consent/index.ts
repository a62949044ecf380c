import type { NamespaceConsentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Vad som får hända med det här resultatet',
  open: 'Låt mitt konto hos {partner} öppna det här resultatet',
  openNote: 'Du bestämmer. Ditt resultat, dina råd och din rapport är desamma ändå. Den som kan använda ditt konto kan då se resultatet.',
  share: 'Dela det här resultatet med {partner}',
  category: 'Din risknivå',
  score: 'Din riskpoäng med sitt intervall',
  purpose: 'Det här säger {partner} att de vill göra med det:',
  never: 'Delas aldrig: dina kort, din gissning, dina vanor, dina råd och din e-postadress.',
  takeBack:
    'Du kan ta tillbaka det här när som helst. Därefter kan ingen öppna eller läsa det på det sättet. Fråga {partner} om det som har lästs tidigare.',
  save: 'Spara mitt val',
  saved: 'Ditt val är sparat.',
  failed: 'Ditt val kunde inte sparas. Försök igen.',
  opened: 'Öppnat från ditt konto',
  read: '{partner} har läst det',
  changed: 'Du sparade ditt val',
  history: 'Vad som har hänt',
  dataTitle: 'Dina uppgifter',
  dataText: 'Det här spelet är kopplat till ditt konto hos {partner}. Du kan spara allt vi har om det, eller ta bort det.',
  fetch: 'Spara mina uppgifter',
  remove: 'Ta bort spelet',
  sure: 'Ja, ta bort det för alltid',
} satisfies NamespaceConsentTranslation
