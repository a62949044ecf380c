import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'

export default {
  title: 'Tillgänglighet',
  intro:
    'Den här sidan handlar om självtestet hos {operator}. Vi vill att alla ska kunna göra det, hur de än ser, hör, rör sig eller läser.',
  status:
    'Testet uppfyller delvis de internationella riktlinjerna WCAG 2.2, nivå AA, och den europeiska standarden EN 301 549. Det som saknas står längre ner.',
  howTitle: 'Så kontrollerar vi',
  how: 'Inför varje version testar program alla skärmar på alla språk och i alla färgscheman. Ett helt spel spelas med bara tangentbord och ett annat efter det som en skärmläsare säger.',
  tools:
    'Du kan göra testet med tangentbord, kontakt, skärmläsare, förstorad text, hög kontrast och minskad rörelse. Det finns ingen tidsgräns för ett kort.',
  gapsTitle: 'Det som saknas',
  gapPeople: 'Människor som använder hjälpmedel varje dag har ännu inte provat den här versionen med oss.',
  gapOwn: 'Logotyper och länkade sidor tillhör {operator}. Dem kan vi inte ansvara för.',
  gapReading: 'Meningarna är korta men inte skrivna på lättläst svenska.',
  contactTitle: 'Är något i vägen?',
  contact: 'Skriv till oss vad det var och på vilken sida:',
  authority: 'Om vårt svar inte hjälper kan du vända dig till tillsynsmyndigheten för tillgänglighet i ditt land.',
  date: 'Redogörelsen är från {day}.',
} satisfies NamespaceAccessibilityTranslation
