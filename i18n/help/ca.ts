import type { HelpEntry, Source } from './entry.ts'
import { datedLists, lists } from './public-lists.ts'

const guide: Source = {
  page: 'https://responsiblegambling.org/for-the-public/problem-gambling-help/help-for-canadians/',
  read: '2026-11-25',
  certainty: 'web-only',
}

export const help: HelpEntry = {
  place: 'CA',
  lines: [],
  ways: [
    {
      kind: 'treatment',
      name: 'Help for Canadians',
      url: 'https://responsiblegambling.org/for-the-public/problem-gambling-help/help-for-canadians/',
      source: guide,
    },
  ],
  emergency: { number: '911', source: lists.emergency, read: '2026-11-25' },
  crisis: [
    {
      name: '9-8-8: Suicide Crisis Helpline · Ligne d’aide en cas de crise de suicide',
      call: '988',
      text: '988',
      web: 'https://988.ca',
      hours: 'always',
      source: 'https://content.goldenwestapps.com/index.php/node/192263',
      dated: '2025-09',
      also: datedLists.support,
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
  young: [
    {
      name: 'Kids Help Phone · Jeunesse, J’écoute',
      call: '1-800-668-6868',
      web: 'https://kidshelpphone.ca',
      text: '686868',
      hours: 'always',
      source: datedLists.canada.page,
      dated: datedLists.canada.dated,
      also: datedLists.checked,
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
  note: 'There is no national line for gambling: the player chooses a province. The young line’s own page gives its number for texts (kidshelpphone.ca/text-about-it).',
}
