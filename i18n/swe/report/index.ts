import type { NamespaceReportTranslation } from '../../i18n-types.ts'

export default {
  title: 'Ditt resultat i självtestet med kort',
  description: 'Riskpoäng, beslutsprofil och råd från ett kort kortspel.',
  fileName: 'Din rapport',
  date: 'Din rapport, {date|date}',
  footer: 'En fingervisning från ett kort spel, ingen diagnos.',
  people: 'Av 100 spelare hade {below} en lägre riskpoäng än du.',
  model: 'Modell {model}, jämförelsegrupp {group}.',
  mail: {
    subject: 'Din rapport från självtestet med kort',
    intro: 'Här är rapporten du bad om. Du hittar den som PDF i bilagan.',
    contents: 'I rapporten finns din beslutsprofil, tre råd med skäl och var du hittar hjälp.',
    once: 'Din adress användes en gång för att skicka det här brevet. Den sparas inte och kopplas inte till dina resultat.',
    notYou: 'Har du inte bett om det här brevet? Då har någon skrivit fel adress. Du kan radera det; det kommer inget mer.',
  },
} satisfies NamespaceReportTranslation
