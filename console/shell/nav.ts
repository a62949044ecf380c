import type { GlyphName } from '../ui/glyph.tsx'

/** The screens of an operator in the order of the side bar; `gap`: begins a group; `docs`: its page of the documentation. */
export const nav = [
  { screen: '', name: 'overview', symbol: 'home', gap: false, docs: 'quickstart' },
  { screen: 'look', name: 'look', symbol: 'look', gap: true, docs: 'operators' },
  { screen: 'words', name: 'words', symbol: 'words', gap: false, docs: 'operators' },
  { screen: 'page', name: 'page', symbol: 'page', gap: false, docs: 'embedding' },
  { screen: 'keys', name: 'keys', symbol: 'key', gap: true, docs: 'secrets' },
  { screen: 'webhooks', name: 'webhooks', symbol: 'hook', gap: false, docs: 'webhooks' },
  { screen: 'figures', name: 'figures', symbol: 'chart', gap: true, docs: 'console' },
  { screen: 'people', name: 'people', symbol: 'people', gap: true, docs: 'console' },
  { screen: 'log', name: 'log', symbol: 'log', gap: false, docs: 'console' },
] as const satisfies readonly { screen: string; name: string; symbol: GlyphName; gap: boolean; docs: string }[]
