import { fixed } from '../../../contract/look/contrast-rules.ts'
import type { Operator } from '../../../contract/operator.ts'
import { useTexts } from '../../texts/context.tsx'

/** Names what a colour stands on. Two grounds of one colour have one name: the pair is the same. */
export const useGroundName = () => {
  const { look } = useTexts()
  return ({ theme, header, background }: Operator, colour: string): string => {
    if (colour === fixed.surface) return look.grounds.surface()
    if (colour === fixed.inkSoft) return look.grounds.inkSoft()
    if (colour === theme.secondaryBackgroundColor) return look.grounds.table()
    if (colour === theme.speedoMeterEmptyColor) return look.grounds.empty()
    if (colour === header.background) return look.grounds.header()
    if (colour === background.color) return look.grounds.background()
    return colour
  }
}
