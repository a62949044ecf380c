import type { NamespaceReportTranslation } from '../../i18n-types.ts'

export default {
  title: 'Dit resultat i selvtesten med kortspil',
  description: 'Risikoscore, beslutningsprofil og råd fra ét enkelt kortspil på tre minutter.',
  fileName: 'Din rapport',
  date: 'Din rapport, {date|date}',
  footer: 'Et fingerpeg fra ét enkelt spil på tre minutter, ikke en diagnose.',
  people: 'Ud af 100 spillere havde {below} en lavere risikoscore end dig.',
  model: 'Model {model}, sammenligningsgruppe {group}.',
  mail: {
    subject: 'Din rapport fra selvtesten med kortspil',
    intro: 'Her er den rapport, du bad om. Du finder den som PDF i den vedhæftede fil.',
    contents: 'I rapporten finder du din beslutningsprofil, tre råd med begrundelser og steder, hvor du kan få hjælp.',
    once: 'Din adresse blev brugt én gang til at sende denne mail. Den gemmes ikke og knyttes ikke til dine resultater.',
    notYou: 'Har du ikke bedt om denne mail? Så har nogen tastet en forkert adresse. Du kan slette mailen; der kommer ikke flere.',
  },
} satisfies NamespaceReportTranslation
