import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'

export default {
  title: 'Tilgængelighed',
  intro:
    'Denne side handler om selvtesten hos {operator}. Vi vil gerne have, at alle kan tage den, uanset hvordan de ser, hører, bevæger sig eller læser.',
  status:
    'Testen opfylder delvist de internationale retningslinjer WCAG 2.2, niveau AA, og den europæiske standard EN 301 549. Det, der mangler, står nedenfor.',
  howTitle: 'Sådan kontrollerer vi',
  how: 'Før hver version afprøver programmer alle skærmbilleder på alle sprog og i alle farvevarianter. Et helt spil spilles kun med tastatur, og et andet kun ud fra det, en skærmlæser siger.',
  tools:
    'Du kan tage testen med tastatur, kontaktstyring, skærmlæser, forstørret tekst, høj kontrast og reduceret bevægelse. Intet kort har en tidsgrænse.',
  gapsTitle: 'Hvad der mangler',
  gapPeople: 'Mennesker, der bruger hjælpemidler hver dag, har endnu ikke prøvet denne version sammen med os.',
  gapOwn: 'Logoer og sider, der linkes til, kommer fra {operator}. Vi kan ikke love, at de er tilgængelige.',
  gapReading: 'Sætningerne er korte, men der er ingen letlæst udgave.',
  contactTitle: 'Er du stødt på en barriere?',
  contact: 'Skriv til os, hvad det var, og på hvilken side:',
  authority: 'Hvis vores svar ikke hjælper, kan du henvende dig til myndigheden for tilgængelighed i dit land.',
  date: 'Denne erklæring er fra {day}.',
} satisfies NamespaceAccessibilityTranslation
