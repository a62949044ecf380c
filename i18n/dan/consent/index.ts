import type { NamespaceConsentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Hvad der må ske med dette resultat',
  open: 'Lad min konto hos {partner} åbne dette resultat',
  openNote:
    'Du bestemmer. Dit resultat, dine råd og din rapport er de samme uanset hvad. Den, der kan bruge din konto, kan så se dette resultat.',
  share: 'Del dette resultat med {partner}',
  category: 'Dit risikoniveau',
  score: 'Din risikoscore med dens interval',
  purpose: 'Det siger {partner}, at de vil bruge det til:',
  never: 'Deles aldrig: dine kort, dit gæt, dine vaner, dine råd og din e-mailadresse.',
  takeBack:
    'Du kan tage det tilbage her når som helst. Derefter kan ingen åbne eller læse det på den måde. Spørg {partner} om det, der er læst før.',
  save: 'Gem mit valg',
  saved: 'Dit valg er gemt.',
  failed: 'Dit valg kunne ikke gemmes. Prøv igen.',
  opened: 'Åbnet fra din konto',
  read: '{partner} har læst det',
  changed: 'Du gemte dit valg',
  history: 'Hvad der er sket',
  dataTitle: 'Dine data',
  dataText: 'Dette spil er knyttet til din konto hos {partner}. Du kan gemme alt, hvad vi har om det, eller slette det.',
  fetch: 'Gem mine data',
  remove: 'Slet dette spil',
  sure: 'Ja, slet det for altid',
} satisfies NamespaceConsentTranslation
