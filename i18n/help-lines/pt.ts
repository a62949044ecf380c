import type { HelpLineEntry } from './entry.ts'

export const helpLine: HelpLineEntry = {
  country: 'PT',
  name: 'Linha Vida 1414',
  phone: { number: '1414', dial: '1414', confidence: 'high' },
  url: { address: 'https://jogoresponsavel.pt/linhas-de-ajuda', confidence: 'high' },
  hours: { open: [{ firstDay: 1, lastDay: 5, opens: '10:00', closes: '18:00' }], confidence: 'medium' },
  note: 'Run by ICAD, formerly SICAD. Working days only.',
  sources: ['jn.pt, 2020', 'jogoresponsavel.pt'],
  checked: '2026-11-21',
}
