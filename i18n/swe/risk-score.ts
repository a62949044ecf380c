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
  note: 'Gå på magkänslan. Du kan bara svara en gång.',
  submit: 'Se mitt resultat',
  moveFirst: 'Flytta reglaget först',
  given: 'Du har redan gissat: {value}.',
  sending: 'Din gissning skickas',
} satisfies Translation['riskScore']
