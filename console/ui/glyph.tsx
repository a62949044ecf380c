import { Icon, type IconProps } from '../../app/ui/icon.tsx'

/** The console's line drawings on a 24-unit grid. */
const paths = {
  home: 'M4 11.5 12 5l8 6.5M6 10.5V19h12v-8.5M10 19v-5h4v5',
  look: 'M12 3.5c4 4.3 6 7.2 6 10a6 6 0 0 1-12 0c0-2.8 2-5.7 6-10ZM12 16.5a3 3 0 0 0 3-3',
  words: 'M5 6.5V5h14v1.5M12 5v14m-3 0h6',
  page: 'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3.5 9h17M8 13h8v3H8z',
  key: 'M8 11.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm3 1 8-8m-3.5 3.5 2.5 2.5',
  hook: 'M9.5 8.5a3.5 3.5 0 1 1 4.7 3.3l2.3 4.2M13 8.5l-3.2 5.7M16.5 16h-7a3.5 3.5 0 1 1-2.5-3.4',
  chart: 'M4 4v16h16M8.5 16v-4M13 16V8M17.5 16v-6',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM3 19.5c.5-3.5 2.7-5.5 6-5.5s5.5 2 6 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.7c1.7.8 2.7 2.4 3 4.8',
  log: 'M6 4h12v16H6zM9 8.5h6M9 12h6M9 15.5h3.5',
  provider: 'M4 20V9l8-5 8 5v11M9 20v-6h6v6',
  ok: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12.3l2.8 2.8L16 9.5',
  bad: 'M12 3.8 21.5 20h-19ZM12 10v4.5m0 2.6v.1',
  lock: 'M7 11h10a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V13a2 2 0 0 1 2-2ZM8 11V8a4 4 0 0 1 8 0v3',
  off: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12h8',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5m0-8.7v.1',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  copy: 'M10.5 8.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2',
  down: 'm6 9 6 6 6-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Zm7 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Zm7 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Z',
  undo: 'M8.5 6 4.5 10l4 4M4.5 10H14a5 5 0 0 1 0 10h-3',
  redo: 'm15.5 6 4 4-4 4M19.5 10H10a5 5 0 0 0 0 10h3',
  phone: 'M8.5 3.5h7a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5ZM11 17.5h2',
  tablet: 'M6 3.5h12a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19V5A1.5 1.5 0 0 1 6 3.5ZM10.5 17.5h3',
  desktop: 'M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5ZM9 20h6M12 16.5V20',
  out: 'M14 4.5h5.5V10M19 5l-8.5 8.5M17 14v5.5H4.5V7H10',
  load: 'M12 4v11m-4.5-4L12 15.5l4.5-4.5M4.5 19.5h15',
  print: 'M7 8V4h10v4M7 16H4.5V8h15v8H17M7 13.5h10V20H7z',
} as const
export type GlyphName = keyof typeof paths

/** A simple icon of one path, by its name. */
export const Glyph = ({ name, ...props }: IconProps & { name: GlyphName }) => (
  <Icon {...props}>
    <path d={paths[name]} />
  </Icon>
)

/** A broken ring with a clock: something waits. */
export const WaitGlyph = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" strokeDasharray="3.5 3.57" />
    <path d="M12 8v4.5l2.5 1.5" />
  </Icon>
)
