import { Icon, type IconProps } from '../icon.tsx'

/** A loudspeaker: with waves if it is `on`, else crossed out. */
export const SoundIcon = ({ on, ...props }: IconProps & { on: boolean }) => (
  <Icon {...props}>
    <path d="M4 9.5v5h3.5l4.5 4v-13l-4.5 4Z" />
    <path d={on ? 'M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11' : 'm15.5 9.5 5 5m0-5-5 5'} />
  </Icon>
)
