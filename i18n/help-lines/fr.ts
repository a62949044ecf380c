import type { HelpLineEntry } from './entry.ts'

export const helpLine: HelpLineEntry = {
  country: 'FR',
  name: 'Joueurs Info Service',
  phone: { number: '09 74 75 13 13', dial: '+33974751313', confidence: 'high' },
  url: { address: 'https://www.joueurs-info-service.fr', confidence: 'high' },
  note: 'Open seven days a week.',
  sources: ['joueurs-info-service.fr', 'resultats-du-loto.net'],
  checked: '2026-11-21',
}
