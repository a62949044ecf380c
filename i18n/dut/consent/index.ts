import type { NamespaceConsentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Wat er met dit resultaat mag gebeuren',
  open: 'Mijn account bij {partner} mag dit resultaat openen',
  openNote:
    'Jij beslist. Je resultaat, advies en rapport blijven hoe dan ook hetzelfde. Wie je account kan gebruiken, kan dit resultaat dan zien.',
  share: 'Dit resultaat delen met {partner}',
  category: 'Je risiconiveau',
  score: 'Je risicoscore met de bandbreedte',
  purpose: 'Dit zegt {partner} ermee te doen:',
  never: 'Nooit gedeeld: je kaarten, je inschatting, je gewoonten, je advies en je e-mailadres.',
  takeBack:
    'Je kunt dit hier altijd terugdraaien. Vanaf dan kan niemand het zo nog openen of lezen. Vraag {partner} naar wat eerder gelezen is.',
  save: 'Mijn keuze opslaan',
  saved: 'Je keuze is opgeslagen.',
  failed: 'Je keuze kon niet worden opgeslagen. Probeer het opnieuw.',
  opened: 'Geopend vanuit je account',
  read: '{partner} heeft het gelezen',
  changed: 'Je sloeg je keuze op',
  history: 'Wat er gebeurd is',
  dataTitle: 'Je gegevens',
  dataText: 'Dit spel is gekoppeld aan je account bij {partner}. Je kunt alles opslaan wat we ervan bewaren, of het verwijderen.',
  fetch: 'Mijn gegevens opslaan',
  remove: 'Dit spel verwijderen',
  sure: 'Ja, voorgoed verwijderen',
} satisfies NamespaceConsentTranslation
