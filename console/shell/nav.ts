import type { GlyphName } from '../ui/glyph.tsx'

/** The screens of an operator in the order of the side bar; `gap`: begins a group. */
export const nav = [
  { screen: '', name: 'overview', symbol: 'home', gap: false },
  { screen: 'look', name: 'look', symbol: 'look', gap: true },
  { screen: 'words', name: 'words', symbol: 'words', gap: false },
  { screen: 'page', name: 'page', symbol: 'page', gap: false },
  { screen: 'keys', name: 'keys', symbol: 'key', gap: true },
  { screen: 'webhooks', name: 'webhooks', symbol: 'hook', gap: false },
  { screen: 'figures', name: 'figures', symbol: 'chart', gap: true },
  { screen: 'people', name: 'people', symbol: 'people', gap: true },
  { screen: 'log', name: 'log', symbol: 'log', gap: false },
] as const satisfies readonly { screen: string; name: string; symbol: GlyphName; gap: boolean }[]
