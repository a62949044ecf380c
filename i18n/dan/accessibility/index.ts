import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'

export default {
  title: 'Tilgængelighed',
  intro:
    'Denne side handler om selvtesten hos {operator}. Vi vil gerne have, at alle kan tage den, uanset hvordan de ser, hører, bevæger sig eller læser.',
  status:
    'Testen opfylder delvist de internationale retningslinjer WCAG 2.2, niveau AA, og den europæiske standard EN 301 549. Det, der mangler, står nedenfor.',
  howTitle: 'Sådan kontrollerer vi',
  how: 'Før hver version afprøver programmer alle skærmbilleder på alle sprog og i alle farveskemaer. Et helt spil spilles kun med tastatur, og et andet ud fra det, en skærmlæser siger.',
  tools:
    'Du kan tage testen med tastatur, kontakt, skærmlæser, forstørret tekst, høj kontrast og reduceret bevægelse. Der er ingen tidsgrænse for et kort.',
  gapsTitle: 'Det, der mangler',
  gapPeople: 'Mennesker, der bruger hjælpemidler hver dag, har endnu ikke prøvet denne version sammen med os.',
  gapOwn: 'Logoer og sider, som {operator} linker til, er deres egne. Dem kan vi ikke stå inde for.',
  gapReading: 'Sætningerne er korte, men er ikke skrevet i letlæst sprog for begyndere.',
  contactTitle: 'Er noget i vejen for dig?',
  contact: 'Skriv til os, hvad det var, og på hvilken side:',
  authority: 'Hvis vores svar ikke hjælper, kan du henvende dig til myndigheden for tilgængelighed i dit land.',
  date: 'Denne erklæring er fra {day}.',
} satisfies NamespaceAccessibilityTranslation
