import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'

export default {
  title: 'Toegankelijkheid',
  intro: 'Deze pagina gaat over de zelftest bij {operator}. We willen dat iedereen hem kan doen, hoe je ook ziet, hoort, beweegt of leest.',
  status:
    'De test voldoet gedeeltelijk aan de internationale richtlijnen WCAG 2.2, niveau AA, en aan de Europese norm EN 301 549. Wat ontbreekt, staat hieronder.',
  howTitle: 'Hoe we controleren',
  how: 'Voor elke versie testen programma’s elk scherm in elke taal en elk kleurenschema. Eén heel spel wordt alleen met het toetsenbord gespeeld, en een ander alleen met wat een schermlezer voorleest.',
  tools:
    'Je kunt de test doen met een toetsenbord, schakelbediening, een schermlezer, vergrote tekst, hoog contrast en minder beweging. Geen enkele kaart heeft een tijdslimiet.',
  gapsTitle: 'Wat ontbreekt',
  gapPeople: 'Mensen die elke dag hulpmiddelen gebruiken, hebben deze versie nog niet met ons uitgeprobeerd.',
  gapOwn: 'Logo’s en gelinkte pagina’s komen van {operator}. We kunnen niet beloven dat die toegankelijk zijn.',
  gapReading: 'De zinnen zijn kort, maar er is geen versie in makkelijke taal.',
  contactTitle: 'Loop je ergens tegenaan?',
  contact: 'Schrijf ons wat het was en op welke pagina:',
  authority: 'Als ons antwoord niet helpt, kun je terecht bij de toezichthouder voor toegankelijkheid in je land.',
  date: 'Deze verklaring is van {day}.',
} satisfies NamespaceAccessibilityTranslation
