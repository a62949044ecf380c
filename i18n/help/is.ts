import { everyone, type HelpEntry, official, own, service } from './sources.ts'

const raudikrossinn = own(
  'https://www.raudikrossinn.is/verkefni/innanlandsverkefni/heilbrigdi-og-velferd/hjalparsiminn-1717-og-netspjallid/',
  '2026-11-26',
)
const crisisLine = service(
  'Hjálparsími Rauða krossins',
  ['is'],
  { call: '1717', web: 'https://www.raudikrossinn.is', hours: 'always' },
  raudikrossinn,
)

export const help: HelpEntry = {
  place: 'IS',
  lines: [],
  emergency: everyone('112', official('https://www.112.is/um-neydarlinuna-2-68/', '2026-11-29')),
  crisis: [crisisLine],
  young: [crisisLine],
  note: 'No national line for gambling was found on a page with an address.',
}
