import type { HelpLineEntry } from './entry.ts'

export const helpLine: HelpLineEntry = {
  country: 'US',
  name: 'National Problem Gambling Helpline',
  phone: { number: '1-800-MY-RESET', dial: '+18006973738', text: '800GAM', confidence: 'high' },
  url: { address: 'https://www.ncpgambling.org', confidence: 'high' },
  chat: { address: 'https://www.ncpgambling.org/chat', confidence: 'high' },
  hours: { open: 'always', confidence: 'high' },
  note: 'Run by NCPG. 1-800-GAMBLER went back to New Jersey on 29 September 2025 and is not the national line; several states still ask for it.',
  sources: ['ncpgambling.org', 'readwrite.com, 30 September 2025', 'completeigaming.com'],
  checked: '2026-11-21',
}
