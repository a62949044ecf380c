import type { NamespaceReportTranslation } from '../../i18n-types.ts'

export default {
  title: 'Rezultatul tău la testul de autoevaluare cu cărți',
  description: 'Scor de risc, profil de decizie și sfaturi dintr-un joc scurt de cărți.',
  fileName: 'Raportul tău',
  date: 'Raportul tău, {date|date}',
  footer: 'Un indiciu dintr-un joc scurt, nu un diagnostic.',
  people: 'Din 100 de jucători, {below} {{au avut|a avut|au avut|au avut|au avut|au avut}} un scor de risc mai mic decât al tău.',
  model: 'Model {model}, grup de comparație {group}.',
  mail: {
    subject: 'Raportul tău de la testul de autoevaluare cu cărți',
    intro: 'Iată raportul pe care l-ai cerut. Îl găsești ca PDF în fișierul atașat.',
    contents: 'Raportul conține profilul tău de decizie, trei sfaturi cu motivele lor și informații despre unde găsești ajutor.',
    once: 'Adresa ta a fost folosită o singură dată, pentru acest mesaj. Nu este păstrată și nu este legată de rezultatele tale.',
    notYou: 'Nu ai cerut acest mesaj? Poate că cineva a greșit adresa. Îl poți șterge; nu va mai veni altul.',
  },
} satisfies NamespaceReportTranslation
