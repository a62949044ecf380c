import { css } from '@linaria/core'
import { Icon, icon } from './icon.tsx'

// Those of the other screens: `icon.tsx` has the rest. Each is named after what is drawn.

export const BanIcon = icon('M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM5.700 5.700l12.600 12.600')
export const BookIcon = icon('M12 6.5C10 5 7 4.5 3.5 4.8v13.4C7 18 10 18.5 12 20c2-1.5 5-2 8.5-1.8V4.8C17 4.5 14 5 12 6.5Zm0 0V20')
export const ChatIcon = icon(
  'M4 6.500a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-4.500 3.500v-3.500H6a2 2 0 0 1-2-2zM8 9h8M8 12.500h5',
)
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5')
export const CloseIcon = icon('m6 6 12 12M18 6 6 18')
export const CloudOffIcon = icon('m4 4 16 16M9.4 6.4A6 6 0 0 1 17.8 11a4 4 0 0 1 2.4 6.3M6.8 9.3a4.6 4.6 0 0 0 .7 9.2h10')
export const CloudIcon = icon('M7.5 18.5a4.6 4.6 0 0 1-.6-9.2 6 6 0 0 1 11.3 1.8 3.8 3.8 0 0 1-.7 7.4Z')
export const DownArrowIcon = icon('M12 4v15m-6-6 6 6 6-6')
export const FlagIcon = icon('M6 21V4m0 1c4-2 7 2 12 0v9c-5 2-8-2-12 0')
export const HourglassIcon = icon('M7 3.5h10M7 20.5h10M8 3.5c0 5 3 6 4 8.5 1-2.5 4-3.5 4-8.5M8 20.5c0-5 3-6 4-8.5 1 2.5 4 3.5 4 8.5')
export const MinusIcon = icon('M6 12h12')
export const PauseIcon = icon('M9 6v12M15 6v12')
export const PeopleIcon = icon(
  'M3.5 19.5c0-7 11-7 11 0M15.5 5.6a3.2 3.2 0 0 1 0 5.8M17.5 14.5c2 .8 3 2.5 3 5',
  <circle cx="9" cy="8.5" r="3.2" />,
)
export const PhoneIcon = icon('M8.5 4.5 6 5c-1.5 5.5 6.5 14.5 13 13.5l.7-3-4-2-1.7 1.5c-2-1-3.5-2.7-4.5-4.5L11 9Z')
export const PlusIcon = icon('M12 6v12M6 12h12')
export const SaveIcon = icon('M12 4v11m-5-5 5 5 5-5M5 20h14')
export const ShieldIcon = icon('M12 3.5c2.5 1.7 5 2.4 7.5 2.5 0 7-2.5 12-7.5 14.5C7 18 4.5 13 4.5 6c2.5-.1 5-.8 7.5-2.5Z')
export const SunIcon = icon(
  'M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  <circle cx="12" cy="12" r="4" />,
)
export const UnlinkIcon = icon(
  'm13.5 6.5 1.8-1.8a4 4 0 0 1 5.6 5.6l-1.8 1.8M10.5 17.5l-1.8 1.8a4 4 0 0 1-5.6-5.6l1.8-1.8M8 3v3M3 8h3M16 21v-3M21 16h-3',
)
export const UpArrowIcon = icon('M12 20V5m-6 6 6-6 6 6')
export const WalletIcon = icon(
  'M17 8V5.5L5 7.2A2 2 0 0 0 3.5 9v9A1.5 1.5 0 0 0 5 19.5h14a1.5 1.5 0 0 0 1.5-1.5V9.5A1.5 1.5 0 0 0 19 8H5M16.5 13.8v.1',
)

const mirrored = css`
  scale: var(--forward) 1;
`

const mirroredIcon = (path: string) => () => (
  <Icon className={mirrored}>
    <path d={path} />
  </Icon>
)
/** Points to where the line begins. */
export const LeftIcon = mirroredIcon('m15 5-7 7 7 7')
/** Points to where the line ends. */
export const RightIcon = mirroredIcon('m9 5 7 7-7 7')

/** A loudspeaker: with waves if it is `on`, else crossed out. */
export const SoundIcon = ({ on }: { on: boolean }) => (
  <Icon>
    <path d="M4 9.5v5h3.5l4.5 4v-13l-4.5 4Z" />
    <path d={on ? 'M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11' : 'm15.5 9.5 5 5m0-5-5 5'} />
  </Icon>
)
