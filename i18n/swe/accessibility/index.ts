import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'

export default {
  title: 'Tillgänglighet',
  intro:
    'Den här sidan handlar om självtestet hos {operator}. Vi vill att alla ska kunna göra det, hur de än ser, hör, rör sig eller läser.',
  status:
    'Testet uppfyller delvis de internationella riktlinjerna WCAG 2.2, nivå AA, och den europeiska standarden EN 301 549. Det som saknas står längre ner.',
  howTitle: 'Så kontrollerar vi',
  how: 'Inför varje version testar program alla skärmar på alla språk och i alla färgteman. Ett helt spel spelas med bara tangentbord och ett annat bara efter det som en skärmläsare säger.',
  tools:
    'Du kan göra testet med tangentbord, manöverkontakt, skärmläsare, förstorad text, hög kontrast och minskad rörelse. Inget kort har någon tidsgräns.',
  gapsTitle: 'Vad som saknas',
  gapPeople: 'Personer som använder hjälpmedel varje dag har ännu inte provat den här versionen med oss.',
  gapOwn: 'Logotyper och länkade sidor kommer från {operator}. Vi kan inte lova att de är tillgängliga.',
  gapReading: 'Meningarna är korta, men det finns ingen lättläst version.',
  contactTitle: 'Har du stött på ett hinder?',
  contact: 'Berätta för oss vad det var och på vilken sida:',
  authority: 'Om vårt svar inte hjälper kan du vända dig till tillsynsmyndigheten för tillgänglighet i ditt land.',
  date: 'Den här redogörelsen är från {day}.',
} satisfies NamespaceAccessibilityTranslation
