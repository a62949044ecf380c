import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'

export default {
  title: 'Toegankelijkheid',
  intro:
    'Deze pagina gaat over de zelftest bij {operator}. We willen dat iedereen hem kan doen, hoe iemand ook ziet, hoort, beweegt of leest.',
  status:
    'De test voldoet gedeeltelijk aan de internationale richtlijnen WCAG 2.2, niveau AA, en aan de Europese norm EN 301 549. Wat ontbreekt, staat hieronder.',
  howTitle: 'Hoe we controleren',
  how: 'Voor elke versie testen programma’s elk scherm in elke taal en elk kleurenschema. Eén heel spel wordt alleen met het toetsenbord gespeeld, en een ander met wat een schermlezer voorleest.',
  tools:
    'Je kunt de test doen met een toetsenbord, een schakelaar, een schermlezer, vergrote tekst, hoog contrast en minder beweging. Er is geen tijdslimiet voor een kaart.',
  gapsTitle: 'Wat ontbreekt',
  gapPeople: 'Mensen die elke dag hulpmiddelen gebruiken, hebben deze versie nog niet met ons geprobeerd.',
  gapOwn: 'Logo’s en gekoppelde pagina’s van {operator} zijn van {operator} zelf. Daar kunnen we niet voor instaan.',
  gapReading: 'De zinnen zijn kort, maar niet in eenvoudige taal voor beginners geschreven.',
  contactTitle: 'Zit iets je in de weg?',
  contact: 'Schrijf ons wat het was en op welke pagina:',
  authority: 'Als ons antwoord niet helpt, kun je terecht bij de toezichthouder voor toegankelijkheid in je land.',
  date: 'Deze verklaring is van {day}.',
} satisfies NamespaceAccessibilityTranslation
