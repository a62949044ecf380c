import type { HelpLineEntry } from './entry.ts'

export const helpLine: HelpLineEntry = {
  country: 'GB',
  name: 'National Gambling Helpline',
  phone: { number: '0808 8020 133', dial: '+448088020133', confidence: 'high' },
  url: { address: 'https://www.gamcare.org.uk', confidence: 'high' },
  hours: { open: 'always', confidence: 'high' },
  note: 'Run by GamCare. GambleAware closed on 31 March 2026: no links to BeGambleAware. Confirm that the line went on.',
  sources: ['thirdsectorawards.com', 'publicgaming.com', 'latestbettingoffers.co.uk'],
  checked: '2026-11-21',
}
