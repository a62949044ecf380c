import { lightSurfaces } from '../../contract/look/schemes.ts'
import type { Operator } from '../../contract/operator.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'

/** Names a background. Two backgrounds of one colour have one name, because the pair is the same. */
export const useGroundName = () => {
  const { look } = useConsoleTexts().t
  return ({ theme, header, background }: Operator, colour: string): string => {
    if (colour === lightSurfaces.surface) return look.grounds.surface()
    if (colour === lightSurfaces.inkSoft) return look.grounds.inkSoft()
    if (colour === theme.secondaryBackgroundColor) return look.grounds.table()
    if (colour === theme.speedoMeterEmptyColor) return look.grounds.empty()
    if (colour === header.background) return look.grounds.header()
    if (colour === background.color) return look.grounds.background()
    return colour
  }
}
