import type { NamespaceReportTranslation } from '../../i18n-types.ts'

export default {
  title: 'Je resultaat van de zelftest met het kaartspel',
  description: 'Risicoscore, beslisprofiel en tips uit één kort spel.',
  fileName: 'Je rapport',
  date: 'Je rapport, {date|date}',
  footer: 'Een aanwijzing uit één kort spel, geen diagnose.',
  people: 'Van de 100 spelers {{below:had|hadden}} er {below} een lagere risicoscore dan jij.',
  model: 'Model {model}, vergelijkingsgroep {group}.',
  mail: {
    subject: 'Je rapport van de zelftest met het kaartspel',
    intro: 'Hier is het rapport waar je om vroeg. Je vindt het als pdf in de bijlage.',
    contents: 'In het rapport staan je beslisprofiel, drie tips met uitleg en waar je hulp vindt.',
    once: 'Je adres is één keer gebruikt om deze mail te sturen. Het wordt niet bewaard en niet aan je resultaten gekoppeld.',
    notYou:
      'Heb je niet om deze mail gevraagd? Dan heeft iemand een adres verkeerd getypt. Je kunt de mail verwijderen; er komen er geen andere.',
  },
} satisfies NamespaceReportTranslation
