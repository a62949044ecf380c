import type { Translation } from '../i18n-types.ts'

export const riskScore = {
  kicker: 'En fråga före ditt resultat',
  title: 'Hur riskfyllt spelade du?',
  instruction: 'Flytta reglaget för att ange din risknivå',
  slider: 'Din risknivå',
  low: 'Låg risk',
  high: 'Hög risk',
  value: '{value} av 100',
  less: 'Mindre risk',
  more: 'Mer risk',
  note: 'Det finns inget rätt svar. Din gissning visar hur du själv ser på ditt spel, och du kan bara gissa en gång.',
  submit: 'Se mitt resultat',
  moveFirst: 'Flytta reglaget först',
  given: 'Du har redan gissat: {value}.',
  sending: 'Din gissning skickas',
} satisfies Translation['riskScore']
