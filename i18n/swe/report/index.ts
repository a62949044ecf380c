import type { NamespaceReportTranslation } from '../../i18n-types.ts'

export default {
  title: 'Ditt resultat i självtestet med kortspel',
  description: 'Riskpoäng, beslutsprofil och råd från ett enda kortspel på tre minuter.',
  fileName: 'Din rapport',
  date: 'Din rapport, {date|date}',
  footer: 'En fingervisning från ett enda spel på tre minuter, ingen diagnos.',
  people: 'Av 100 spelare hade {below} en lägre riskpoäng än du.',
  model: 'Modell {model}, jämförelsegrupp {group}.',
  mail: {
    subject: 'Din rapport från självtestet med kortspel',
    intro: 'Här är rapporten du bad om. Du hittar den som PDF i bilagan.',
    contents: 'I rapporten finns din beslutsprofil, tre råd med förklaringar och var du hittar hjälp.',
    once: 'Din adress användes en gång för att skicka det här mejlet. Den sparas inte och kopplas inte till dina resultat.',
    notYou: 'Har du inte bett om det här mejlet? Då har någon skrivit fel adress. Du kan radera mejlet; det kommer inga fler.',
  },
} satisfies NamespaceReportTranslation
